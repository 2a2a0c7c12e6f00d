import { couponOrderPagePath } from '@shop/contract/mailed-pages';
import { sitePaths } from '@shop/contract/site-paths';
import { withQuery } from './paths.ts';

/** Addresses that only pages of gift coupons and of the account lead to. */
export const couponPaths = {
  bought: (couponOrderId: number) => couponOrderPagePath(couponOrderId),
  /** After the bank: what is not known yet is waited for. */
  returned: (couponOrderId: number) => withQuery(couponOrderPagePath(couponOrderId), { returned: '1' }),
  balance: () => `${sitePaths.coupons}/balance`,
  /** Files that the API makes: pages link to them. */
  card: (couponId: number, as: 'pdf' | 'png') => `/api/coupons/${couponId}/card.${as}`,
  paper: (couponOrderId: number) => `/api/coupon-orders/${couponOrderId}/paper`,
};
