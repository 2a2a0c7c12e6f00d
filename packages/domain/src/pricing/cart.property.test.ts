import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CartPrice } from './figures.ts';
import type { CartInput, CartItem, Discount, DiscountCode } from './input.ts';
import { aCart, aCode, anItem, entered, priceChecked } from './test-support.ts';

const some = fc.constantFrom(true, false);
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

const discount: fc.Arbitrary<Discount> = fc.oneof(
  fc.record({ type: fc.constant('percentage' as const), amount: percent }),
  fc.record({ type: fc.constant('fixed' as const), amount: fc.nat(9_000) }),
);

/** An item of each period, dates included, made once: it is what takes time. */
const periods = [3, 5, 20].map((days, i) => anItem({ periodId: i + 1, days }));

/** Kits 1 to 3 are regular, kit 4 is unique. */
const item: fc.Arbitrary<CartItem> = fc
  .record({
    kitId: fc.integer({ min: 1, max: 4 }),
    unitPriceCents: fc.nat(2_500),
    combinationPriceCents: fc.constantFrom(0, 0, 199),
    period: fc.constantFrom(...periods),
    amount: fc.integer({ min: 1, max: 3 }),
    allergens: fc.array(fc.record({ id: fc.nat(14), percent: fc.constantFrom(3, 5, 12.5, 0.25) }), {
      maxLength: 2,
    }),
    kitDiscount: fc.option(discount),
    additions: fc.array(fc.record({ id: fc.nat(9), dayPriceCents: fc.nat(300), isForUnique: some }), {
      maxLength: 2,
    }),
  })
  .map(({ period, ...facts }) => ({ ...period, ...facts, kind: facts.kitId === 4 ? 'unique' : 'regular' }));

const code: fc.Arbitrary<DiscountCode> = fc
  .record({
    id: fc.integer({ min: 1, max: 9 }),
    appliesToCart: some,
    isFreeDelivery: fc.constantFrom(true, false, false, false),
    multipleCodesAllowed: fc.constantFrom(true, true, true, false),
    multipleUseInOrder: some,
    mealKits: fc.array(
      fc.record({ id: fc.integer({ min: 1, max: 4 }), periodIds: fc.subarray([1, 2, 3], { maxLength: 2 }) }),
      { maxLength: 2 },
    ),
    discount,
  })
  .map(({ discount: { type, amount }, ...facts }) =>
    aCode({ ...facts, type, amount, code: `KODAS${facts.id}` }),
  );

const cart: fc.Arbitrary<CartInput> = fc
  .record({
    items: fc.array(item, { minLength: 1, maxLength: 5 }),
    codes: fc.array(code, { maxLength: 4 }).map((codes) => entered(...codes)),
    prices: fc.tuple(fc.nat(400), fc.nat(600), fc.nat(700), fc.nat(900)),
    balance: fc.constantFrom(0, 77, 5_000),
    pointValueCents: fc.constantFrom(1, 0.5, 3),
    maxPercent: percent,
    kitsVat: fc.constantFrom(5, 9, 21),
  })
  .map(({ items, codes, prices: [working, weekend, unique, uniqueWeekend], kitsVat, ...points }) =>
    aCart({
      items,
      codes,
      deliveryPrices: {
        regular: { working, weekend_or_holiday: weekend },
        unique: { working: unique, weekend_or_holiday: uniqueWeekend },
      },
      points: { ...points, isEnabled: true, isWanted: true },
      vat: { kits: kitsVat, delivery: 21 },
    }),
  );

const totalsOf = (price: CartPrice) => ({
  kits: price.kitsCents,
  codes: price.codeDiscountCents,
  points: [price.pointsUsed, price.pointsDiscountCents],
  delivery: [price.deliveryCents, price.deliveryDiscountCents],
  vat: [price.vatKitsCents, price.vatDeliveryCents],
  total: price.totalCents,
  answers: price.codes,
});

/** Writing to a frozen object throws. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

const always = (numRuns: number, holds: (input: CartInput) => void): void =>
  fc.assert(fc.property(cart, holds), { numRuns });

test('parts of any cart add up to the cent and no figure is below 0', () => {
  always(4_000, (input) => {
    priceChecked(input);
  });
});

test('the order of the items does not change any total', () => {
  always(1_800, (input) => {
    const reversed = priceChecked({ ...input, items: input.items.toReversed() });
    expect(totalsOf(reversed)).toEqual(totalsOf(priceChecked(input)));
  });
});

test('adding a code never makes a cart dearer, but for less than a point where whole points are spent', () => {
  always(1_800, (input) => {
    const without = { ...input, codes: input.codes.slice(0, -1) };
    const rest = Math.ceil(input.points.pointValueCents) - 1;
    expect(priceChecked(input).totalCents).toBeLessThanOrEqual(priceChecked(without).totalCents + rest);
    const unspent = { ...input.points, isWanted: false };
    expect(priceChecked({ ...input, points: unspent }).totalCents).toBeLessThanOrEqual(
      priceChecked({ ...without, points: unspent }).totalCents,
    );
  });
});

test('codes never touch a unique kit, and one for free delivery makes delivery free', () => {
  always(1_400, (input) => {
    const price = priceChecked(input);
    price.items.forEach((priced, i) => {
      if (input.items[i]!.kind === 'unique') expect(priced.codeDiscountCents).toBe(0);
    });
    const isFree = input.codes.some(({ found }, i) => found?.isFreeDelivery && price.codes[i]!.accepted);
    if (isFree) expect(price.deliveryCents).toBe(0);
  });
});

test('pricing changes nothing of what it is given and gives the same answer again', () => {
  always(500, (input) => {
    expect(priceChecked(frozen(input))).toEqual(priceChecked(input));
  });
});

test('two sets as one item or as two cost the same where nothing is rounded', () => {
  always(500, (input) => {
    const round = input.items.map((choice) => ({
      ...choice,
      amount: 2,
      unitPriceCents: choice.unitPriceCents * 100,
    }));
    const whole = round.map((choice) => ({
      ...choice,
      combinationPriceCents: 0,
      allergens: [],
      kitDiscount: null,
    }));
    const split = whole.flatMap((choice) => [1, 2].map(() => ({ ...choice, amount: 1 })));
    const cartWide = entered(aCode({ amount: 10, appliesToCart: true }));
    const asOne = priceChecked({ ...input, items: whole, codes: cartWide });
    const asTwo = priceChecked({ ...input, items: split, codes: cartWide });
    expect(totalsOf(asTwo)).toEqual(totalsOf(asOne));
  });
});
