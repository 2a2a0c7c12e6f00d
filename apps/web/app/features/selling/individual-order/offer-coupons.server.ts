import type { Client } from '@shop/contract/client';
import { type CouponRefusal, plainCouponCode } from '@shop/domain/coupons';
import { m } from '@shop/messages';
import { couponRefusalText } from '@shop/messages/codes';
import type { OfferCoupons } from './offer-coupons.ts';

const textsIn = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((value) => typeof value === 'string');

/** Those that were added before, in the form that pays as in the one that adds another. */
export const addedCoupons = (form: FormData): string[] => textsIn(form, 'coupons');

/** With one more, or without one of them. */
export const quoteCoupons = async (api: Client, id: number, form: FormData): Promise<OfferCoupons> => {
  const [without] = textsIn(form, 'without');
  const [code = ''] = without === undefined ? textsIn(form, 'code') : [];
  const typed = code.trim();
  const kept = addedCoupons(form).filter((each) => each !== without);
  const coupons = typed === '' ? kept : [...kept, plainCouponCode(typed)];
  const { data } = await api('POST /individual-orders/{id}/quote', {
    params: { id },
    query: {},
    body: { coupons },
  });
  const refused = data.coupons.find(({ accepted }) => !accepted);
  const isMissing = typed === '' && without === undefined;
  const reason = (refused?.reason ?? 'unknown') as CouponRefusal;
  return {
    coupons: data.coupons
      .filter(({ accepted }) => accepted)
      .map((each) => ({ code: each.code, cents: each.cents, leftCents: each.leftCents })),
    couponCents: data.couponCents,
    toPayCents: data.toPayCents,
    typed: refused ? typed : '',
    error: refused ? couponRefusalText(reason) : isMissing ? m.code_needed() : null,
  };
};
