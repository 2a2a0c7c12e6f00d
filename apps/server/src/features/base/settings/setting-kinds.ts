import { christmasSeason } from '@shop/contract/christmas';
import * as contract from '@shop/contract/settings';
import { shopSettings, type ShopSettings } from '@shop/contract/shop';
import { staffSettings } from '@shop/contract/staff';
import { timerSettings } from '@shop/contract/timer';
import type { z } from 'zod';

/** A setting: its key in the database, what it may be, and what holds until somebody says something else. */
export type SettingKind<T> = { readonly key: string; readonly schema: z.ZodType<T>; readonly initial: T };

export const settingKind = <T>(key: string, schema: z.ZodType<T>, initial: NoInfer<T>): SettingKind<T> => ({
  key,
  schema,
  initial,
});

const noText = { lt: '', en: '' };

/** A shop whose owner has not said anything yet. */
const unnamedShop: ShopSettings = {
  name: 'Parduotuvė',
  slogan: noText,
  businessHours: noText,
  social: { facebook: '', instagram: '', tiktok: '' },
  promotionText: noText,
  heroTitle: { lt: 'Sveikas maistas į namus', en: 'Healthy food, delivered' },
  heroSubtitle: noText,
  heroPictureId: null,
  heroTallPictureId: null,
  company: {
    name: '',
    code: '',
    vatCode: '',
    socialInsuranceCode: '',
    street: '',
    postalCode: '',
    city: '',
    phone: '',
    email: '',
    bankName: '',
    iban: '',
  },
};

/** Every setting of the owner's. One with endpoints of its own (`contract/settings`) has their path as its key. */
export const settingKinds = {
  deliveryMethods: settingKind('delivery-methods', contract.deliveryMethodSettings, {
    toHands: true,
    leaveAtDoor: true,
    takeOutside: true,
  }),
  earliestDelivery: settingKind('earliest-delivery-days', contract.earliestDeliverySettings, {
    earliestDeliveryDay: 'next',
    deliveryDayBefore: false,
  }),
  paymentMethods: settingKind('payment-methods', contract.paymentMethodSettings, {
    montonio: true,
    bankAccount: true,
    cash: true,
  }),
  points: settingKind('discount-point-settings', contract.pointSettings, {
    pointsPerEuro: 1,
    maxUsagePercent: 30,
    pointValueCents: 1,
    expiryDays: 365,
    isCollectingDisabled: false,
    isUsageDisabled: false,
  }),
  referral: settingKind('referral-settings', contract.referralSettings, {
    referralPoints: 500,
    referralReceiverPoints: 300,
    isReferralDisabled: false,
  }),
  evaluateDish: settingKind('evaluate-dish-settings', contract.evaluateDishSettings, {
    isEnabled: true,
    daysAfterDelivery: 7,
  }),
  coupons: settingKind('coupon-settings', contract.couponSettings, {
    isEnabled: true,
    amountsCents: [3000, 5000, 10_000],
    minCents: 2000,
    maxCents: 50_000,
    validDays: 365,
  }),
  individualOrder: settingKind('individual-order-settings', contract.individualOrderSettings, {
    isEnabled: true,
    introLt: '',
    introEn: '',
    maxDays: 60,
    dayPriceCents: [790, 1190, 1490, 1790, 2090, 2390],
    levels: [
      { kcal: 1500, surchargeCents: 0 },
      { kcal: 2000, surchargeCents: 200 },
      { kcal: 2500, surchargeCents: 400 },
      { kcal: 3000, surchargeCents: 600 },
    ],
  }),
  kitOrder: settingKind('kit-order-settings', contract.kitOrderSettings, {
    isCancellationDisabled: false,
    cancellationHours: 48,
    isChangeDisabled: false,
    changeHours: 48,
    deliveryDateChangeHours: 24,
  }),
  christmas: settingKind('christmas-settings', christmasSeason, {
    isEnabled: false,
    mealKitId: null,
    opensAt: null,
    lastOrderAt: null,
  }),
  /** The shop's own name, words and company. */
  shop: settingKind('shop', shopSettings, unnamedShop),
  timer: settingKind('timer', timerSettings, timerSettings.parse({})),
  staff: settingKind('staff', staffSettings, { requireSecondFactor: false, adminsSecondFactor: true }),
};

export type SettingName = keyof typeof settingKinds;
export type AllSettings = {
  readonly [K in SettingName]: (typeof settingKinds)[K] extends SettingKind<infer T> ? T : never;
};

/** What is stored, or what holds without it. A field that was added later has its initial value. */
export const settingValue = <T>({ schema, initial }: SettingKind<T>, stored: unknown): T =>
  schema.parse({ ...initial, ...(stored as Partial<T> | undefined) });

type StoredSetting = { readonly key: string; readonly value: unknown; readonly version: number };

/** Of a setting that nobody has changed yet. */
export const FIRST_VERSION = 1;

/** By the key of their kind. */
export const settingVersions = (rows: readonly StoredSetting[]): ReadonlyMap<string, number> =>
  new Map(rows.map(({ key, version }) => [key, version]));

export const settingsOf = (rows: readonly StoredSetting[]): AllSettings =>
  Object.fromEntries(
    Object.entries<SettingKind<unknown>>(settingKinds).map(([name, kind]) => [
      name,
      settingValue(kind, rows.find(({ key }) => key === kind.key)?.value),
    ]),
  ) as AllSettings;
