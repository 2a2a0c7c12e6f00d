import type { CouponDesign } from '@shop/domain/coupons';
import { couponDesigns, MOST_COUPON_PIECES } from '@shop/domain/coupons';
import { textIn } from '~/lib/form-values.ts';

/** Chosen in place of one of the amounts on offer. */
export const OTHER_AMOUNT = 'other';

/** "45", "45,50" or "45.5 €" as cents; nought where it is no amount. */
export const centsTyped = (text: string): number => {
  const plain = text.replace(/[\s\u00a0€]/g, '').replace(',', '.');
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : 0;
};

export const amountIn = (form: FormData): number => {
  const amount = textIn(form, 'amount');
  return amount === OTHER_AMOUNT ? centsTyped(textIn(form, 'otherAmount')) : Number(amount) || 0;
};

const piecesIn = (form: FormData): number => Number(textIn(form, 'pieces')) || 0;

export const designIn = (form: FormData): CouponDesign =>
  couponDesigns.find((each) => each === form.get('design')) ?? 'beet';

/** What the API is sent for a form; it says itself what is wrong with it. */
export const couponOrderBody = (form: FormData) => {
  const isLater = form.get('when') === 'later';
  const option = textIn(form, 'paymentOption');
  return {
    amountCents: amountIn(form),
    pieces: piecesIn(form),
    design: designIn(form),
    sendTo: form.get('sendTo') === 'recipient' ? ('recipient' as const) : ('buyer' as const),
    recipientName: textIn(form, 'recipientName'),
    recipientEmail: form.get('sendTo') === 'recipient' ? textIn(form, 'recipientEmail') : '',
    message: textIn(form, 'message'),
    sendOn: isLater ? textIn(form, 'sendOn') : null,
    buyer: {
      firstName: textIn(form, 'buyer.firstName'),
      lastName: textIn(form, 'buyer.lastName'),
      email: textIn(form, 'buyer.email'),
    },
    paymentOption: option === '' ? null : option,
    agreeTerms: (form.get('agreeTerms') === 'on') as true,
  };
};

/** What the card beside the form shows while it is being filled in. */
export type CardTyped = {
  readonly amountCents: number;
  readonly pieces: number;
  readonly design: CouponDesign;
  readonly recipientName: string;
  readonly giverName: string;
  readonly message: string;
};

export const cardTypedIn = (form: FormData): CardTyped => ({
  amountCents: amountIn(form),
  pieces: Math.min(MOST_COUPON_PIECES, Math.max(1, piecesIn(form))),
  design: designIn(form),
  recipientName: textIn(form, 'recipientName').trim(),
  giverName: textIn(form, 'buyer.firstName').trim(),
  message: textIn(form, 'message').trim(),
});
