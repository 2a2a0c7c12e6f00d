import { codeOf, offerOf } from '@shop/contract/offer';
import type { PriceList } from '@shop/contract/price-list';
import { dayInVilnius, instantInVilnius, toDay } from '@shop/domain/day';
import type { Offer } from '@shop/domain/pricing/offer';
import { priceRequest, type RequestPrice } from '@shop/domain/pricing/request';
import { type PaidByCoupons, payByCoupons } from '@shop/domain/coupons';
import { useMemo } from 'react';
import type { CartItem } from './items.ts';
import type { CartOptions } from './options.ts';

/** Now, as the shop counts: the day is the one that the prices hold on, whatever the visitor's clock says. */
export const shopNow = ({ today }: PriceList): Date => {
  const now = new Date();
  const day = toDay(today);
  return dayInVilnius(now) === day ? now : instantInVilnius(day, 12);
};

export const useOffer = (list: PriceList): Offer => useMemo(() => offerOf(list), [list]);

/** With what gift coupons pay of it. */
export type PricedCart = RequestPrice & { readonly coupons: PaidByCoupons };

/** The price of the cart as it stands, by the same rule as the server's. */
export const priceOf = (
  items: readonly CartItem[],
  options: CartOptions,
  offer: Offer,
  { now, pointsBalance }: { readonly now: Date; readonly pointsBalance: number },
): PricedCart => {
  const priced = priceRequest(
    {
      cityId: options.cityId ?? offer.cityIds[0] ?? null,
      startDate: options.startDate,
      workingDaysOnly: options.workingDaysOnly,
      items,
      usePoints: options.usePoints,
    },
    { codes: options.codes.map((facts) => ({ code: facts.code, found: codeOf(facts) })), pointsBalance },
    offer,
    now,
  );
  const entered = options.coupons.map(({ code, id, balanceCents, validUntil }) => ({
    code,
    found: {
      id,
      balanceCents,
      status: 'sent' as const,
      validUntil: validUntil === null ? null : toDay(validUntil),
    },
  }));
  return { ...priced, coupons: payByCoupons(priced.price.totalCents, entered, dayInVilnius(now)) };
};
