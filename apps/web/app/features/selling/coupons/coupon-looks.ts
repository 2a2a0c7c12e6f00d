import type { CouponDesign } from '@shop/domain/coupons';
import { m } from '@shop/messages';
import beet from './pictures/coupon-beet.webp';
import dill from './pictures/coupon-dill.webp';
import yolk from './pictures/coupon-yolk.webp';

/** Food on one flat colour of the brand, as on the card itself. */
export const couponLooks: Readonly<
  Record<
    CouponDesign,
    {
      readonly name: () => string;
      readonly ground: string;
      readonly accent: string;
      readonly picture: string;
    }
  >
> = {
  beet: {
    name: m.coupon_design_beet,
    ground: 'bg-beet-600 text-white',
    accent: 'text-yolk-300',
    picture: beet,
  },
  dill: {
    name: m.coupon_design_dill,
    ground: 'bg-dill-700 text-white',
    accent: 'text-yolk-300',
    picture: dill,
  },
  yolk: {
    name: m.coupon_design_yolk,
    ground: 'bg-yolk-300 text-beet-950',
    accent: 'text-beet-700',
    picture: yolk,
  },
};
