import {
  deliveryMethodSettings,
  earliestDeliverySettings,
  type DeliveryMethodSettings,
  type EarliestDeliverySettings,
} from '@shop/contract/delivery-settings';
import { kitOrderSettings, type KitOrderSettings } from '@shop/contract/kit-order-settings';
import {
  pointSettings,
  referralSettings,
  type PointSettings,
  type ReferralSettings,
} from '@shop/contract/point-settings';
import { paymentMethodSettings, type PaymentMethodSettings } from '@shop/contract/payments';
import type { z } from 'zod';

type Kind<T> = { readonly key: string; readonly schema: z.ZodType<T>; readonly initial: T };

const kind = <T>(key: string, schema: z.ZodType<T>, initial: T): Kind<T> => ({ key, schema, initial });

/** Each setting: its key in the database, what it may be, and what holds until the owner says something else. */
export const settingKinds = {
  deliveryMethods: kind<DeliveryMethodSettings>('delivery-methods', deliveryMethodSettings, {
    toHands: true,
    leaveAtDoor: true,
    takeOutside: true,
  }),
  earliestDelivery: kind<EarliestDeliverySettings>('earliest-delivery-days', earliestDeliverySettings, {
    earliestDeliveryDay: 'next',
    deliveryDayBefore: false,
  }),
  paymentMethods: kind<PaymentMethodSettings>('payment_methods', paymentMethodSettings, {
    montonio: true,
    bankAccount: true,
    cash: true,
  }),
  points: kind<PointSettings>('discount-point-settings', pointSettings, {
    pointsPerEuro: 1,
    maxUsagePercent: 30,
    pointValueCents: 1,
    expiryDays: 365,
    isCollectingDisabled: false,
    isUsageDisabled: false,
  }),
  referral: kind<ReferralSettings>('referral-settings', referralSettings, {
    referralPoints: 500,
    referralReceiverPoints: 300,
    isReferralDisabled: false,
  }),
  kitOrder: kind<KitOrderSettings>('kit-order-settings', kitOrderSettings, {
    isCancellationDisabled: false,
    cancellationHours: 48,
    isChangeDisabled: false,
    changeHours: 48,
    deliveryDateChangeHours: 24,
  }),
};

export type SettingName = keyof typeof settingKinds;
export type ShopSettings = {
  readonly [K in SettingName]: (typeof settingKinds)[K] extends Kind<infer T> ? T : never;
};

/** A field that was added to a setting after it was kept has its initial value. */
const valueOf = <T>({ key, schema, initial }: Kind<T>, rows: readonly { key: string; value: unknown }[]): T =>
  schema.parse({ ...initial, ...(rows.find((row) => row.key === key)?.value as Partial<T> | undefined) });

export const settingsOf = (rows: readonly { key: string; value: unknown }[]): ShopSettings => ({
  deliveryMethods: valueOf(settingKinds.deliveryMethods, rows),
  earliestDelivery: valueOf(settingKinds.earliestDelivery, rows),
  paymentMethods: valueOf(settingKinds.paymentMethods, rows),
  points: valueOf(settingKinds.points, rows),
  referral: valueOf(settingKinds.referral, rows),
  kitOrder: valueOf(settingKinds.kitOrder, rows),
});
