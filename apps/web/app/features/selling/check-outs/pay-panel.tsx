import type { PaymentType } from '@shop/domain/states/statuses';
import { m } from '@shop/messages';
import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { BankChoice } from '~/features/selling/check-out/bank-choice.tsx';
import { paymentsOn, paymentWords } from '~/features/selling/check-out/payment-words.ts';
import { CouponsForOffer, SeenCoupons } from '~/features/selling/individual-order/offer-coupons.tsx';
import type { OfferCoupons } from '~/features/selling/individual-order/offer-coupons.ts';
import { deadline, money } from '~/lib/format.ts';
import { Button } from '~/ui/button.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { RadioCards } from '~/ui/radio-cards.tsx';
import { BankForm } from './bank-form.tsx';
import { canPayBy, lastPayment, type CheckOutData, type ShownCheckOut } from './check-out-data.ts';
import { checkOutHeadId } from './check-out-head.tsx';
import { wayWords } from './status-words.ts';

type Props = {
  checkOut: ShownCheckOut;
  ways: NonNullable<CheckOutData['ways']>;
  now: string;
  /** Gift coupons that were added to an offer. */
  quoted: OfferCoupons | undefined;
};

/** Of an individual order: it is paid at the price that was seen, and by the coupons that were added. */
function SeenOffer({ checkOut: { type, version }, quoted }: Pick<Props, 'checkOut' | 'quoted'>) {
  return (
    type === 'individual_order' && (
      <>
        <input type="hidden" name="offerVersion" value={version} />
        <SeenCoupons quoted={quoted} />
      </>
    )
  );
}

/** Coupons leave nothing to pay. */
function CouponsPayForm({ checkOut, quoted }: Pick<Props, 'checkOut' | 'quoted'>) {
  const { state, formData } = useNavigation();
  const isSent = state !== 'idle' && formData?.get('intent') === 'pay';
  return (
    <Form method="post" preventScrollReset className="grid gap-5">
      <input type="hidden" name="intent" value="pay" />
      <SeenOffer checkOut={checkOut} quoted={quoted} />
      <p>{m.offer_coupon_all()}</p>
      <Button type="submit" size="lg" loading={isSent} className="max-sm:w-full sm:justify-self-start">
        {m.offer_coupon_pay()}
      </Button>
    </Form>
  );
}

type WayProps = Pick<Props, 'checkOut' | 'ways' | 'quoted'> & {
  toPayCents: number;
  types: readonly PaymentType[];
};

function WayForm({ checkOut, ways, quoted, toPayCents, types }: WayProps) {
  const { state, formData } = useNavigation();
  const first = types.find((type) => type === checkOut.paymentType) ?? types[0] ?? '';
  const isSent = state !== 'idle' && formData?.get('intent') === 'pay';
  return (
    <Form method="post" preventScrollReset className="group/way grid gap-5">
      <input type="hidden" name="intent" value="pay" />
      <SeenOffer checkOut={checkOut} quoted={quoted} />
      <RadioCards
        name="paymentType"
        legend={m.payment_type()}
        defaultValue={first}
        options={types.map((each) => ({
          value: each,
          title: paymentWords[each].title(),
          text: paymentWords[each].hint(),
        }))}
      />
      {/* By CSS, so that it also works before, and without, scripts. */}
      <div className="hidden group-has-[[value=montonio]:checked]/way:block">
        <BankChoice methods={ways.online} defaultValue={lastPayment(checkOut)?.option ?? ''} />
      </div>
      <Button
        type="submit"
        size="lg"
        loading={isSent}
        loadingLabel={m.leaving_for_bank()}
        className="max-sm:w-full sm:justify-self-start"
      >
        <span className="hidden group-has-[[value=montonio]:checked]/way:inline">
          {m.pay_again({ amount: money(toPayCents) })}
        </span>
        <span className="group-has-[[value=montonio]:checked]/way:hidden">{m.pay_choose_type()}</span>
      </Button>
    </Form>
  );
}

/** Closed when the order has come to be paid another way; whoever was inside goes on from how it stands now. */
function OtherWays({ checkOut, children }: { checkOut: ShownCheckOut; children: ReactNode }) {
  const box = useRef<HTMLDetailsElement>(null);
  const { paymentType } = checkOut;
  const shown = useRef(paymentType);
  useEffect(() => {
    // Not when the page comes alive: it may have been opened before.
    if (shown.current === paymentType) return;
    shown.current = paymentType;
    if (!box.current?.open) return;
    box.current.open = false;
    document.getElementById(checkOutHeadId)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [paymentType]);
  return (
    <details ref={box}>
      <summary className={`${linkLook({ kind: 'strong' })} w-fit py-1`}>{m.pay_another_way()}</summary>
      <div className="pt-4">{children}</div>
    </details>
  );
}

/** Paying what is not paid yet, the same way or another, until the true deadline. */
export function PayPanel({ checkOut, ways, now, quoted }: Props) {
  const at = new Date(now);
  const { paymentType } = checkOut;
  const types = paymentsOn(ways.payments).filter((type) => canPayBy(checkOut, type, at));
  const isOnline = paymentType === 'montonio' && types.includes('montonio');
  const others = types.filter((type) => type !== paymentType);
  const toPayCents = quoted?.toPayCents ?? checkOut.toPayCents;
  if (types.length === 0) return <p>{m.pay_over()}</p>;
  return (
    <div className="grid gap-5">
      {isOnline && checkOut.payUntil !== null && (
        <p className="font-semibold">{m.pay_until({ deadline: deadline(new Date(checkOut.payUntil)) })}</p>
      )}
      {!isOnline && <p className="font-semibold">{m.pay_chosen({ way: wayWords(paymentType) })}</p>}
      {checkOut.status === 'order_approved' && <CouponsForOffer quoted={quoted} />}
      {toPayCents === 0 && <CouponsPayForm checkOut={checkOut} quoted={quoted} />}
      {isOnline && toPayCents > 0 && (
        <BankForm methods={ways.online} option={lastPayment(checkOut)?.option ?? ''} amountCents={toPayCents}>
          <SeenOffer checkOut={checkOut} quoted={quoted} />
        </BankForm>
      )}
      {others.length > 0 && toPayCents > 0 && (
        <OtherWays checkOut={checkOut}>
          <WayForm
            key={paymentType}
            checkOut={checkOut}
            ways={ways}
            quoted={quoted}
            toPayCents={toPayCents}
            types={others}
          />
        </OtherWays>
      )}
    </div>
  );
}
