import type { JobKind } from '../../../ports/jobs.ts';

/** Queued with the money, for the moment at which it is to be sent. */
export const sendCouponJob: JobKind<{ couponId: number }> = {
  name: 'coupons.send',
  retryLimit: 10,
  retryDelaySeconds: 60,
};

/** Queued with a gift order, for the instant at which its time to pay is over. */
export const expireCouponOrderJob: JobKind<{ couponOrderId: number }> = {
  name: 'coupon-orders.expire',
  retryLimit: 10,
  retryDelaySeconds: 60,
};

/** Every three minutes, whatever time has brought and a lost job has left undone. */
export const sweepCouponsJob: JobKind<object> = { name: 'coupons.sweep', retryLimit: 0, cron: '*/3 * * * *' };
