import { addHours } from '@shop/domain/day';
import { PAYMENT_HOURS } from '@shop/domain/states/check-out-can';
import type { CouponOrderRow } from './coupon-orders.repository.ts';

export const totalOf = ({ amountCents, pieces }: Pick<CouponOrderRow, 'amountCents' | 'pieces'>): number =>
  amountCents * pieces;

export const couponPayUntil = ({ payableSince }: Pick<CouponOrderRow, 'payableSince'>): Date =>
  addHours(payableSince, PAYMENT_HOURS);

/** It is shown to its buyer alone, who hands it on; else only whoever it is for sees the code. */
export const goesToBuyer = ({ sendTo }: Pick<CouponOrderRow, 'sendTo'>): boolean => sendTo === 'buyer';
