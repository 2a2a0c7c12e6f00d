import { expect, test } from 'vitest';
import { priceItem } from './item.ts';
import { anItem } from './test-support.ts';

test('a kit at 12.90 for 10 days with two allergens, 10 % off and an addition is 140.39', () => {
  const price = priceItem(
    anItem({
      unitPriceCents: 1_290,
      days: 10,
      allergens: [
        { id: 1, percent: 5 },
        { id: 2, percent: 3 },
      ],
      kitDiscount: { type: 'percentage', amount: 10 },
      additions: [{ id: 7, dayPriceCents: 150, isForUnique: false }],
    }),
  );
  expect(price).toEqual({
    dayPriceCents: 1_290,
    kitPriceCents: 12_900,
    allergenExtraCents: 1_032,
    kitDiscountCents: 1_393,
    additionsCents: 1_500,
    itemTotalCents: 14_039,
    explanation: [
      { kind: 'kit_price', cents: 12_900, params: { dayPriceCents: 1_290, days: 10, amount: 1 } },
      { kind: 'allergen_extra', cents: 1_032, params: { percent: 8, allergenIds: [1, 2] } },
      { kind: 'kit_discount', cents: -1_393, params: { discount: { type: 'percentage', amount: 10 } } },
      { kind: 'addition', cents: 1_500, params: { additionId: 7, dayPriceCents: 150, days: 10, amount: 1 } },
    ],
  });
});

test('allergens are added up before rounding: two at 0.5 % of 1.00 cost one cent, not two', () => {
  const allergens = [
    { id: 1, percent: 0.5 },
    { id: 2, percent: 0.5 },
  ];
  expect(priceItem(anItem({ unitPriceCents: 100, days: 1, allergens })).allergenExtraCents).toBe(1);
});

test('a combination adds its price to each day', () => {
  const price = priceItem(anItem({ unitPriceCents: 1_000, combinationPriceCents: 250, days: 5, amount: 2 }));
  expect(price.dayPriceCents).toBe(1_250);
  expect(price.kitPriceCents).toBe(12_500);
});

test('a unique kit costs its price times sets times days', () => {
  expect(
    priceItem(anItem({ kind: 'unique', unitPriceCents: 3_000, days: 2, amount: 3 })).itemTotalCents,
  ).toBe(18_000);
});

test('a fixed kit discount is taken for each set', () => {
  const kitDiscount = { type: 'fixed', amount: 700 } as const;
  expect(priceItem(anItem({ days: 5, amount: 2, kitDiscount })).kitDiscountCents).toBe(1_400);
});

test('a fixed kit discount takes no more than the kit costs and leaves the additions', () => {
  const price = priceItem(
    anItem({
      days: 1,
      kitDiscount: { type: 'fixed', amount: 5_000 },
      additions: [{ id: 1, dayPriceCents: 200, isForUnique: false }],
    }),
  );
  expect(price.kitDiscountCents).toBe(1_000);
  expect(price.itemTotalCents).toBe(200);
});

test('additions cost each day and each set', () => {
  const additions = [
    { id: 1, dayPriceCents: 150, isForUnique: false },
    { id: 2, dayPriceCents: 80, isForUnique: false },
  ];
  expect(priceItem(anItem({ days: 10, amount: 2, additions })).additionsCents).toBe(4_600);
});

test('an addition for unique kits is not priced with a regular one, nor the reverse', () => {
  const additions = [
    { id: 1, dayPriceCents: 150, isForUnique: true },
    { id: 2, dayPriceCents: 80, isForUnique: false },
  ];
  expect(priceItem(anItem({ days: 1, additions })).additionsCents).toBe(80);
  expect(priceItem(anItem({ kind: 'unique', days: 1, additions })).additionsCents).toBe(150);
});
