import type { ReturnWay } from '@shop/contract/order-changes';
import { sum } from '@shop/domain/money';
import type { PayableRef } from './payable.ts';

/** Where some of the money came from, and can go back to: a payment, a coupon, or an account. */
export type WayBack = {
  readonly ref: PayableRef;
  readonly paymentId: number | null;
  readonly couponId: number | null;
  readonly cents: number;
};

/** What can go back the way it came, in the order in which it does. */
export type WaysBack = {
  readonly ways: readonly WayBack[];
  /** What was assigned to go back before, for what was given back or changed, and has not gone yet. */
  readonly underWayCents: number;
};

/** The parts of a sum as it goes back: the way it came as far as it can, the rest to an account. */
export const partsBack = (cents: number, ways: readonly WayBack[], main: PayableRef): WayBack[] => {
  let left = cents;
  const parts: WayBack[] = [];
  for (const way of ways) {
    const part = Math.min(left, way.cents);
    if (part > 0) parts.push({ ...way, cents: part });
    left -= part;
  }
  if (left > 0) parts.push({ ref: main, paymentId: null, couponId: null, cents: left });
  return parts;
};

const wayOf = ({ paymentId, couponId }: WayBack): ReturnWay['by'] => {
  if (couponId !== null) return 'coupon';
  return paymentId === null ? 'iban' : 'montonio';
};

/** How much goes by which way. */
export const waySums = (parts: readonly WayBack[]): ReturnWay[] =>
  [...Map.groupBy(parts, wayOf)].map(([by, own]) => ({ by, cents: sum(own.map(({ cents }) => cents)) }));
