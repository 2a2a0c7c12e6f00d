import type { OnlinePaymentMethods } from '@shop/contract/payments';
import { toDay } from '@shop/domain/day';
import { m } from '@shop/messages';
import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import { Section } from '~/features/base/forms/section.tsx';
import { BankForm } from '~/features/selling/check-outs/bank-form.tsx';
import { BankWaiting } from '~/features/selling/check-outs/bank-waiting.tsx';
import { usePurchaseTold } from '~/features/selling/check-outs/use-purchase-told.ts';
import { couponPaths } from '~/lib/coupon-paths.ts';
import { deadline, longDay, moment, money } from '~/lib/format.ts';
import type { Outcome } from '~/lib/intents.ts';
import { paths } from '~/lib/paths.ts';
import { buttonLook } from '~/ui/button.tsx';
import { cardLook } from '~/ui/card.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { Notice } from '~/ui/notice.tsx';
import { CouponPiece } from './coupon-piece.tsx';
import type { ShownCouponOrder } from './coupon-order-data.server.ts';
import { couponOrderWords } from './coupon-status-words.ts';

type Props = {
  order: ShownCouponOrder;
  online: OnlinePaymentMethods | null;
  now: string;
  /** Just back from the bank. */
  isReturned: boolean;
  outcome: Outcome<{ message?: string }> | undefined;
};

function Pay({ order, online }: { order: ShownCouponOrder; online: OnlinePaymentMethods }) {
  return (
    <Section title={m.coupon_part_pay()}>
      {order.payUntil !== null && (
        <p className="font-semibold">{m.pay_until({ deadline: deadline(new Date(order.payUntil)) })}</p>
      )}
      <BankForm methods={online} option="" amountCents={order.totalCents} />
    </Section>
  );
}

function Bought({ order }: { order: ShownCouponOrder }) {
  const rows = [
    [m.coupon_row_what(), m.coupon_row_pieces({ count: order.pieces, amount: money(order.amountCents) })],
    [m.total(), money(order.totalCents)],
    [m.coupon_row_for(), order.recipientName],
    [m.coupon_recipient_email(), order.recipientEmail],
    [m.coupon_message(), order.message],
    [m.coupon_row_sent_on(), order.sendOn === null ? '' : longDay(toDay(order.sendOn), 'accusative')],
    [m.coupon_to_return(), order.toReturnCents > 0 ? money(order.toReturnCents) : ''],
    [m.coupon_returned(), order.returnedCents > 0 ? money(order.returnedCents) : ''],
  ] as const;
  return (
    <Section title={m.coupon_bought_title()}>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        {rows
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="font-semibold wrap-anywhere whitespace-pre-line max-sm:mb-1">{value}</dd>
            </div>
          ))}
      </dl>
      {order.paidAt !== null && (
        <p>
          <a
            href={couponPaths.paper(order.id)}
            className={`${linkLook()} inline-flex items-center gap-2 py-1`}
          >
            <FileText size={18} strokeWidth={1.75} aria-hidden="true" />
            {m.coupon_paper()}
          </a>
        </p>
      )}
    </Section>
  );
}

/** Bought gift coupons: how they stand, paying them, their cards, and giving them back. */
export function CouponOrderView({ order, online, now, isReturned, outcome }: Props) {
  usePurchaseTold(order, now);
  const { title, text, tone } = couponOrderWords(order);
  const isWaiting = isReturned && order.status === 'pending';
  const refused = outcome?.refusal;
  const refusedPiece = refused && outcome.intent === 'withdraw' ? refused.values.couponId : undefined;
  return (
    <div className="grid grid-cols-1 gap-6">
      {outcome?.done?.message && (
        <Notice tone="success" live="polite">
          {outcome.done.message}
        </Notice>
      )}
      {refused && (
        <Notice tone="danger" live="assertive">
          {refused.message}
        </Notice>
      )}
      {isWaiting ? (
        <BankWaiting />
      ) : (
        <section className={cardLook({ tone })}>
          <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
            <span className="font-semibold">{m.coupon_order_number({ number: order.number })}</span>
            <span className="text-muted">{m.order_placed_on({ when: moment(order.createdAt) })}</span>
          </p>
          <div role="status">
            <h1 className="mt-2 text-3xl sm:text-4xl">{title}</h1>
            {text !== '' && <p className="mt-2 max-w-2xl text-lg wrap-anywhere">{text}</p>}
          </div>
          {order.status === 'not_paid' && (
            <p className="mt-5">
              <Link to={paths.coupons()} className={buttonLook()}>
                {m.coupon_mail_again()}
              </Link>
            </p>
          )}
        </section>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        {online !== null && order.payUntil !== null && <Pay order={order} online={online} />}
        {order.coupons.length > 0 && (
          <Section
            title={m.coupon_pieces_title()}
            intro={order.sendTo === 'recipient' ? m.coupon_pieces_secret() : undefined}
          >
            <ul className="grid gap-4">
              {order.coupons.map((coupon, index) => (
                <CouponPiece
                  key={coupon.id}
                  coupon={coupon}
                  number={order.coupons.length > 1 ? index + 1 : null}
                  refusal={refusedPiece === String(coupon.id) ? (refused?.message ?? null) : null}
                />
              ))}
            </ul>
          </Section>
        )}
        <Bought order={order} />
      </div>
    </div>
  );
}
