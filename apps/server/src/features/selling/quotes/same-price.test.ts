import { randomUUID } from 'node:crypto';
import type { CodeFacts } from '@shop/contract/discounts';
import { codeOf, offerOf } from '@shop/contract/offer';
import type { PriceList } from '@shop/contract/price-list';
import { allotCart } from '@shop/domain/allotment';
import { payByCoupons } from '@shop/domain/coupons';
import { addDays, dayInVilnius, toDay } from '@shop/domain/day';
import { sum } from '@shop/domain/money';
import type { CartPrice } from '@shop/domain/pricing/figures';
import type { EnteredCode } from '@shop/domain/pricing/input';
import { type ExtraOffer, holdsLeftOut, type ItemRequest } from '@shop/domain/pricing/offer';
import { priceRequest, type RequestPrice } from '@shop/domain/pricing/request';
import { asc } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aBuyer } from '../../../../test/paying-shop.ts';
import { refusalOf, secret, useShop } from '../../../../test/test-shop.ts';
import {
  checkOuts,
  deliveries,
  discountCodes,
  orders,
  pointsEntries,
  sessions,
  users,
} from '../../../db/schema/index.ts';
import { tokens } from '../../people/auth/tokens.ts';
import { presentFacts, pricedCode } from '../discounts/discounts.presenter.ts';
import { presentQuote } from './quote.presenter.ts';

const shop = useShop('demo', { ordersPerAddress: 1_000 });

const runs = 1000;
const pointsBalance = 1234;

const some = <T>(list: readonly T[], maxLength = 2) =>
  fc
    .uniqueArray(fc.nat(Math.max(0, list.length - 1)), { maxLength })
    .map((places) => places.flatMap((place) => list[place] ?? []));

/** Any choice of what is on sale; a wild one may also be of what does not fit, or was never there. */
const anyItem = (
  { kits, christmasKitId, allergens, additions }: PriceList,
  isWild: boolean,
): fc.Arbitrary<ItemRequest> =>
  // One kit is sold in no cart.
  fc.constantFrom(...kits.filter(({ id }) => isWild || id !== christmasKitId)).chain((kit) => {
    const fitting = additions.filter(({ isForUnique }) => isWild || isForUnique === kit.isUnique);
    const item: fc.Arbitrary<ItemRequest> = fc.record({
      mealKitId: isWild ? fc.constantFrom(kit.id, kit.id, kit.id, kit.id, 999_999) : fc.constant(kit.id),
      calorieId: kit.isUnique ? fc.constant(null) : fc.constantFrom(...kit.calories.map(({ id }) => id)),
      periodId: fc.constantFrom(...kit.periods.map(({ id }) => id)),
      combinationId: fc.constantFrom(null, ...kit.combinations.map(({ id }) => id)),
      amount: fc.integer({ min: 1, max: 5 }),
      allergenIds: some(
        allergens.map(({ id }) => id),
        3,
      ),
      additionIds: some(fitting.map(({ id }) => id)),
    });
    if (isWild) return item;
    // Nothing is chosen along that holds what is left out.
    return item.map((choice) => {
      const goesAlong = (extras: readonly (ExtraOffer & { readonly id: number })[], id: number | null) =>
        extras.some((each) => each.id === id && !holdsLeftOut(each, choice));
      return {
        ...choice,
        combinationId: goesAlong(kit.combinations, choice.combinationId) ? choice.combinationId : null,
        additionIds: choice.additionIds.filter((id) => goesAlong(fitting, id)),
      };
    });
  });

/** Many people with points, each from an address of their own: nobody else's orders change what theirs cost. */
const buyersWithPoints = async (count: number) => {
  const now = shop.clock.now();
  const emails = Array.from({ length: count }, (_, index) => `pirkejas${index}@pirkeja.example`);
  const people = await shop.database
    .insert(users)
    .values(emails.map((email) => ({ email })))
    .returning({ userId: users.id, email: users.email });
  const expiresAt = new Date(now.getTime() + 86_400_000);
  const logins = people.map(({ userId }) => ({ id: randomUUID(), userId, expiresAt }));
  await shop.database.insert(sessions).values(logins);
  await shop.database
    .insert(pointsEntries)
    .values(
      people.map(({ userId }) => ({ userId, at: now, reason: 'order_paid' as const, points: pointsBalance })),
    );
  const { issue } = tokens(secret);
  return Promise.all(
    people.map(async ({ userId, email }, index) => ({
      email,
      client: shop.as(
        { id: userId, role: 'user', email, token: await issue(logins[index]!.id, now) },
        'lt',
        `10.0.${index >> 8}.${index & 255}`,
      ),
    })),
  );
};

const lanes = 6;

/** A few at a time, each after the one before it in its lane. */
const withConcurrency = async <T>(list: readonly T[], task: (each: T, index: number) => Promise<void>) => {
  let next = 0;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let index = next++; index < list.length; index = next++) await task(list[index]!, index);
    }),
  );
};

/** What is kept of an order, in the words of a quote. */
const storedOrders = async () => {
  const [rows, lines, days] = await Promise.all([
    shop.database.select().from(checkOuts),
    shop.database.select().from(orders).orderBy(asc(orders.id)),
    shop.database.select().from(deliveries).orderBy(asc(deliveries.day)),
  ]);
  const linesOf = Map.groupBy(lines, ({ checkOutId }) => checkOutId);
  const daysOf = Map.groupBy(days, ({ orderId }) => orderId);
  return new Map(
    rows.map((row) => [
      row.number,
      {
        row,
        lines: (linesOf.get(row.id) ?? []).map((line) => ({ line, days: daysOf.get(line.id) ?? [] })),
      },
    ]),
  );
};

const figures = [
  'kitsCents',
  'codeDiscountCents',
  'pointsUsed',
  'pointsDiscountCents',
  'deliveryCents',
  'deliveryDiscountCents',
  'vatKitsCents',
  'vatDeliveryCents',
  'totalCents',
] as const;
const lineFigures = [
  'dayPriceCents',
  'kitPriceCents',
  'allergenExtraCents',
  'kitDiscountCents',
  'additionsCents',
  'itemTotalCents',
  'codeDiscountCents',
  'pointsUsed',
  'pointsDiscountCents',
  'paidCents',
  'paperBag',
] as const;
const dayFigures = [
  'day',
  'listCents',
  'discountCents',
  'points',
  'pointsCents',
  'deliveryCents',
  'paidCents',
] as const;
const pick = <K extends string>(of: Readonly<Record<K, unknown>>, names: readonly K[]) =>
  names.map((name) => [name, of[name]]);

/** The browser's own prices, and any cart of what it offers. */
const theBrowser = async () => {
  const { data: list } = await shop.as(null)('GET /price-list');
  const { data: times } = await shop.as(null)('GET /delivery-times', { query: { perPage: 100 } });
  const offer = offerOf(list);
  const rows = await shop.database.select().from(discountCodes);
  const facts = new Map(rows.map((row): [string, CodeFacts] => [row.code, presentFacts(pricedCode(row, 0))]));
  const entered = (code: string): EnteredCode => {
    const known = facts.get(code);
    return { code, found: known ? codeOf(known) : null };
  };
  const anyCart = (isWild: boolean) =>
    fc.record({
      cityId: fc.constantFrom(...list.cities.map(({ id }) => id)),
      startDate: fc
        .integer({ min: isWild ? 0 : 1, max: 60 })
        .map((days) => addDays(toDay('2026-11-16'), days)),
      workingDaysOnly: fc.boolean(),
      usePoints: fc.boolean(),
      items: fc.array(anyItem(list, isWild), { minLength: 1, maxLength: 5 }),
      codes: some([...facts.keys(), 'NEBUVO'], 4),
    });
  type Cart = ReturnType<typeof anyCart> extends fc.Arbitrary<infer C> ? C : never;
  const firstTimes = new Map(times.toReversed().map(({ cityId, id }) => [cityId, id]));
  return {
    carts: (count: number, { isWild }: { isWild: boolean }) =>
      fc.sample(anyCart(isWild), { numRuns: count, seed: 16 }),
    priceOf: ({ codes, ...cart }: Cart): RequestPrice =>
      priceRequest(cart, { codes: codes.map(entered), pointsBalance }, offer, shop.clock.now()),
    bodyOf: ({ codes, ...cart }: Cart) => ({
      ...cart,
      items: cart.items.map((item) => ({
        ...item,
        allergenIds: [...item.allergenIds],
        additionIds: [...item.additionIds],
      })),
      discountCodes: codes,
    }),
    orderOf: ({ cityId }: Cart, email: string, { price, items }: RequestPrice) => ({
      buyer: aBuyer({ email }),
      delivery: { method: 'to_hands' as const, deliveryTimeId: firstTimes.get(cityId) ?? null },
      paymentType: 'bank_account' as const,
      agreeTerms: true as const,
      agreeContacts: true as const,
      expectedTotalCents: price.totalCents,
      expectedDeliveryDates: items.map((item) => [...(item?.deliveryDates ?? [])]),
    }),
  };
};

/** Days that are closed or open for all or for one city, and points worth three cents: whatever has a rule of its own. */
const sayMore = async () => {
  const admin = await shop.asNew('admin');
  const { data: cities } = await admin('GET /cities');
  const [first, second] = cities.map(({ id }) => id);
  const words = [
    ['2026-11-20', null, true, false],
    ['2026-11-20', first, false, false],
    ['2026-11-25', second, true, false],
    ['2026-12-08', null, false, true],
    ['2026-12-08', second, false, false],
    ['2026-12-24', null, true, true],
    ['2026-12-24', first, false, true],
  ] as const;
  for (const [id, cityId, isClosed, isHoliday] of words)
    await admin('PUT /calendar-days/{id}', {
      params: { id },
      body: {
        cityId: cityId ?? null,
        isClosed,
        isHoliday,
        ...(isClosed && { deliveries: { action: 'move' } }),
      },
    });
  const { data: points } = await admin('GET /discount-point-settings');
  await admin('PUT /discount-point-settings', { body: { ...points, pointValueCents: 3 } });
};

const withoutCoupons = (shown: RequestPrice) => ({
  ...shown,
  coupons: payByCoupons(shown.price.totalCents, [], dayInVilnius(shop.clock.now())),
});

it('the browser, the quote and the order come to the same cents and days, for a thousand carts', async () => {
  // Codes that run out would make one cart's price hang on another's.
  await shop.database.update(discountCodes).set({ usesLimit: null });
  await sayMore();
  const browser = await theBrowser();
  const buyers = await buyersWithPoints(runs);
  const placed = new Map<string, CartPrice>();
  const before = await shop.database.$count(checkOuts);

  await withConcurrency(browser.carts(runs, { isWild: false }), async (cart, index) => {
    const { client, email } = buyers[index]!;
    const shown = browser.priceOf(cart);
    const body = browser.bodyOf(cart);
    expect((await client('POST /check-outs/quote', { body })).data).toEqual(
      presentQuote(withoutCoupons(shown)),
    );
    const order = { ...body, ...browser.orderOf(cart, email, shown) };
    placed.set((await client('POST /check-outs', { body: order })).data.number, shown.price);
  });

  const stored = await storedOrders();
  expect([placed.size, stored.size]).toEqual([runs, before + runs]);
  for (const [number, price] of placed) {
    const kept = stored.get(number)!;
    expect(pick(kept.row, figures)).toEqual(pick(price, figures));
    expect(kept.lines.map(({ line }) => pick(line, lineFigures))).toEqual(
      price.items.map((item) => pick(item, lineFigures)),
    );
    expect(kept.lines.map(({ days }) => days.map((day) => pick(day, dayFigures)))).toEqual(
      allotCart(price).map((days) => days.map((day) => pick(day, dayFigures))),
    );
    const days = kept.lines.flatMap((line) => line.days);
    expect(sum(days.map(({ paidCents }) => paidCents))).toBe(price.totalCents);
  }
}, 240_000);

it('what does not fit is priced alike by both, and never becomes an order', async () => {
  const browser = await theBrowser();
  const person = await shop.person('user');
  await shop.database
    .insert(pointsEntries)
    .values({ userId: person.id, at: shop.clock.now(), reason: 'order_paid', points: pointsBalance });
  const before = await shop.database.$count(checkOuts);
  let refused = 0;
  await withConcurrency(browser.carts(100, { isWild: true }), async (cart, index) => {
    const client = shop.as(person, 'lt', `10.1.0.${index}`);
    const shown = browser.priceOf(cart);
    const body = browser.bodyOf(cart);
    expect((await client('POST /check-outs/quote', { body })).data).toEqual(
      presentQuote(withoutCoupons(shown)),
    );
    if (shown.problems.length === 0) return;
    refused += 1;
    const order = { ...body, ...browser.orderOf(cart, `${index}@x.example`, shown) };
    expect((await refusalOf(client('POST /check-outs', { body: order }))).status).toBe(422);
  });
  expect(refused).toBeGreaterThan(30);
  expect(await shop.database.$count(checkOuts)).toBe(before);
}, 60_000);
