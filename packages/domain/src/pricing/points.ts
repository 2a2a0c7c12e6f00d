import { type Cents, hundredthsOf, percentOf } from '../money.ts';
import type { PointsLimit } from './figures.ts';
import type { PointsOffer } from './input.ts';

/** What so many points are worth. A part of a cent is not paid out. */
export const pointsWorth = (points: number, pointValueCents: number): Cents =>
  Math.floor((points * hundredthsOf(pointValueCents)) / 100);

export type PointsDiscount = { readonly points: number; readonly cents: Cents; readonly limit: PointsLimit };

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);

/** The smallest number of points that is worth whole cents: 1 where a point is, 2 where it is worth half a cent. */
const pointsOfWholeCents = (valueHundredths: number): number =>
  100 / greatestCommonDivisor(valueHundredths, 100);

/**
 * The most that points may pay: what the balance is worth, the allowed percentage of the kits, and what codes
 * left to pay for kits, whichever is least. Whole points only, and as many as make whole cents.
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
  const [limit, most] = limits.reduce((least, other) => (other[1] < least[1] ? other : least));
  const step = pointsOfWholeCents(valueHundredths);
  const points = Math.floor((most * 100) / (valueHundredths * step)) * step;
  return { points, cents: (points * valueHundredths) / 100, limit };
}
