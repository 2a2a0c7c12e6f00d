import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allotCart, allotItem, type DayAllotment } from './allotment.ts';
import { toDay } from './day.ts';
import { sum } from './money.ts';
import { aCart, aCode, anItem, entered, priceChecked } from './pricing/test-support.ts';

const days = ['2026-11-16', '2026-11-17', '2026-11-18'].map(toDay);
const column = (rows: readonly DayAllotment[], name: Exclude<keyof DayAllotment, 'day'>): number[] =>
  rows.map((row) => row[name]);

test('10.00 for three days, 1.00 off by a code and 2.00 by points, is 2.33, 2.33 and 2.34 a day', () => {
  const item = {
    itemTotalCents: 1_000,
    codeDiscountCents: 100,
    pointsDiscountCents: 200,
    pointsUsed: 200,
    deliveryDates: days,
  };
  const rows = allotItem(item, []);
  expect(column(rows, 'listCents')).toEqual([334, 333, 333]);
  expect(column(rows, 'discountCents')).toEqual([34, 33, 33]);
  expect(column(rows, 'pointsCents')).toEqual([67, 67, 66]);
  expect(column(rows, 'paidCents')).toEqual([233, 233, 234]);
});

test('an individual order’s price is allotted to its days like any other', () => {
  const none = { codeDiscountCents: 0, pointsDiscountCents: 0, pointsUsed: 0 };
  const rows = allotItem({ itemTotalCents: 5_000, ...none, deliveryDates: days }, []);
  expect(column(rows, 'paidCents')).toEqual([1_667, 1_667, 1_666]);
});

test('regular delivery lies on the days of the longest regular kit at each day’s own price', () => {
  const cart = aCart({
    items: [anItem({ kitId: 1, days: 2 }), anItem({ kitId: 2, days: 6 })],
    deliveryPrices: {
      regular: { working: 200, weekend_or_holiday: 350 },
      unique: { working: 0, weekend_or_holiday: 0 },
    },
  });
  const [short, long] = allotCart(priceChecked(cart));
  expect(column(short!, 'deliveryCents')).toEqual([0, 0]);
  expect(column(long!, 'deliveryCents')).toEqual([200, 200, 200, 200, 200, 350]);
});

test('a unique kit’s delivery lies on its first day', () => {
  const cart = aCart({
    items: [anItem({ kind: 'unique', days: 3, amount: 2 })],
    deliveryPrices: {
      regular: { working: 0, weekend_or_holiday: 0 },
      unique: { working: 500, weekend_or_holiday: 900 },
    },
  });
  expect(column(allotCart(priceChecked(cart))[0]!, 'deliveryCents')).toEqual([1_000, 0, 0]);
});

test('the rows of a check-out add up to its total, and no row is below 0', () => {
  const item = fc
    .record({ kitId: fc.nat(5), days: fc.integer({ min: 1, max: 20 }), unitPriceCents: fc.nat(2_000) })
    .map((facts) => anItem({ ...facts, kind: facts.kitId === 0 ? 'unique' : 'regular' }));
  const cart = fc
    .record({
      items: fc.array(item, { minLength: 1, maxLength: 4 }),
      fixed: fc.nat(40_000),
      balance: fc.nat(9_000),
    })
    .map(({ items, fixed, balance }) =>
      aCart({
        items,
        codes: entered(aCode({ type: 'fixed', amount: fixed, appliesToCart: true })),
        deliveryPrices: {
          regular: { working: 199, weekend_or_holiday: 351 },
          unique: { working: 501, weekend_or_holiday: 899 },
        },
        points: { balance, pointValueCents: 0.5, maxPercent: 30, isEnabled: true, isWanted: true },
      }),
    );
  fc.assert(
    fc.property(cart, (input) => {
      const price = priceChecked(input);
      const rows = allotCart(price).flat();
      expect(sum(column(rows, 'paidCents'))).toBe(price.totalCents);
      expect(sum(column(rows, 'listCents'))).toBe(price.kitsCents);
      expect(sum(column(rows, 'discountCents'))).toBe(price.codeDiscountCents);
      expect(sum(column(rows, 'pointsCents'))).toBe(price.pointsDiscountCents);
      expect(sum(column(rows, 'points'))).toBe(price.pointsUsed);
      expect(sum(column(rows, 'deliveryCents'))).toBe(price.deliveryPartCents);
      for (const { day: _, ...figures } of rows)
        expect(Math.min(...Object.values(figures))).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 300 },
  );
});
