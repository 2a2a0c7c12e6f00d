import type { CouponRefusal } from '@shop/domain/coupons';
import type { Locale } from '@shop/domain/text';
import * as m from '#generated/messages.js';

const refusals = {
  unknown: m.code_unknown,
  already_applied: m.code_already_applied,
  expired: m.code_expired,
  used_up: m.code_used_up,
  used_by_buyer: m.code_used_by_buyer,
  not_for_city: m.code_not_for_city,
  unique_kits_only: m.code_unique_kits_only,
  fits_no_item: m.code_fits_no_item,
  stands_alone: m.code_stands_alone,
};

const couponRefusals: Readonly<Record<CouponRefusal, typeof m.coupon_accepted>> = {
  unknown: m.coupon_refusal_unknown,
  already_applied: m.coupon_refusal_already_applied,
  too_many: m.coupon_refusal_too_many,
  not_sent: m.coupon_refusal_not_sent,
  spent: m.coupon_refusal_spent,
  expired: m.coupon_refusal_expired,
  withdrawn: m.coupon_refusal_withdrawn,
  blocked: m.coupon_refusal_blocked,
};

/** The same of a gift coupon. */
export const couponRefusalText = (reason: CouponRefusal | null, locale?: Locale): string =>
  (reason === null ? m.coupon_accepted : couponRefusals[reason])({}, locale ? { locale } : {});

/** Why a code does not count, or (null) that it does. */
export const codeRefusalText = (reason: keyof typeof refusals | null, locale?: Locale): string =>
  (reason === null ? m.code_accepted : refusals[reason])({}, locale ? { locale } : {});
