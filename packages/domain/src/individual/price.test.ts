import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type Day, toDay, weekday } from '../day.ts';
import { sum } from '../money.ts';
import { deliveryCharges, offerFigures, suggestedPrice, surchargeOf } from './price.ts';

const prices = {
  dayPriceCents: [700, 1100, 1500, 1800, 2100, 2400],
  levels: [
    { kcal: 2000, surchargeCents: 200 },
    { kcal: 1500, surchargeCents: 0 },
    { kcal: 2500, surchargeCents: 450 },
  ],
};

test('the nearest level’s surcharge is added, the lower on a tie', () => {
  expect([1200, 1749, 1750, 1751, 2250, 2251, 6000].map((kcal) => surchargeOf(kcal, prices.levels))).toEqual([
    0, 0, 0, 200, 200, 450, 450,
  ]);
  expect(surchargeOf(2000, [])).toBe(0);
});

test('the day price for the meals and the surcharge, times the days, with what allergens add', () => {
  const request = { meals: 4, kcal: 2100, days: 10, allergenPercents: [5, 3] };
  // (18.00 + 2.00) × 10 = 200.00; 8 % of it is 16.00.
  expect(suggestedPrice(request, prices)).toEqual({
    dayPriceCents: 1800,
    surchargeCents: 200,
    days: 10,
    allergenPercent: 8,
    allergenExtraCents: 1600,
    priceCents: 21_600,
  });
});

test('allergens round half up and once, as for any kit', () => {
  const request = { meals: 1, kcal: 1500, days: 1, allergenPercents: [2.5, 0.25] };
  // 2.75 % of 7.00 is 19.25 cents.
  expect(suggestedPrice(request, prices).priceCents).toBe(719);
  const half = { dayPriceCents: [1290], levels: [] };
  // 12.5 % of 12.90 is 161.25; 2.5 % of 10.20 would be 25.5.
  expect(suggestedPrice({ ...request, allergenPercents: [12.5] }, half).priceCents).toBe(1451);
  expect(
    suggestedPrice({ ...request, allergenPercents: [2.5] }, { dayPriceCents: [1020], levels: [] }).priceCents,
  ).toBe(1046);
});

const regular = { working: 200, weekend_or_holiday: 350 };
const chargesOf = (days: readonly Day[]) =>
  deliveryCharges(days, { regular }, (day) => (weekday(day) >= 6 ? 'weekend_or_holiday' : 'working'));
const vat = { kits: 21, delivery: 21 };
const friday = toDay('2026-11-27');

test('an offer adds delivery by the usual rule and shows the taxes inside', () => {
  const figures = offerFigures(21_600, chargesOf([friday, addDays(friday, 1), addDays(friday, 2)]), vat);
  expect(figures).toMatchObject({
    kitsCents: 21_600,
    dayPriceCents: 7200,
    deliveryCents: 900,
    vatKitsCents: 3749,
    vatDeliveryCents: 156,
    totalCents: 22_500,
  });
  expect(
    figures.days.map(({ listCents, deliveryCents, paidCents }) => [listCents, deliveryCents, paidCents]),
  ).toEqual([
    [7200, 200, 7400],
    [7200, 350, 7550],
    [7200, 350, 7550],
  ]);
});

test('whatever the price and the days, every cent lies on a day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 60 }), (price, count) => {
      const days = Array.from({ length: count }, (_, index) => addDays(friday, index));
      const figures = offerFigures(price, chargesOf(days), vat);
      expect(sum(figures.days.map(({ paidCents }) => paidCents))).toBe(figures.totalCents);
      expect(sum(figures.days.map(({ listCents }) => listCents))).toBe(price);
      expect(sum(figures.days.map(({ deliveryCents }) => deliveryCents))).toBe(figures.deliveryCents);
    }),
  );
});
