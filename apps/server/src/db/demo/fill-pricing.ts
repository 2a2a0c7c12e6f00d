import { addDays, addHours, dayInVilnius, toDay, weekday } from '@shop/domain/day';
import { codeExpiresAt } from '@shop/domain/pricing/codes';
import { periodPrices } from '@shop/domain/pricing/past-prices';
import { pointsExpireAt } from '@shop/domain/points';
import { eq } from 'drizzle-orm';
import type { Handle } from '../database.ts';
import * as schema from '../schema/index.ts';
import { campaigns } from './content/codes.ts';
import { cities } from './content/cities.ts';
import { kitOrderTerms, pointSettings } from './content/shop.ts';

const daysAgo = (now: Date, days: number): Date => addHours(now, -days * 24);

const fillSettings = async (tx: Handle): Promise<void> => {
  const { referralPoints, referralReceiverPoints, ...points } = pointSettings;
  await tx.insert(schema.settings).values([
    {
      key: 'discount-point-settings',
      value: { ...points, isCollectingDisabled: false, isUsageDisabled: false },
    },
    {
      key: 'referral-settings',
      value: { referralPoints, referralReceiverPoints, isReferralDisabled: false },
    },
    {
      key: 'kit-order-settings',
      value: { ...kitOrderTerms, isCancellationDisabled: false, isChangeDisabled: false },
    },
  ]);
};

const fillCodes = async (tx: Handle, now: Date): Promise<void> => {
  const rows = await tx.select().from(schema.cities);
  const cityIds = (keys: readonly string[]) =>
    cities
      .filter(({ key }) => keys.includes(key))
      .flatMap(({ name }) => rows.find((row) => row.name.lt === name.lt)?.id ?? []);
  for (const { name, codes } of campaigns) {
    const [campaign] = await tx
      .insert(schema.discounts)
      .values({ name, createdAt: now })
      .returning({ id: schema.discounts.id });
    await tx.insert(schema.discountCodes).values(
      codes.map((code) => ({
        discountId: campaign?.id ?? 0,
        code: code.code,
        type: code.type,
        amount: code.amount,
        applyToCart: code.applyToCart ?? false,
        isFreeDelivery: code.isFreeDelivery ?? false,
        mealKits: [],
        cityIds: cityIds(code.cities ?? []),
        multipleCodesAllowed: code.multipleCodesAllowed ?? false,
        multipleUseInOrder: code.multipleUseInOrder ?? false,
        usesLimit: code.usesLimit ?? null,
        usesPerBuyer: code.usesPerBuyer ?? null,
        createdAt: now,
        expiresAt: codeExpiresAt(now),
      })),
    );
  }
};

/** The kitchen rests at Christmas and New Year, and in Kaunas on one Wednesday soon. */
const fillCalendar = async (tx: Handle, now: Date): Promise<void> => {
  const today = dayInVilnius(now);
  const year = Number(today.slice(0, 4));
  const rests = [`${year}-12-25`, `${year}-12-26`, `${year + 1}-01-01`].map(toDay);
  const kaunas = cities.find(({ key }) => key === 'kaunas');
  const row = (await tx.select().from(schema.cities)).find((city) => city.name.lt === kaunas?.name.lt);
  const soon = addDays(today, 8);
  const wednesday = addDays(soon, (10 - weekday(soon)) % 7);
  await tx
    .insert(schema.calendarDays)
    .values([
      ...rests.map((day) => ({ day, cityId: null, isClosed: true, isHoliday: true })),
      ...(row ? [{ day: wednesday, cityId: row.id, isClosed: true, isHoliday: false }] : []),
    ]);
};

/** Somebody who has ordered before and been welcomed. */
const fillPoints = async (tx: Handle, now: Date): Promise<void> => {
  const [user] = await tx.select().from(schema.users).where(eq(schema.users.role, 'user')).limit(1);
  if (!user) return;
  const grants = [
    { reason: 'welcome', points: pointSettings.referralReceiverPoints, days: 200 },
    { reason: 'order_paid', points: 1290, days: 120 },
    { reason: 'referral', points: pointSettings.referralPoints, days: 30 },
  ] as const;
  await tx.insert(schema.pointsEntries).values([
    ...grants.map(({ reason, points, days }) => ({
      userId: user.id,
      at: daysAgo(now, days),
      reason,
      points,
      expiresAt: pointsExpireAt(daysAgo(now, days), pointSettings.expiryDays),
    })),
    { userId: user.id, at: daysAgo(now, 60), reason: 'order_used' as const, points: -450 },
  ]);
};

/** Every kit has been sold at its full price for two months; discounts began five days ago. */
const fillPriceHistory = async (tx: Handle, now: Date): Promise<void> => {
  const kits = await tx.select().from(schema.mealKits);
  const calories = await tx.select().from(schema.mealKitCalories);
  const prices = await tx.select().from(schema.caloriePrices);
  const periods = await tx.select().from(schema.periods);
  const links = await tx.select().from(schema.mealKitPeriods);
  const entries = kits.flatMap((kit) => {
    const offer = {
      id: kit.id,
      isUnique: kit.isUnique,
      priceCents: kit.priceCents,
      periods: periods.filter(({ id }) =>
        links.some((link) => link.mealKitId === kit.id && link.periodId === id),
      ),
      calories: calories
        .filter((each) => each.mealKitId === kit.id)
        .map(({ id, kcal }) => ({ id, kcal, prices: prices.filter((price) => price.calorieId === id) })),
      combinations: [],
    };
    const discount =
      kit.discountType && kit.discountAmount !== null
        ? { type: kit.discountType, amount: kit.discountAmount }
        : null;
    const full = {
      at: daysAgo(now, 60),
      isReduced: false,
      prices: periodPrices({ ...offer, discount: null }),
    };
    const reduced = { at: daysAgo(now, 5), isReduced: true, prices: periodPrices({ ...offer, discount }) };
    return (discount ? [full, reduced] : [full]).map((entry) => ({ mealKitId: kit.id, ...entry }));
  });
  await tx.insert(schema.priceHistory).values(entries);
};

/** Codes, points, closed days and past prices: what carts and prices are made of besides the kits. */
export const fillPricing = async (tx: Handle, now: Date): Promise<void> => {
  await fillSettings(tx);
  await fillCodes(tx, now);
  await fillCalendar(tx, now);
  await fillPoints(tx, now);
  await fillPriceHistory(tx, now);
};
