import { z } from 'zod';
import { percent } from './parts.ts';
import { setting } from './setting.ts';

const points = z.number().int().min(0).max(1_000_000);
const twoDecimals = z.number().min(0).max(10_000).multipleOf(0.01);

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
  referralPoints: points,
  /** To the newcomer, at registration. */
  referralReceiverPoints: points,
  isReferralDisabled: z.boolean(),
});
export type ReferralSettings = z.output<typeof referralSettings>;

export const pointSettingsEndpoints = {
  ...setting('discount-point-settings', 'how points are earned and used', pointSettings),
  ...setting('referral-settings', 'what inviting somebody earns', referralSettings),
};
