import { type Cents, hundredthsOf, percentOf } from '../money.ts';
import type { PointsLimit } from './figures.ts';
import type { PointsOffer } from './input.ts';

/** What so many points are worth. A part of a cent is not paid out. */
export const pointsWorth = (points: number, pointValueCents: number): Cents =>
  Math.floor((points * hundredthsOf(pointValueCents)) / 100);

export type PointsDiscount = { readonly points: number; readonly cents: Cents; readonly limit: PointsLimit };

/**
 * The most that points may pay: what the balance is worth, the allowed percentage of the kits, and what codes
 * left to pay for kits, whichever is least. A part of a point is not given back.
 */
export function pointsDiscount(offer: PointsOffer, kitsCents: Cents, leftToPayCents: Cents): PointsDiscount {
  const valueHundredths = hundredthsOf(offer.pointValueCents);
  if (!offer.isEnabled || !offer.isWanted || valueHundredths === 0)
    return { points: 0, cents: 0, limit: 'balance' };

  const limits: readonly (readonly [PointsLimit, Cents])[] = [
    ['balance', pointsWorth(offer.balance, offer.pointValueCents)],
    ['max_percent', percentOf(kitsCents, offer.maxPercent)],
    ['left_to_pay', leftToPayCents],
  ];
  const [limit, cents] = limits.reduce((least, other) => (other[1] < least[1] ? other : least));
  return { points: Math.ceil((cents * 100) / valueHundredths), cents, limit };
}
