import type { PayableRef } from '../payables/payable.ts';

/** Bought gift coupons, as something that is paid for. */
export const COUPON_ORDER = 'coupon_order';
export const payableCouponOrder = (id: number): PayableRef => ({ kind: COUPON_ORDER, id });
