import { expect, test } from 'vitest';
import { deliveryDates } from '../calendar.ts';
import { toDay } from '../day.ts';
import type { CartInput } from './input.ts';
import { aCart, aCode, anItem, entered, priceChecked } from './test-support.ts';

const points = (facts: Partial<CartInput['points']>): CartInput['points'] => ({
  ...aCart().points,
  ...facts,
});

const deliveryPrices = {
  regular: { working: 200, weekend_or_holiday: 350 },
  unique: { working: 500, weekend_or_holiday: 900 },
};

/** Kits for 30.00 and delivery for 6.00. */
const thirtyAndSix = {
  items: [anItem({ days: 3 })],
  deliveryPrices: { ...deliveryPrices, regular: { working: 200, weekend_or_holiday: 200 } },
};

test('an item of 140.39 with a 15 % code costs 119.33', () => {
  const items = [
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
  ];
  const price = priceChecked(aCart({ items, codes: entered(aCode({ amount: 15 })) }));
  expect(price.kitsCents).toBe(14_039);
  expect(price.codeDiscountCents).toBe(2_106);
  expect(price.totalCents).toBe(11_933);
});

test('two regular kits of 5 and 10 days from Monday pay once for 8 working and 2 weekend deliveries: 23.00', () => {
  const items = [anItem({ kitId: 1, days: 5 }), anItem({ kitId: 2, days: 10 })];
  const price = priceChecked(aCart({ items, deliveryPrices }));
  expect(price.deliveryCents).toBe(2_300);
  expect(new Set(price.deliveryCharges.map(({ itemIndex }) => itemIndex))).toEqual(new Set([1]));
  expect(price.explanation).toContainEqual({
    kind: 'delivery_regular',
    cents: 2_300,
    params: { itemIndex: 1, days: { working: 8, weekend_or_holiday: 2 } },
  });
});

test('the longest period pays for the delivery, also where a shorter one would cost more', () => {
  const [thursday, friday, saturday] = ['2026-11-19', '2026-11-20', '2026-11-21'].map(toDay);
  const weekdays = anItem({ kitId: 1, days: 2, deliveryDates: [thursday!, friday!] });
  const weekend = anItem({ kitId: 2, days: 2, deliveryDates: [friday!, saturday!] });
  const costOf = (items: CartInput['items']) => priceChecked(aCart({ items, deliveryPrices })).deliveryCents;

  const shortWeekend = anItem({ kitId: 2, days: 1, deliveryDates: [saturday!] });
  const dearWeekend = { ...deliveryPrices, regular: { working: 200, weekend_or_holiday: 900 } };
  const price = priceChecked(aCart({ items: [shortWeekend, weekdays], deliveryPrices: dearWeekend }));
  expect(price.deliveryCents).toBe(400);

  expect(costOf([weekdays, weekend])).toBe(550);
  expect(costOf([weekend, weekdays])).toBe(550);
});

test('regular delivery does not grow with the number of sets', () => {
  const price = priceChecked(aCart({ items: [anItem({ days: 10, amount: 4 })], deliveryPrices }));
  expect(price.deliveryCents).toBe(2_300);
});

test('each set of a unique kit pays for its first day', () => {
  const items = [
    anItem({
      kitId: 1,
      kind: 'unique',
      days: 2,
      amount: 3,
      deliveryDates: [toDay('2026-11-20'), toDay('2026-11-21')],
    }),
    anItem({ kitId: 2, kind: 'unique', days: 1, deliveryDates: [toDay('2026-11-21')] }),
  ];
  const price = priceChecked(aCart({ items, deliveryPrices }));
  expect(price.deliveryCents).toBe(3 * 500 + 900);
  expect(price.deliveryCharges).toEqual([
    { itemIndex: 0, day: '2026-11-20', cents: 1_500, discountCents: 0 },
    { itemIndex: 1, day: '2026-11-21', cents: 900, discountCents: 0 },
  ]);
});

test('a unique kit’s long period does not lengthen the regular delivery', () => {
  const items = [anItem({ kitId: 1, days: 5 }), anItem({ kitId: 2, kind: 'unique', days: 20 })];
  expect(priceChecked(aCart({ items, deliveryPrices })).deliveryCents).toBe(5 * 200 + 500);
});

test('a free-delivery code makes the regular and the unique delivery 0 and says what it saved', () => {
  const items = [anItem({ kitId: 1, days: 5 }), anItem({ kitId: 2, kind: 'unique', days: 1 })];
  const codes = entered(aCode({ isFreeDelivery: true, amount: 0, code: 'VELTUI' }));
  const price = priceChecked(aCart({ items, deliveryPrices, codes }));
  expect(price.deliveryCents).toBe(0);
  expect(price.deliveryDiscountCents).toBe(0);
  expect(price.deliveryCharges).toEqual([]);
  expect(price.totalCents).toBe(price.kitsCents);
  expect(price.explanation).toContainEqual({
    kind: 'free_delivery',
    cents: -1_500,
    params: { code: 'VELTUI' },
  });
});

test('a cart-wide fixed code of 40.00 pays for kits of 30.00 and delivery of 6.00, and 4.00 of it are lost', () => {
  const codes = entered(aCode({ type: 'fixed', amount: 4_000, appliesToCart: true, code: 'DOVANA' }));
  const price = priceChecked(aCart({ ...thirtyAndSix, codes }));
  expect(price.kitsPartCents).toBe(0);
  expect(price.deliveryCents).toBe(600);
  expect(price.deliveryDiscountCents).toBe(600);
  expect(price.deliveryPartCents).toBe(0);
  expect(price.totalCents).toBe(0);
  expect(price.explanation).toEqual([
    { kind: 'kits', cents: 3_000, params: { sets: 1 } },
    { kind: 'code', cents: -3_000, params: { code: 'DOVANA', discount: { type: 'fixed', amount: 4_000 } } },
    {
      kind: 'delivery_regular',
      cents: 600,
      params: { itemIndex: 0, days: { working: 3, weekend_or_holiday: 0 } },
    },
    { kind: 'delivery_code', cents: -600, params: { code: 'DOVANA' } },
  ]);
});

test('the same code not cart-wide pays for the kits only', () => {
  const codes = entered(aCode({ type: 'fixed', amount: 4_000, appliesToCart: false }));
  const price = priceChecked(aCart({ ...thirtyAndSix, codes }));
  expect(price.kitsPartCents).toBe(0);
  expect(price.deliveryPartCents).toBe(600);
  expect(price.totalCents).toBe(600);
});

test('a cart-wide percentage of 100 % does not pay for delivery', () => {
  const codes = entered(aCode({ amount: 100, appliesToCart: true }));
  expect(priceChecked(aCart({ ...thirtyAndSix, codes })).totalCents).toBe(600);
});

test('what a code covers of the delivery is shared out to its days', () => {
  const codes = entered(aCode({ type: 'fixed', amount: 3_200, appliesToCart: true }));
  const price = priceChecked(aCart({ ...thirtyAndSix, codes }));
  expect(price.deliveryDiscountCents).toBe(200);
  expect(price.deliveryCharges.map(({ discountCents }) => discountCents)).toEqual([67, 67, 66]);
});

test('a cart-wide fixed code covers unique kits’ delivery too, beside the whole price of delivery', () => {
  const items = [anItem({ kitId: 1, days: 1 }), anItem({ kitId: 2, kind: 'unique', days: 1 })];
  const codes = entered(aCode({ type: 'fixed', amount: 1_650, appliesToCart: true }));
  const price = priceChecked(aCart({ items, deliveryPrices, codes }));
  expect(price).toMatchObject({
    kitsCents: 2_000,
    codeDiscountCents: 1_000,
    deliveryCents: 700,
    deliveryDiscountCents: 650,
    totalCents: 1_050,
  });
});

test('two cart-wide fixed codes do not cover the same delivery twice', () => {
  const codes = entered(
    aCode({ id: 1, type: 'fixed', amount: 3_400, appliesToCart: true }),
    aCode({ id: 2, type: 'fixed', amount: 3_400, appliesToCart: true }),
  );
  const price = priceChecked(aCart({ ...thirtyAndSix, codes }));
  expect(price.deliveryDiscountCents).toBe(600);
  expect(price.totalCents).toBe(0);
});

test('5000 points at most 30 % of kits for 140.39: 42.12 are paid with 4212 points', () => {
  const items = [anItem({ unitPriceCents: 14_039, days: 1 })];
  const price = priceChecked(aCart({ items, points: points({ balance: 5_000 }) }));
  expect(price.pointsDiscountCents).toBe(4_212);
  expect(price.pointsUsed).toBe(4_212);
  expect(price.totalCents).toBe(9_827);
  expect(price.explanation).toContainEqual({
    kind: 'points',
    cents: -4_212,
    params: { points: 4_212, limit: 'max_percent' },
  });
});

test('VAT of 9 % in kits for 98.27 is 8.11 and of 21 % in delivery for 23.00 is 3.99', () => {
  const items = [anItem({ unitPriceCents: 9_827, days: 1, deliveryDates: [toDay('2026-11-16')] })];
  const prices = { ...deliveryPrices, regular: { working: 2_300, weekend_or_holiday: 2_300 } };
  const price = priceChecked(aCart({ items, deliveryPrices: prices, vat: { kits: 9, delivery: 21 } }));
  expect(price.vatKitsCents).toBe(811);
  expect(price.vatDeliveryCents).toBe(399);
  expect(price.totalCents).toBe(9_827 + 2_300);
});

test('a small balance is used up whole', () => {
  const price = priceChecked(aCart({ points: points({ balance: 120 }) }));
  expect([price.pointsUsed, price.pointsDiscountCents]).toEqual([120, 120]);
});

test('points pay only what codes left of the kits, never delivery', () => {
  const codes = entered(aCode({ amount: 90 }));
  const price = priceChecked(
    aCart({ ...thirtyAndSix, codes, points: points({ balance: 9_999, maxPercent: 50 }) }),
  );
  expect(price.pointsDiscountCents).toBe(300);
  expect(price.totalCents).toBe(600);
});

test('the percentage for points is of the kits before codes', () => {
  const price = priceChecked(
    aCart({ codes: entered(aCode({ amount: 50 })), points: points({ balance: 9_999 }) }),
  );
  expect(price.pointsDiscountCents).toBe(1_500);
});

test('whole points only: of 10.00 a point worth 3 cents pays 9.99, and one worth half a cent counts in pairs', () => {
  const worth = (pointValueCents: number, balance: number) => {
    const offer = points({ pointValueCents, balance, maxPercent: 20 });
    const price = priceChecked(aCart({ points: offer }));
    return [price.pointsUsed, price.pointsDiscountCents];
  };
  expect(worth(3, 9_999)).toEqual([333, 999]);
  expect(worth(3, 100)).toEqual([100, 300]);
  expect(worth(0.5, 101)).toEqual([100, 50]);
  expect(worth(0.3, 9_999)).toEqual([3_330, 999]);
});

test('points stay where they are when the buyer or the owner switched them off', () => {
  for (const off of [{ isWanted: false }, { isEnabled: false }, { pointValueCents: 0 }]) {
    const price = priceChecked(aCart({ points: points({ balance: 5_000, ...off }) }));
    expect([price.pointsUsed, price.totalCents]).toEqual([0, 5_000]);
  }
});

test('points are shared out to the items by what is left to pay for them', () => {
  const items = [anItem({ kitId: 1, days: 1 }), anItem({ kitId: 2, days: 2 })];
  const codes = entered(aCode({ type: 'fixed', amount: 1_000, mealKits: [{ id: 1, periodIds: [] }] }));
  const price = priceChecked(aCart({ items, codes, points: points({ balance: 500 }) }));
  expect(price.items.map((item) => item.pointsDiscountCents)).toEqual([0, 500]);
  expect(price.items.map((item) => item.paidCents)).toEqual([0, 1_500]);
});

test('an odd cent goes to the same kit whichever was added first', () => {
  const [first, second] = [anItem({ kitId: 1, days: 1 }), anItem({ kitId: 2, days: 1 })];
  const codes = entered(aCode({ type: 'fixed', amount: 101, appliesToCart: true }));
  const shares = (items: CartInput['items']) =>
    priceChecked(aCart({ items, codes })).items.map((item) => item.codeDiscountCents);
  expect(shares([first, second])).toEqual([51, 50]);
  expect(shares([second, first])).toEqual([50, 51]);

  const [small, large] = [anItem({ unitPriceCents: 150, days: 2 }), anItem({ unitPriceCents: 450, days: 2 })];
  const twoCents = entered(aCode({ type: 'fixed', amount: 2, appliesToCart: true }));
  const paid = (items: CartInput['items']) =>
    priceChecked(aCart({ items, codes: twoCents })).items.map((item) => item.paidCents);
  expect(paid([small, large])).toEqual([299, 899]);
  expect(paid([large, small])).toEqual([899, 299]);
});

test('20 working days come without paper bags; 20 days of every day hold 14 working ones and come in them', () => {
  const days = { kitId: 1, days: 20 };
  const workingDates = deliveryDates({
    start: toDay('2026-11-16'),
    days: 20,
    workingDaysOnly: true,
    calendar: new Map(),
    cityId: 1,
  });
  const items = [anItem(days), anItem({ ...days, kitId: 2, deliveryDates: workingDates })];
  const price = priceChecked(aCart({ items }));
  expect(price.items.map(({ paperBag }) => paperBag)).toEqual([true, false]);
});

test('all problems of a cart are told at once, and it is priced without what does not fit', () => {
  const items = [
    anItem({ days: 1, additions: [{ id: 4, dayPriceCents: 100, isForUnique: true }] }),
    anItem({ days: 2, deliveryDates: [] }),
    anItem({ days: 2, kind: 'unique', deliveryDates: [] }),
  ];
  const price = priceChecked(aCart({ items, deliveryPrices }));
  expect(price.problems).toEqual([
    { code: 'delivery_dates_incomplete', itemIndex: 1 },
    { code: 'delivery_dates_incomplete', itemIndex: 2 },
  ]);
  expect(price.kitsCents).toBe(1_000 + 2_000 + 2_000);
});

test('an empty cart costs nothing and cannot be ordered', () => {
  const price = priceChecked(aCart({ items: [], deliveryPrices, points: points({ balance: 100 }) }));
  expect(price.totalCents).toBe(0);
  expect(price.problems).toEqual([{ code: 'cart_empty' }]);
});
