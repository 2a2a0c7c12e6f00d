import { sitePaths } from './site-paths.ts';

/** The page of bought gift coupons, with the token that opens it to whoever has the link from its e-mail. */
export const couponOrderPagePath = (couponOrderId: number, token?: string): string =>
  `${sitePaths.coupons}/${couponOrderId}${token === undefined ? '' : `?token=${encodeURIComponent(token)}`}`;

/** The page of a request for an individual order and of the offer for it. */
export const individualOrderPagePath = (checkOutId: number, token?: string): string =>
  `${sitePaths.individualOrder}/payment/${checkOutId}${token === undefined ? '' : `?token=${encodeURIComponent(token)}`}`;
