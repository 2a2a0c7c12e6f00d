import { toDay } from '@shop/domain/day';
import { m } from '@shop/messages';
import { FileText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { methodSaid, timeWords } from '~/features/selling/check-out/delivery-words.ts';
import { ChristmasOrderNote } from '~/features/selling/christmas/christmas-order-note.tsx';
import { Section } from '~/features/base/forms/section.tsx';
import {
  AskedFor,
  Conversation,
  MovingDays,
  OfferFigures,
} from '~/features/selling/individual-order/request-panels.tsx';
import { dayAndYear, money, phoneNumber, t } from '~/lib/format.ts';
import type { Outcome } from '~/lib/intents.ts';
import { accountPaths } from '~/lib/account-paths.ts';
import { useRoot } from '~/lib/use-root.ts';
import { AddressText } from '~/ui/address-text.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { cx } from '~/ui/cx.ts';
import { Notice } from '~/ui/notice.tsx';
import { BankWaiting } from './bank-waiting.tsx';
import { ClaimPanel } from './claim-panel.tsx';
import { NextSteps } from './next-steps.tsx';
import {
  isSupplementAtBank,
  isWaitingForBank,
  lastPayment,
  type CheckOutData,
  type CheckOutDone,
} from './check-out-data.ts';
import { CheckOutChanges } from './check-out-changes.tsx';
import { CheckOutDeliveries } from './check-out-deliveries.tsx';
import { BoughtKits, CheckOutFigures } from './check-out-figures.tsx';
import { CheckOutHead } from './check-out-head.tsx';
import { CheckOutHistory } from './check-out-history.tsx';
import { CheckOutRefunds } from './check-out-refunds.tsx';
import { CancelPanel } from './cancel-panel.tsx';
import { OpenChanges } from './open-changes.tsx';
import { PayPanel } from './pay-panel.tsx';
import type { Returned } from './returned.ts';
import { RepeatPanel } from './repeat-panel.tsx';
import { SupplementNews } from './supplement-news.tsx';
import { TransferDetails } from './transfer-details.tsx';
import { useCheckOutChanges } from './use-check-out-changes.ts';
import { usePurchaseTold } from './use-purchase-told.ts';

type Checked = { readonly checkOut: CheckOutData['checkOut'] };

function WhoAndWhere({ checkOut }: Checked) {
  const { buyer, cityName, deliveryMethod, deliveryTime } = checkOut;
  const company = buyer.businessName || buyer.companyName;
  const flat = buyer.apartmentNumber && `–${buyer.apartmentNumber}`;
  return (
    <address className="grid gap-0.5 not-italic">
      <span className="font-semibold">{`${buyer.firstName} ${buyer.lastName}`}</span>
      {company && <span>{[company, buyer.businessCode].filter(Boolean).join(', ')}</span>}
      <span>{`${buyer.street} ${buyer.houseNumber}${flat}${buyer.floor && `, ${m.floor_number({ floor: buyer.floor })}`}`}</span>
      <span>
        <AddressText>{`${buyer.postalCode} ${t(cityName)}`}</AddressText>
      </span>
      <span className="wrap-anywhere text-muted">{`${buyer.email} · ${phoneNumber(buyer.phoneNumber)}`}</span>
      <span className="mt-2 block first-letter:uppercase">
        {methodSaid(deliveryMethod)}
        {deliveryTime && `, ${timeWords(deliveryTime)}`}
      </span>
      {buyer.extraInformation && <span className="text-muted">{buyer.extraInformation}</span>}
    </address>
  );
}

const paperName = (kind: 'invoice' | 'credit', isSupplement: boolean) => {
  if (kind === 'credit') return isSupplement ? m.order_supplement_credit : m.order_credit;
  return isSupplement ? m.order_supplement_invoice : m.order_invoice;
};

function Papers({ checkOut }: Checked) {
  return (
    <ul className="grid gap-2">
      {checkOut.invoices.map(({ id, kind, number, isSupplement, issuedOn, totalCents }) => (
        <li key={id}>
          <a
            href={accountPaths.invoice(checkOut.id, { invoice_id: String(id) })}
            className={linkLook({ kind: 'strong' })}
          >
            <FileText size={20} strokeWidth={1.75} aria-hidden="true" />
            {paperName(kind, isSupplement)({ number })}
          </a>
          <span className="block pl-7.5 text-sm text-muted">
            {dayAndYear(toDay(issuedOn))} · {money(totalCents)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Where fields are wrong, their form says so itself. */
const isBesideItsForm = ({ refusal }: Outcome<CheckOutDone>): boolean =>
  Object.keys(refusal?.errors ?? {}).length > 0;

/** Why it could not be done, in sight wherever the form was; the page around it tells how the order stands by now. */
function Refused({ outcome }: { outcome: Outcome<CheckOutDone> }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [outcome]);
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-28 rounded-card">
      <Notice tone="danger" live="assertive">
        {outcome.refusal?.message}
      </Notice>
    </div>
  );
}

type Props = CheckOutData & {
  outcome: Outcome<CheckOutDone> | undefined;
  returned: Returned | null;
};

/** A placed order: how it stands, how to pay, what comes when. The same for guests and account holders. */
export function CheckOutView({
  checkOut,
  ways,
  cancellations,
  food,
  stops,
  request,
  now,
  outcome,
  returned,
}: Props) {
  const { shop, viewer } = useRoot();
  const contentIds = checkOut.orders.flatMap(({ mealKitId }) => mealKitId ?? []);
  usePurchaseTold({ ...checkOut, contentIds }, now);
  useCheckOutChanges(checkOut);
  const isWaiting = returned !== null && (isWaitingForBank(checkOut) || isSupplementAtBank(checkOut));
  const isDeclined = checkOut.status === 'new' && lastPayment(checkOut)?.status === 'declined';
  const done = outcome?.done?.message;
  const talk = request && <Conversation request={request} outcome={outcome} />;
  // Once it is paid there is seldom something to write about.
  const isAgreed = checkOut.paidAt !== null;
  return (
    <div className="grid gap-6">
      {outcome?.refusal && !isBesideItsForm(outcome) && <Refused outcome={outcome} />}
      {done && (
        <Notice tone="success" live="polite">
          {done}
        </Notice>
      )}
      {returned && !isWaiting && <SupplementNews checkOut={checkOut} returned={returned} />}
      {isWaiting ? (
        <BankWaiting />
      ) : (
        <CheckOutHead checkOut={checkOut} stops={stops} request={request} now={now} isDeclined={isDeclined} />
      )}
      {request && <MovingDays request={request} />}
      {!isWaiting && <OpenChanges checkOut={checkOut} outcome={outcome} now={now} />}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-6">
          {/* What is to be done now comes before what happens next. */}
          {checkOut.transfer && (
            <Section title={m.transfer_title()}>
              <TransferDetails
                transfer={checkOut.transfer}
                note={checkOut.paymentType === 'cash' ? m.transfer_instead_of_cash() : m.transfer_late()}
              />
            </Section>
          )}
          {ways && (
            <Section title={isWaiting ? m.waiting_not_finished() : m.pay_title()}>
              {request && (
                <div className="lg:hidden">
                  <OfferFigures request={request} />
                </div>
              )}
              <PayPanel checkOut={checkOut} ways={ways} now={now} quoted={outcome?.done?.offerCoupons} />
            </Section>
          )}
          {!isAgreed && talk}
          <CheckOutRefunds refunds={checkOut.refunds} outcome={outcome} />
          {!isWaiting && <NextSteps checkOut={checkOut} stops={stops} phone={shop.company.phone} now={now} />}
          {!isWaiting && <ChristmasOrderNote checkOut={checkOut} phone={shop.company.phone} now={now} />}
          <Section title={m.order_deliveries()}>
            <CheckOutDeliveries
              checkOut={checkOut}
              food={food}
              stops={stops}
              now={now}
              isGuest={viewer === null || checkOut.isClaimable}
            />
          </Section>
          <CheckOutChanges changes={checkOut.changes} />
          {isAgreed && talk}
          <CancelPanel checkOut={checkOut} outcome={outcome} cancellations={cancellations} />
        </div>
        <div className="grid grid-cols-1 gap-6">
          {/* On small screens an offer's figures stand where it is paid. */}
          <div className={cx(request && ways && 'max-lg:hidden')}>
            <Section title={request ? m.individual_price() : m.order_kits()}>
              {request ? (
                <OfferFigures request={request} />
              ) : (
                <>
                  <BoughtKits orders={checkOut.orders} />
                  <CheckOutFigures checkOut={checkOut} />
                </>
              )}
            </Section>
          </div>
          {request && <AskedFor request={request} />}
          {checkOut.invoices.length > 0 && (
            <Section title={m.order_papers()}>
              <Papers checkOut={checkOut} />
            </Section>
          )}
          <Section title={m.order_to()}>
            <WhoAndWhere checkOut={checkOut} />
          </Section>
          {viewer !== null && !checkOut.isClaimable && !request && checkOut.christmasUntil === null && (
            <RepeatPanel outcome={outcome} />
          )}
          <ClaimPanel checkOut={checkOut} isGuest={viewer === null} />
          <Section title={m.order_history()}>
            <CheckOutHistory history={checkOut.history} />
          </Section>
        </div>
      </div>
    </div>
  );
}
