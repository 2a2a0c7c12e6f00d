import type { OnlinePaymentMethods } from '@shop/contract/payments';
import { defaultPaymentType } from '@shop/domain/states/statuses';
import { m } from '@shop/messages';
import { type FormEvent, Suspense, use, useState } from 'react';
import { AgreeTermsLabel } from '~/features/base/forms/agree-terms-label.tsx';
import { BankChoice } from '~/features/selling/check-out/bank-choice.tsx';
import { useCheckOut } from '~/features/selling/check-out/context.ts';
import { paymentsOn, paymentWords } from '~/features/selling/check-out/payment-words.ts';
import { seenIn } from '~/features/selling/check-out/place-check-out.ts';
import { PricesUpdated } from '~/features/selling/check-out/prices-updated.tsx';
import { Refused } from '~/features/selling/check-out/refused.tsx';
import { Review } from '~/features/selling/check-out/review.tsx';
import { changeCheckOut } from '~/features/selling/check-out/state.ts';
import { StepButtons } from '~/features/selling/check-out/step-buttons.tsx';
import { usePlacing } from '~/features/selling/check-out/use-placing.ts';
import { summaryTitle } from '~/lib/form-summary.ts';
import { money } from '~/lib/format.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { cardLook } from '~/ui/card.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { FormShell } from '~/ui/form-shell.tsx';
import { RadioCards } from '~/ui/radio-cards.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import type { Route } from './+types/payment.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.check_out_payment_title());

const noOptions: OnlinePaymentMethods = { isAvailable: false, banks: [], cards: null };

/** Six banks and a card. */
const usualOptions = [0, 1, 2, 3, 4, 5, 6];

/** The provider may be slow: the page does not wait for its banks. */
export function loader({ context }: Route.LoaderArgs) {
  const online = context
    .get(apiContext)('GET /payments/payment-methods')
    .then(({ data }) => data)
    .catch(() => noOptions);
  return { online };
}

function Banks({ online, value }: { online: Promise<OnlinePaymentMethods>; value: string | null }) {
  return (
    <BankChoice
      methods={use(online)}
      value={value}
      onChange={(paymentOption) => changeCheckOut({ paymentOption })}
    />
  );
}

export default function Payment({ loaderData }: Route.ComponentProps) {
  const checkOut = useCheckOut();
  const { state, priced, payments } = checkOut;
  const [tries, setTries] = useState(0);
  const { agreed } = state;
  const types = paymentsOn(payments);
  const type = types.find((each) => each === (state.paymentType ?? defaultPaymentType)) ?? types[0];
  const { place, isPending, answer, update } = usePlacing(checkOut, type);
  const { totalCents } = priced.price;
  const seen = update?.after ?? seenIn({ totalCents, toPayCents: priced.coupons.toPayCents }, priced.items);
  const { toPayCents } = seen;
  const isOnline = type === 'montonio' && toPayCents > 0;
  const placeIfAgreed = (): void => {
    if (agreed.terms && agreed.contacts) void place(seen);
    else setTries(tries + 1);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    placeIfAgreed();
  };
  const fieldErrors =
    tries === 0
      ? []
      : [
          ...(agreed.terms ? [] : [{ name: 'agreeTerms', message: m.field_agree_terms() }]),
          ...(agreed.contacts ? [] : [{ name: 'agreeContacts', message: m.field_agree_contacts() }]),
        ];
  const total = money(toPayCents);
  return (
    <>
      {update && (
        <PricesUpdated
          {...update}
          confirmLabel={
            isOnline
              ? m.prices_updated_confirm_pay({ amount: total })
              : m.prices_updated_confirm_order({ amount: total })
          }
          isPending={isPending}
          onConfirm={placeIfAgreed}
        />
      )}
      {answer && <Refused answer={answer} isPending={isPending} />}
      <FormShell
        key={tries}
        id="payment-form"
        onSubmit={submit}
        pending={isPending}
        error={null}
        errorTitle={summaryTitle(fieldErrors)}
        fieldErrors={fieldErrors}
        className="gap-6"
      >
        <Review {...checkOut} />
        <section aria-label={m.payment_type()} className={`${cardLook()} grid gap-6`}>
          <RadioCards
            name="paymentType"
            legend={m.payment_type()}
            value={type ?? null}
            onChange={(value) =>
              changeCheckOut({ paymentType: types.find((each) => each === value) ?? null })
            }
            options={types.map((each) => ({
              value: each,
              title: paymentWords[each].title(),
              text: paymentWords[each].hint(),
            }))}
          />
          {isOnline && (
            <Suspense
              fallback={
                // As high as the banks that come, so that nothing below moves.
                <div
                  aria-busy="true"
                  aria-label={m.payment_loading()}
                  className="grid gap-2 pt-8.5 sm:grid-cols-2"
                >
                  {usualOptions.map((option) => (
                    <Skeleton key={option} shape="block" className="h-19.5" />
                  ))}
                </div>
              }
            >
              <Banks online={loaderData.online} value={state.paymentOption} />
            </Suspense>
          )}
        </section>
        <div className="grid gap-3">
          <Checkbox
            name="agreeTerms"
            required
            checked={agreed.terms}
            onChange={(event) => changeCheckOut({ agreed: { ...agreed, terms: event.target.checked } })}
            label={<AgreeTermsLabel />}
          />
          <Checkbox
            name="agreeContacts"
            required
            checked={agreed.contacts}
            onChange={(event) => changeCheckOut({ agreed: { ...agreed, contacts: event.target.checked } })}
            label={m.agree_contacts_label()}
          />
        </div>
        <StepButtons back={paths.checkOutDelivery()} pending={{ is: isPending, label: m.placing() }}>
          {isOnline ? m.place_pay({ amount: total }) : m.place_order({ amount: total })}
        </StepButtons>
      </FormShell>
    </>
  );
}
