import { couponOrderPagePath } from '@shop/contract/mailed-pages';
import type { EncryptedTokens } from '../../base/links/encrypted-tokens.ts';
import { linkTokens } from '../../base/links/link-tokens.ts';
import type { CouponOrderRow } from './coupon-orders.repository.ts';
import type { CouponRow } from './coupons.repository.ts';

type LinkedOrder = Pick<CouponOrderRow, 'id' | 'linkSalt'>;
type LinkedCoupon = Pick<CouponRow, 'id' | 'code'>;

/** A buyer's link opens the whole order; a recipient's only the one piece that was given to them. */
export const couponLinks = (encryptedTokens: EncryptedTokens, publicUrl: () => URL) => {
  const orders = linkTokens(encryptedTokens, 'coupon-order');
  const pieces = linkTokens(encryptedTokens, 'coupon');
  const orderText = ({ id, linkSalt }: LinkedOrder): string => `${id} ${linkSalt}`;
  const pieceText = ({ id, code }: LinkedCoupon): string => `${id} ${code}`;
  const tokenOf = (order: LinkedOrder): string => orders.tokenOf(orderText(order));
  return {
    tokenOf,
    opens: (order: LinkedOrder, token: string | undefined): boolean => orders.opens(orderText(order), token),
    opensPiece: (coupon: LinkedCoupon, token: string | undefined): boolean =>
      pieces.opens(pieceText(coupon), token),
    pageOf: (order: LinkedOrder): string =>
      new URL(couponOrderPagePath(order.id, tokenOf(order)), publicUrl()).href,
    cardOf: (coupon: LinkedCoupon, as: 'pdf' | 'png'): string => {
      const url = new URL(`/api/coupons/${coupon.id}/card.${as}`, publicUrl());
      url.searchParams.set('token', pieces.tokenOf(pieceText(coupon)));
      return url.href;
    },
  };
};
export type CouponLinks = ReturnType<typeof couponLinks>;
