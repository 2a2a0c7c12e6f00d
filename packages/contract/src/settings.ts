import { earliestDeliveryDays } from '@shop/domain/calendar';
import { energyBounds, LONGEST_OWN_PERIOD, requestMeals } from '@shop/domain/individual/answers';
import { z } from 'zod';
import { seenVersion, version } from './crud.ts';
import { cents, percent } from './parts.ts';

/** The reading and changing of a setting that is one value. */
const setting = <const N extends string, S extends z.ZodType<object>>(name: N, words: string, value: S) => {
  // Beside the value: what was read can be sent back as it is, also after somebody has changed it.
  const shown = z.object({ data: value, version });
  const get = {
    summary: `Read ${words}`,
    access: 'public',
    response: shown,
    cache: 'catalogue',
  } as const;
  const put = {
    summary: `Change ${words}`,
    access: 'admin',
    body: z.intersection(value, seenVersion),
    response: shown,
  } as const;
  return { [`GET /${name}`]: get, [`PUT /${name}`]: put } as {
    readonly [K in `GET /${N}`]: typeof get;
  } & { readonly [K in `PUT /${N}`]: typeof put };
};

const hours = z.number().int().min(0).max(8760);
const pointsAmount = z.number().int().min(0).max(1_000_000);
const twoDecimals = z.number().min(0).max(10_000).multipleOf(0.01);

/** Which ways of handing over the buyer may choose from. */
export const deliveryMethodSettings = z
  .object({ toHands: z.boolean(), leaveAtDoor: z.boolean(), takeOutside: z.boolean() })
  .refine((each) => each.toHands || each.leaveAtDoor || each.takeOutside, {
    path: ['toHands'],
    message: 'one_method_needed',
  });
export type DeliveryMethodSettings = z.output<typeof deliveryMethodSettings>;

export const earliestDeliverySettings = z.object({
  earliestDeliveryDay: z.enum(earliestDeliveryDays),
  /** The kit for a day is brought in the evening before it. */
  deliveryDayBefore: z.boolean(),
});
export type EarliestDeliverySettings = z.output<typeof earliestDeliverySettings>;

/** Which ways of paying the buyer may choose from. */
export const paymentMethodSettings = z
  .object({ montonio: z.boolean(), bankAccount: z.boolean(), cash: z.boolean() })
  .refine((each) => each.montonio || each.bankAccount || each.cash, {
    path: ['montonio'],
    message: 'one_payment_needed',
  });
export type PaymentMethodSettings = z.output<typeof paymentMethodSettings>;

export const pointSettings = z.object({
  pointsPerEuro: twoDecimals,
  maxUsagePercent: percent,
  /** A point of 0.01 euro is 1. */
  pointValueCents: twoDecimals,
  expiryDays: z.number().int().min(1).max(3650),
  isCollectingDisabled: z.boolean(),
  isUsageDisabled: z.boolean(),
});
export type PointSettings = z.output<typeof pointSettings>;

export const referralSettings = z.object({
  /** To whoever invited, once the newcomer's first order is paid. */
  referralPoints: pointsAmount,
  /** To the newcomer, at registration. */
  referralReceiverPoints: pointsAmount,
  isReferralDisabled: z.boolean(),
});
export type ReferralSettings = z.output<typeof referralSettings>;

export const kitOrderSettings = z.object({
  isCancellationDisabled: z.boolean(),
  cancellationHours: hours,
  isChangeDisabled: z.boolean(),
  changeHours: hours,
  deliveryDateChangeHours: hours,
});
export type KitOrderSettings = z.output<typeof kitOrderSettings>;

/** Whether and for how long buyers may rate the dishes of a delivered box. */
export const evaluateDishSettings = z.object({
  isEnabled: z.boolean(),
  daysAfterDelivery: z.number().int().min(1).max(60),
});
export type EvaluateDishSettings = z.output<typeof evaluateDishSettings>;

const couponCents = z.number().int().min(100).max(1_000_000);

/** Gift coupons: the amounts on offer, between which others may be chosen, and for how long they can be spent. */
export const couponSettings = z
  .object({
    isEnabled: z.boolean(),
    amountsCents: z.array(couponCents).min(1).max(8),
    minCents: couponCents,
    maxCents: couponCents,
    validDays: z.number().int().min(30).max(3650),
  })
  .refine(({ minCents, maxCents }) => minCents <= maxCents, { path: ['maxCents'], message: 'coupon_limits' });
export type CouponSettings = z.output<typeof couponSettings>;

/** Orders that are made for one person. 3 days, 24 hours and 6 hours are no settings. */
export const individualOrderSettings = z.object({
  isEnabled: z.boolean(),
  introLt: z.string().trim().max(2000).default(''),
  introEn: z.string().trim().max(2000).default(''),
  /** Of a period of one’s own. */
  maxDays: z.number().int().min(1).max(LONGEST_OWN_PERIOD),
  /** For a day of one meal, of two, … of six. */
  dayPriceCents: z.array(cents).length(requestMeals.length),
  /** What a day of so many calories costs more, for the price that is proposed. */
  levels: z
    .array(
      z.object({
        kcal: z.number().int().min(energyBounds.min).max(energyBounds.max),
        surchargeCents: cents,
      }),
    )
    .max(20)
    .refine((levels) => new Set(levels.map(({ kcal }) => kcal)).size === levels.length, 'calories_repeat'),
});
export type IndividualOrderSettings = z.output<typeof individualOrderSettings>;

/** The settings that anybody may read and admins change, each at the address of its own name. */
export const settings = {
  ...setting('delivery-methods', 'which ways of handing over are on', deliveryMethodSettings),
  ...setting('earliest-delivery-days', 'how soon an order can begin', earliestDeliverySettings),
  ...setting('payment-methods', 'which ways of paying are on', paymentMethodSettings),
  ...setting('discount-point-settings', 'how points are earned and used', pointSettings),
  ...setting('referral-settings', 'what inviting somebody earns', referralSettings),
  ...setting('evaluate-dish-settings', 'until when a buyer may rate a dish', evaluateDishSettings),
  ...setting('coupon-settings', 'which gift coupons can be bought', couponSettings),
  ...setting('individual-order-settings', 'what individual orders cost and may be', individualOrderSettings),
  ...setting('kit-order-settings', 'until when a buyer may cancel and change', kitOrderSettings),
};
