import { describe, expect, test } from 'vitest';
import { deliveryCalendar } from '../calendar.ts';
import { toDay } from '../day.ts';
import type { DiscountCode, EnteredCode } from './input.ts';
import type { ItemRequest, Offer } from './offer.ts';
import { type CartRequest, priceRequest } from './request.ts';

const VILNIUS = 1;
const now = new Date('2026-11-15T10:00:00Z');

const offer: Offer = {
  christmasKitId: null,
  kits: new Map([
    [
      10,
      {
        id: 10,
        isUnique: false,
        priceCents: null,
        discount: null,
        periods: [
          { id: 1, days: 5 },
          { id: 2, days: 10 },
        ],
        calories: [
          {
            id: 100,
            prices: [
              { periodId: 1, priceCents: 1290 },
              { periodId: 2, priceCents: 1190 },
            ],
          },
        ],
        combinations: [
          { id: 50, pricePerDayCents: 200, allergenIds: [] },
          { id: 51, pricePerDayCents: 300, allergenIds: [6] },
        ],
        allergenIds: [5],
      },
    ],
    [
      20,
      {
        id: 20,
        isUnique: true,
        priceCents: 4500,
        discount: null,
        periods: [{ id: 3, days: 1 }],
        calories: [],
        combinations: [],
        allergenIds: [],
      },
    ],
  ]),
  allergens: new Map([5, 6].map((id) => [id, { id, pricePercent: 5 }])),
  additions: new Map([
    [7, { id: 7, pricePerDayCents: 150, isForUnique: false, allergenIds: [6] }],
    [8, { id: 8, pricePerDayCents: 900, isForUnique: true, allergenIds: [] }],
  ]),
  cityIds: [VILNIUS],
  calendar: deliveryCalendar([]),
  earliest: 'next',
  deliveryPrices: {
    regular: { working: 200, weekend_or_holiday: 350 },
    unique: { working: 490, weekend_or_holiday: 690 },
  },
  vat: [
    { type: 'kit', percent: 21, validFrom: toDay('2026-01-01') },
    { type: 'delivery', percent: 21, validFrom: toDay('2026-01-01') },
  ],
  points: { pointValueCents: 1, maxUsagePercent: 30, isUsageDisabled: false },
};

const anItem = (facts: Partial<ItemRequest> = {}): ItemRequest => ({
  mealKitId: 10,
  calorieId: 100,
  periodId: 1,
  combinationId: null,
  amount: 1,
  allergenIds: [],
  additionIds: [],
  ...facts,
});

const price = (facts: Partial<CartRequest> = {}, points = 0) =>
  priceRequest(
    {
      cityId: VILNIUS,
      startDate: toDay('2026-11-16'),
      workingDaysOnly: true,
      items: [anItem()],
      usePoints: true,
      ...facts,
    },
    { codes: [], pointsBalance: points },
    offer,
    now,
  );

describe('a cart as a buyer asks for it', () => {
  test('is priced with the prices of the choice', () => {
    const items = [anItem({ periodId: 2, combinationId: 50, allergenIds: [5], additionIds: [7] })];
    const { items: priced, price: cart, problems } = price({ items });
    expect(problems).toEqual([]);
    expect(priced[0]).toMatchObject({
      dayPriceCents: 1390,
      kitPriceCents: 13_900,
      allergenExtraCents: 695,
      additionsCents: 1500,
      itemTotalCents: 16_095,
    });
    expect(cart).toMatchObject({ deliveryCents: 2000, totalCents: 18_095 });
  });

  test('names the period of a unique kit only where there are several', () => {
    const { price: cart, problems } = price({
      items: [anItem({ mealKitId: 20, calorieId: null, periodId: null })],
    });
    expect(problems).toEqual([]);
    expect(cart).toMatchObject({ kitsCents: 4500, deliveryCents: 490, totalCents: 4990 });
  });

  test('uses no more points than allowed, and none when the buyer says so', () => {
    expect(price({}, 5000).price.pointsUsed).toBe(1935);
    expect(price({ usePoints: false }, 5000).price.pointsUsed).toBe(0);
  });

  test('keeps the order of its items when one of them cannot be had', () => {
    const { items, price: cart, problems } = price({ items: [anItem({ mealKitId: 99 }), anItem()] });
    expect(problems).toEqual([{ code: 'kit_unavailable', field: 'items.0.mealKitId' }]);
    expect(items[0]).toBeNull();
    expect(items[1]).toMatchObject({ itemTotalCents: 6450 });
    expect(cart.kitsCents).toBe(6450);
  });

  test.each([
    ['an unknown period', { periodId: 77 }, 'choice_unavailable', 'items.0.periodId'],
    ['no period', { periodId: null }, 'choice_required', 'items.0.periodId'],
    ['no calories', { calorieId: null }, 'choice_required', 'items.0.calorieId'],
    ['unknown calories', { calorieId: 9 }, 'choice_unavailable', 'items.0.calorieId'],
    ['an unknown combination', { combinationId: 9 }, 'choice_unavailable', 'items.0.combinationId'],
    ['an unknown allergen', { allergenIds: [9] }, 'choice_unavailable', 'items.0.allergenIds'],
    ['an unknown addition', { additionIds: [9] }, 'choice_unavailable', 'items.0.additionIds'],
    ['an addition for unique kits', { additionIds: [8] }, 'addition_does_not_fit', 'items.0.additionIds'],
    [
      'a unique kit and an addition for the others',
      { mealKitId: 20, calorieId: null, periodId: 3, additionIds: [7] },
      'addition_does_not_fit',
      'items.0.additionIds',
    ],
  ])('with %s says which field to mend', (_, facts, code, field) => {
    expect(price({ items: [anItem(facts)] }).problems).toEqual([{ code, field }]);
  });

  test('costs 100,000 euros at the most: what goes beyond is left out and named, what still fits is priced', () => {
    const dear = { ...offer.kits.get(20)!, priceCents: 5_000_000 };
    const dearOffer = { ...offer, kits: new Map([...offer.kits, [20, dear]]) };
    const asked = [
      anItem({ mealKitId: 20, calorieId: null, periodId: null, amount: 99 }),
      anItem({ mealKitId: 20, calorieId: null, periodId: null, amount: 1 }),
      anItem(),
    ];
    const request = {
      cityId: VILNIUS,
      startDate: toDay('2026-11-16'),
      workingDaysOnly: true,
      items: asked,
      usePoints: true,
    };
    const answer = priceRequest(request, { codes: [], pointsBalance: 0 }, dearOffer, now);
    expect(answer.problems).toEqual([{ code: 'order_too_large', field: 'items.0.amount' }]);
    expect(answer.items.map((each) => each?.itemTotalCents ?? null)).toEqual([null, 5_000_000, 6450]);
    const huge = { ...offer, kits: new Map([[20, { ...dear, priceCents: Number.MAX_SAFE_INTEGER }]]) };
    const alone = priceRequest(
      { ...request, items: [asked[1]!] },
      { codes: [], pointsBalance: 0 },
      huge,
      now,
    );
    expect(alone.problems).toEqual([{ code: 'order_too_large', field: 'items.0.amount' }]);
  });

  test('says that it is empty', () => {
    expect(price({ items: [] }).problems).toEqual([{ code: 'cart_empty', field: 'items' }]);
  });

  test('cannot go to a city without delivery, nor begin today', () => {
    expect(price({ cityId: 9 }).problems).toEqual([{ code: 'city_unavailable', field: 'cityId' }]);
    expect(price({ startDate: toDay('2026-11-15') }).problems).toEqual([
      { code: 'start_date_too_early', field: 'startDate' },
    ]);
  });

  test('without city and day is priced from the first possible day on, and asks for both', () => {
    const { items, problems } = price({ cityId: null, startDate: null });
    expect(items[0]?.deliveryDates[0]).toBe('2026-11-16');
    expect(problems.map(({ code }) => code)).toEqual(['city_required', 'start_date_required']);
  });

  test('pays for an allergen only where the kit’s menus have it; any can be left out', () => {
    const { items, problems } = price({ items: [anItem({ allergenIds: [5, 6] })] });
    expect(problems).toEqual([]);
    expect(items[0]).toMatchObject({ kitPriceCents: 6450, allergenExtraCents: 323 });
    expect(items[0]?.explanation).toContainEqual({
      kind: 'allergen_extra',
      cents: 323,
      params: { percent: 5, allergenIds: [5] },
    });
    expect(price({ items: [anItem({ allergenIds: [6] })] }).items[0]).toMatchObject({
      allergenExtraCents: 0,
    });
  });

  test('cannot have an addition or a combination that holds what is left out', () => {
    const clash = anItem({ allergenIds: [6], additionIds: [7], combinationId: 51 });
    const { items, problems } = price({ items: [clash] });
    expect(problems).toEqual([
      { code: 'holds_left_out', field: 'items.0.combinationId' },
      { code: 'holds_left_out', field: 'items.0.additionIds' },
    ]);
    expect(items[0]).toMatchObject({ dayPriceCents: 1290, additionsCents: 0 });
    expect(price({ items: [{ ...clash, allergenIds: [5] }] }).problems).toEqual([]);
  });

  test('does not pay twice for an addition that is named twice', () => {
    expect(price({ items: [anItem({ additionIds: [7, 7] })] }).items[0]?.additionsCents).toBe(750);
  });
});

describe('the Christmas-eve kit', () => {
  const set = anItem({ mealKitId: 20, calorieId: null, periodId: null });
  const day = toDay('2026-12-24');
  const christmas = { cityId: VILNIUS, day, priceCents: 700 };
  const sold: Offer = {
    ...offer,
    christmasKitId: 20,
    // Whatever the calendar says.
    calendar: deliveryCalendar([{ day, cityId: null, isClosed: true, isHoliday: true }]),
  };
  const ask = (facts: Partial<CartRequest> = {}, codes: EnteredCode[] = []) =>
    priceRequest(
      {
        cityId: VILNIUS,
        startDate: null,
        workingDaysOnly: true,
        items: [{ ...set, amount: 3 }],
        usePoints: true,
        christmas,
        ...facts,
      },
      { codes, pointsBalance: 100_000 },
      sold,
      now,
    );

  test('comes on its day at the price of its way once, for any number of sets, and takes no points', () => {
    const { items, price: cart, problems } = ask();
    expect(problems).toEqual([]);
    expect(items[0]?.deliveryDates).toEqual(['2026-12-24']);
    expect(cart).toMatchObject({
      kitsCents: 13_500,
      pointsUsed: 0,
      deliveryCents: 700,
      vatDeliveryCents: 121,
      totalCents: 14_200,
    });
  });

  test('no code touches it or its delivery', () => {
    const code: DiscountCode = {
      id: 1,
      code: 'DOVANA',
      type: 'fixed',
      amount: 5000,
      appliesToCart: true,
      isFreeDelivery: true,
      mealKits: [],
      cityIds: [],
      multipleCodesAllowed: true,
      multipleUseInOrder: true,
      expiresAt: new Date('2027-01-01T00:00:00Z'),
      usesLeft: null,
      isUsedByBuyer: false,
    };
    const { price: cart } = ask({}, [{ code: 'DOVANA', found: code }]);
    expect(cart.codes).toEqual([{ code: 'DOVANA', accepted: false, reason: 'unique_kits_only' }]);
    expect(cart.totalCents).toBe(14_200);
  });

  test('is refused in a cart, which is priced without it', () => {
    const { price: cart, problems } = ask({
      christmas: null,
      startDate: toDay('2026-11-16'),
      items: [anItem(), set],
    });
    expect(problems).toEqual([{ code: 'christmas_kit', field: 'items.1.mealKitId' }]);
    expect(cart.kitsCents).toBe(6450);
  });

  test.each<[string, Partial<CartRequest>, object[]]>([
    ['another kit', { items: [anItem()] }, [{ code: 'christmas_kit_only', field: 'items' }]],
    ['a second line', { items: [set, anItem()] }, [{ code: 'christmas_kit_only', field: 'items' }]],
    [
      'something left out',
      { items: [{ ...set, allergenIds: [5] }] },
      [{ code: 'christmas_kit_only', field: 'items' }],
    ],
    ['another city', { cityId: 2 }, [{ code: 'city_unavailable', field: 'cityId' }]],
    ['another day', { startDate: toDay('2026-12-22') }, [{ code: 'choice_unavailable', field: 'startDate' }]],
    ['its own day', { startDate: day }, []],
  ])('is sold alone, for its city and its day: %s', (_, facts, expected) => {
    expect(ask(facts).problems.filter(({ code }) => code !== 'delivery_dates_incomplete')).toEqual(expected);
  });
});
