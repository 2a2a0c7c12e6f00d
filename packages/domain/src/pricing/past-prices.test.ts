import { describe, expect, test } from 'vitest';
import { cheapestDay, lowestBeforeReduction, lowestDayPrice, periodPrices } from './past-prices.ts';

const kit = {
  id: 1,
  isUnique: false,
  priceCents: null,
  discount: null,
  periods: [
    { id: 1, days: 5 },
    { id: 2, days: 10 },
  ],
  calories: [
    {
      id: 7,
      kcal: 1500,
      prices: [
        { periodId: 1, priceCents: 1290 },
        { periodId: 2, priceCents: 1190 },
      ],
    },
  ],
  combinations: [],
};

const on = (day: string): Date => new Date(`${day}T09:00:00Z`);
const since = (day: string, cents: number, isReduced = false) => ({
  at: on(day),
  isReduced,
  prices: [{ kcal: 1500, periodId: 1, cents }],
});

describe('the prices of a kit', () => {
  test('are one set for each calorie level and period', () => {
    expect(periodPrices(kit)).toEqual([
      { kcal: 1500, periodId: 1, cents: 6450 },
      { kcal: 1500, periodId: 2, cents: 11_900 },
    ]);
  });

  test('have the kit’s own discount taken off', () => {
    const reduced = { ...kit, discount: { type: 'percentage', amount: 10 } as const };
    expect(periodPrices(reduced).map(({ cents }) => cents)).toEqual([5805, 10_710]);
    expect(lowestDayPrice(periodPrices(reduced), kit.periods)).toBe(1071);
  });

  test('of a unique kit do not depend on calories', () => {
    const unique = { ...kit, isUnique: true, priceCents: 2000, calories: [], periods: [{ id: 3, days: 1 }] };
    expect(periodPrices(unique)).toEqual([{ kcal: null, periodId: 3, cents: 2000 }]);
  });
});

describe('the lowest price of the 30 days before a reduction', () => {
  const lowest = (...history: ReturnType<typeof since>[]) =>
    lowestBeforeReduction(history).map(({ cents }) => cents);

  test('is not asked for while nothing is reduced', () => {
    expect(lowest(since('2026-09-01', 7000), since('2026-10-01', 6000))).toEqual([]);
  });

  test('is the price that held when the 30 days began, if it was the lowest', () => {
    const history = [since('2026-01-01', 6000), since('2026-10-20', 7000), since('2026-11-10', 5500, true)];
    expect(lowest(...history)).toEqual([6000]);
  });

  test('leaves out what was over before the 30 days began', () => {
    const history = [
      since('2026-01-01', 4000),
      since('2026-09-01', 7000),
      since('2026-10-25', 6500),
      since('2026-11-10', 5500, true),
    ];
    expect(lowest(...history)).toEqual([6500]);
  });

  test('stays the same while the reduction grows in steps', () => {
    const history = [
      since('2026-10-01', 7000),
      since('2026-11-01', 6000, true),
      since('2026-11-12', 5000, true),
    ];
    expect(lowest(...history)).toEqual([7000]);
  });

  test('counts an earlier reduction that ended within them', () => {
    const history = [
      since('2026-10-01', 7000),
      since('2026-10-15', 5000, true),
      since('2026-10-20', 7000),
      since('2026-11-01', 6000, true),
    ];
    expect(lowest(...history)).toEqual([5000]);
  });

  test('of a day is told with what it is the price of', () => {
    const periods = [
      { id: 1, days: 5 },
      { id: 2, days: 20 },
    ];
    const prices = [
      { kcal: 1500, periodId: 1, cents: 7950 },
      { kcal: 1500, periodId: 2, cents: 27_800 },
      { kcal: 1800, periodId: 2, cents: 29_800 },
    ];
    expect(cheapestDay(prices, periods)).toEqual({ kcal: 1500, days: 20, cents: 1390 });
    expect(cheapestDay([], periods)).toBeNull();
  });

  test('is unknown for a kit that was reduced from its first day', () => {
    expect(lowest(since('2026-11-01', 6000, true))).toEqual([]);
  });
});
