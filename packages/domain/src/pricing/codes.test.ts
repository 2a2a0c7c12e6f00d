import { expect, test } from 'vitest';
import { codeExpiresAt } from './codes.ts';
import type { CodeRefusal } from './figures.ts';
import type { CartInput, DiscountCode } from './input.ts';
import { aCart, aCode, anItem, entered, priceChecked } from './test-support.ts';

const VILNIUS = 1;
const KAUNAS = 2;

const refusal = (code: Partial<DiscountCode>, cart: Partial<CartInput> = {}): CodeRefusal | null => {
  const [answer] = priceChecked(aCart({ ...cart, codes: entered(aCode(code)) })).codes;
  return answer?.accepted === false ? answer.reason : null;
};

const kit = (kitId: number, euros: number) => anItem({ kitId, days: 1, unitPriceCents: euros * 100 });
const shares = (...codes: readonly DiscountCode[]): number[] => {
  const items = [kit(1, 10), kit(2, 20), kit(3, 30)];
  return priceChecked(aCart({ items, codes: entered(...codes) })).items.map((item) => item.codeDiscountCents);
};

test('15 % of an item of 140.39 is 21.06', () => {
  const items = [anItem({ unitPriceCents: 14_039, days: 1 })];
  const price = priceChecked(aCart({ items, codes: entered(aCode({ amount: 15 })) }));
  expect(price.codeDiscountCents).toBe(2_106);
  expect(price.totalCents).toBe(11_933);
});

test('a code is taken from every item that it fits', () => {
  expect(shares(aCode({ amount: 10 }))).toEqual([100, 200, 300]);
  expect(shares(aCode({ type: 'fixed', amount: 1_500 }))).toEqual([1_000, 1_500, 1_500]);
});

test('without multiple use a code is taken from the one item where it saves most', () => {
  expect(shares(aCode({ amount: 10, multipleUseInOrder: false }))).toEqual([0, 0, 300]);
  expect(shares(aCode({ type: 'fixed', amount: 1_500, multipleUseInOrder: false }))).toEqual([0, 1_500, 0]);
});

test('of items that save the same the one with the lowest kit id is taken, whichever was added first', () => {
  const items = [kit(3, 20), kit(2, 20), kit(1, 10)];
  const paidWith = (code: DiscountCode) =>
    priceChecked(aCart({ items, codes: entered(code) })).items.map((item) => item.codeDiscountCents);
  expect(paidWith(aCode({ amount: 10, multipleUseInOrder: false }))).toEqual([0, 200, 0]);
  expect(paidWith(aCode({ type: 'fixed', amount: 500, multipleUseInOrder: false }))).toEqual([0, 0, 500]);
});

test('a fixed code is taken once from a line, whatever the number of sets', () => {
  const items = [anItem({ days: 1, amount: 3 })];
  const codes = entered(aCode({ type: 'fixed', amount: 500 }));
  expect(priceChecked(aCart({ items, codes })).codeDiscountCents).toBe(500);
});

test('a percentage is of what earlier codes left, cart-wide too', () => {
  const ten = aCode({ id: 1, amount: 10, appliesToCart: true });
  const twenty = aCode({ id: 2, amount: 20, appliesToCart: true });
  expect(shares(ten, twenty)).toEqual([280, 560, 840]);
});

test('a code for some kits touches only those', () => {
  expect(shares(aCode({ mealKits: [{ id: 2, periodIds: [] }] }))).toEqual([0, 200, 0]);
});

test('a code for a kit’s long period does not touch its short one', () => {
  const items = [
    anItem({ periodId: 1, days: 5 }),
    anItem({ periodId: 2, days: 10 }),
    anItem({ periodId: null }),
  ];
  const codes = entered(aCode({ mealKits: [{ id: 1, periodIds: [2] }] }));
  expect(priceChecked(aCart({ items, codes })).items.map((item) => item.codeDiscountCents)).toEqual([
    0, 1_000, 0,
  ]);
});

test('a cart-wide percentage is rounded once and shared out to the cent', () => {
  const items = [1, 2, 3].map((kitId) => anItem({ kitId, days: 1, unitPriceCents: 335 }));
  const price = priceChecked(aCart({ items, codes: entered(aCode({ appliesToCart: true, amount: 10 })) }));
  expect(price.codeDiscountCents).toBe(101);
  expect(price.items.map((item) => item.codeDiscountCents)).toEqual([34, 34, 33]);
});

test('the same percentage item by item is rounded item by item', () => {
  const items = [1, 2, 3].map((kitId) => anItem({ kitId, days: 1, unitPriceCents: 335 }));
  expect(priceChecked(aCart({ items, codes: entered(aCode({ amount: 10 })) })).codeDiscountCents).toBe(102);
});

test('a cart-wide fixed code is shared out in proportion', () => {
  expect(shares(aCode({ appliesToCart: true, type: 'fixed', amount: 600 }))).toEqual([100, 200, 300]);
});

test('a cart-wide code for some kits is shared out among those only', () => {
  const mealKits = [
    { id: 1, periodIds: [] },
    { id: 3, periodIds: [] },
  ];
  expect(shares(aCode({ appliesToCart: true, amount: 10, mealKits }))).toEqual([100, 0, 300]);
});

test('each code takes from what the codes before it left', () => {
  const tenPercent = aCode({ id: 1, amount: 10 });
  const fiveEuros = aCode({ id: 2, type: 'fixed', amount: 500 });
  expect(shares(tenPercent, fiveEuros)).toEqual([600, 700, 800]);
  expect(shares(fiveEuros, tenPercent)).toEqual([550, 650, 750]);
});

test('a unique kit never gets a discount from a code', () => {
  const items = [kit(1, 10), { ...kit(2, 20), kind: 'unique' as const }];
  for (const appliesToCart of [true, false]) {
    const codes = entered(aCode({ appliesToCart, amount: 50 }));
    expect(priceChecked(aCart({ items, codes })).items.map((item) => item.codeDiscountCents)).toEqual([
      500, 0,
    ]);
  }
});

test('a code that nobody knows is refused and the price stays', () => {
  const price = priceChecked(aCart({ codes: [{ code: 'NIEKAS', found: null }] }));
  expect(price.codes).toEqual([{ code: 'NIEKAS', accepted: false, reason: 'unknown' }]);
  expect(price.totalCents).toBe(5_000);
});

test('a code lives 60 days from its creation', () => {
  const createdAt = new Date('2026-09-16T10:00:00Z');
  const expiresAt = codeExpiresAt(createdAt);
  expect(expiresAt).toEqual(new Date('2026-11-15T10:00:00Z'));
  expect(refusal({ expiresAt }, { now: new Date('2026-11-15T09:59:59Z') })).toBeNull();
  expect(refusal({ expiresAt }, { now: expiresAt })).toBe('expired');
});

test('a code is refused when its uses are gone or this buyer has had it', () => {
  expect(refusal({ usesLeft: 1 })).toBeNull();
  expect(refusal({ usesLeft: 0 })).toBe('used_up');
  expect(refusal({ isUsedByBuyer: true })).toBe('used_by_buyer');
});

test('a code for Kaunas is refused in Vilnius', () => {
  expect(refusal({ cityIds: [KAUNAS] }, { cityId: VILNIUS })).toBe('not_for_city');
  expect(refusal({ cityIds: [KAUNAS, VILNIUS] }, { cityId: VILNIUS })).toBeNull();
});

test('a code for kits that are not in the cart is refused', () => {
  expect(refusal({ mealKits: [{ id: 9, periodIds: [] }] })).toBe('fits_no_item');
  expect(refusal({ mealKits: [{ id: 1, periodIds: [9] }] })).toBe('fits_no_item');
  expect(refusal({}, { items: [] })).toBe('fits_no_item');
});

test('a code that could fit only unique kits says so', () => {
  const items = [anItem({ kitId: 1, kind: 'unique' }), anItem({ kitId: 2 })];
  expect(refusal({}, { items: items.slice(0, 1) })).toBe('unique_kits_only');
  expect(refusal({ mealKits: [{ id: 1, periodIds: [] }] }, { items })).toBe('unique_kits_only');
  expect(refusal({ mealKits: [{ id: 3, periodIds: [] }] }, { items })).toBe('fits_no_item');
});

test('the same code a second time is refused and takes nothing more', () => {
  const price = priceChecked(aCart({ codes: entered(aCode(), aCode()) }));
  expect(price.codes).toEqual([
    { code: 'RUDUO', accepted: true },
    { code: 'RUDUO', accepted: false, reason: 'already_applied' },
  ]);
  expect(price.codeDiscountCents).toBe(500);
});

test('a code that stands alone neither lets another in nor joins one', () => {
  const alone = aCode({ id: 1, code: 'VIENAS', multipleCodesAllowed: false });
  const social = aCode({ id: 2, code: 'DRAUGAS', amount: 20 });
  const refused = { accepted: false, reason: 'stands_alone' };

  const aloneFirst = priceChecked(aCart({ codes: entered(alone, social) }));
  expect(aloneFirst.codes).toEqual([
    { code: 'VIENAS', accepted: true },
    { code: 'DRAUGAS', ...refused },
  ]);
  expect(aloneFirst.codeDiscountCents).toBe(500);

  const aloneSecond = priceChecked(aCart({ codes: entered(social, alone) }));
  expect(aloneSecond.codes).toEqual([
    { code: 'DRAUGAS', accepted: true },
    { code: 'VIENAS', ...refused },
  ]);
  expect(aloneSecond.codeDiscountCents).toBe(1_000);
});

test('a refused code does not keep a good one out', () => {
  const expired = aCode({ id: 1, multipleCodesAllowed: false, expiresAt: new Date(0) });
  const price = priceChecked(
    aCart({ codes: entered(expired, aCode({ id: 2, multipleCodesAllowed: false })) }),
  );
  expect(price.codes.map(({ accepted }) => accepted)).toEqual([false, true]);
});
