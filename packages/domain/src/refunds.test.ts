import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allotCart,
  allotItem,
  type ChargedDelivery,
  type ChargedItem,
  type DayAllotment,
} from './allotment.ts';
import { addDays, type Day, toDay } from './day.ts';
import { aCart, aCode, anItem, entered, priceChecked } from './pricing/test-support.ts';
import { sum } from './money.ts';
import { nothingReturned, type Refund, refundFor, type RefundableOrder, type Returned } from './refunds.ts';

const monday = toDay('2026-11-16');
const daysFrom = (first: number, last: number): Day[] =>
  Array.from({ length: last - first + 1 }, (_, i) => addDays(monday, first - 1 + i));

/** The n-th day of an order is its n-th delivery; those of another order have other ids. */
const idOf = (orderId: number, index: number): number => orderId * 100 + index + 1;
const ids = (first: number, last: number, orderId = 1): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => idOf(orderId, first - 1 + i));

const placedOrder = (orderId: number, rows: readonly DayAllotment[], isUnique = false): RefundableOrder => ({
  orderId,
  isUnique,
  deliveries: rows.map((row, index) => ({
    ...row,
    id: idOf(orderId, index),
    comesBack: 'not',
    returned: nothingReturned,
  })),
});

function anOrder(
  facts: Partial<ChargedItem> & {
    orderId?: number;
    isUnique?: boolean;
    delivery?: readonly ChargedDelivery[];
  } = {},
): RefundableOrder {
  const { orderId = 1, isUnique = false, delivery = [], ...charged } = facts;
  const item = {
    itemTotalCents: 12_000,
    codeDiscountCents: 0,
    pointsDiscountCents: 0,
    pointsUsed: 0,
    deliveryDates: daysFrom(1, 10),
    ...charged,
  };
  return placedOrder(orderId, allotItem(item, delivery), isUnique);
}

const byBuyer = (orders: RefundableOrder[], deliveryIds: readonly number[], earned = 0) =>
  refundFor(orders, { by: 'buyer', deliveryIds }, earned);
const byProvider = (orders: RefundableOrder[], deliveryIds: readonly number[], earned = 0) =>
  refundFor(orders, { by: 'provider', deliveryIds }, earned);

/** The orders after such a cancellation, with what it returned. */
const after = (
  cancel: typeof byBuyer,
  orders: RefundableOrder[],
  deliveryIds: readonly number[],
): RefundableOrder[] => {
  const refund: Refund = cancel(orders, deliveryIds);
  const comesBack = cancel === byBuyer ? 'given_back' : 'in_full';
  const back = new Map(refund.days.map((row) => [row.deliveryId, row]));
  const moved = (id: number): number =>
    sum(refund.feeMoves.map(({ from, to, cents }) => (to === id ? cents : from === id ? -cents : 0)));
  return orders.map((order) => ({
    ...order,
    deliveries: order.deliveries.map((row) => ({
      ...row,
      comesBack: row.comesBack === 'not' && deliveryIds.includes(row.id) ? comesBack : row.comesBack,
      deliveryCents: row.deliveryCents + moved(row.id),
      paidCents: row.paidCents + moved(row.id),
      returned: plus(row.returned, back.get(row.id) ?? nothingReturned),
    })),
  }));
};

const plus = (one: Returned, other: Returned): Returned => ({
  kitsCents: one.kitsCents + other.kitsCents,
  deliveryCents: one.deliveryCents + other.deliveryCents,
  points: one.points + other.points,
  pointsCents: one.pointsCents + other.pointsCents,
});

/** How much it is, without how it was reckoned. */
const inShort = ({ totalCents, points, earnedPointsBack }: Refund) => ({
  totalCents,
  points,
  earnedPointsBack,
});

test('10 days for 120.00 with a 10 % code, paid 108.00, 3 days kept: 72.00 come back', () => {
  const order = anOrder({ codeDiscountCents: 1_200 });
  const refund = byBuyer([order], ids(4, 10), 108);
  expect(inShort(refund)).toEqual({ totalCents: 7_200, points: 0, earnedPointsBack: 72 });
  expect(refund.orders[0]?.calculation).toEqual({
    paidCents: 10_800,
    paidDays: 10,
    returnedBeforeCents: 0,
    keptCents: 3_600,
    keptDays: 3,
    keptPrices: [{ days: 3, dayCents: 1_200 }],
    dueCents: 7_200,
    inFullCents: 0,
    inFullDays: 0,
  });
  expect(sum(refund.days.map(({ kitsCents }) => kitsCents))).toBe(7_200);
});

test('the same without a code, 36.00 of it by points: 58.80 in money and 25.20 in points', () => {
  const order = anOrder({ pointsDiscountCents: 3_600, pointsUsed: 3_600 });
  const refund = byBuyer([order], ids(4, 10), 84);
  expect([refund.totalCents, refund.points, refund.earnedPointsBack]).toEqual([5_880, 2_520, 59]);
});

test('36 points of 1.00 each: 25 of them come back for the 25.20 that they paid, and the 0.20 as money', () => {
  const order = anOrder({ pointsDiscountCents: 3_600, pointsUsed: 36 });
  const refund = byBuyer([order], ids(4, 10));
  expect([refund.totalCents, refund.points]).toEqual([5_900, 25]);
});

test('points never come back for more than they paid: 25.80 are 25 points of 1.00', () => {
  const order = anOrder({ itemTotalCents: 10_000, pointsDiscountCents: 4_300, pointsUsed: 43 });
  const refund = byBuyer([order], ids(5, 10));
  expect([refund.totalCents, refund.points]).toEqual([6_000 - 2_500, 25]);
});

test('days given back one by one ask no money back for the point that they fill up together', () => {
  const order = anOrder({ itemTotalCents: 1_000, pointsDiscountCents: 900, pointsUsed: 9 });
  const first = byBuyer([order], ids(1, 1));
  expect([first.totalCents, first.points]).toEqual([100, 0]);
  const second = byBuyer(after(byBuyer, [order], ids(1, 1)), ids(2, 2));
  expect([second.totalCents, second.points]).toEqual([0, 1]);
});

test('what a change cost and returned counts: paid + supplements − returned before − newest list price', () => {
  const changed = (listCents: number, supplementCents: number, returnedCents: number): RefundableOrder => {
    const order = anOrder();
    return {
      ...order,
      deliveries: order.deliveries.map((row) => ({
        ...row,
        listCents,
        paidCents: row.paidCents + supplementCents,
        returned: { ...nothingReturned, kitsCents: returnedCents / 10 },
      })),
    };
  };
  // A dearer kit, 15.00 a day, with 30.00 paid on top; 3 days kept.
  expect(byBuyer([changed(1_500, 300, 0)], ids(4, 10)).totalCents).toBe(15_000 - 4_500);
  // A cheaper one, 10.00 a day, with 20.00 returned for the change.
  expect(byBuyer([changed(1_000, 0, 2_000)], ids(4, 10)).totalCents).toBe(12_000 - 2_000 - 3_000);
});

test('one day given back of ten with a 10 % code returns nothing; the same day closed by the shop, 10.80', () => {
  const order = anOrder({ codeDiscountCents: 1_200 });
  expect(byBuyer([order], ids(5, 5)).totalCents).toBe(0);
  const byShop = byProvider([order], ids(5, 5));
  expect(byShop.totalCents).toBe(1_080);
  expect(byShop.orders[0]?.calculation).toMatchObject({ dueCents: 0, inFullCents: 1_080, inFullDays: 1 });
});

test('a day that was moved returns what it cost when it is cancelled: 10.00', () => {
  const order = anOrder({ itemTotalCents: 10_000 });
  const moved = {
    ...order,
    deliveries: order.deliveries.map((row) => (row.id === 105 ? { ...row, day: daysFrom(12, 12)[0]! } : row)),
  };
  expect(byBuyer([moved], ids(5, 5)).totalCents).toBe(1_000);
});

test('a day that the shop took back leaves both sides of what the buyer gives back', () => {
  const orders = after(byProvider, [anOrder({ codeDiscountCents: 1_200 })], ids(10, 10));
  // 9 days were paid 97.20, 3 of them are kept at 12.00.
  expect(byBuyer(orders, ids(4, 9)).totalCents).toBe(9_720 - 3_600);
});

test('a kept day that the shop takes back afterwards returns what it counted for: all but the days kept', () => {
  const orders = after(byBuyer, [anOrder({ codeDiscountCents: 1_200 })], ids(4, 10));
  // 72.00 came back before; two days are kept at 12.00 of the 108.00.
  expect(byProvider(orders, ids(3, 3)).totalCents).toBe(10_800 - 7_200 - 2_400);
});

test('points of a day that the shop takes back come back in full', () => {
  const order = anOrder({ pointsDiscountCents: 3_000, pointsUsed: 3_000 });
  const refund = byProvider([order], ids(1, 2));
  expect([refund.totalCents, refund.points]).toEqual([1_800, 600]);
});

test('cancelling everything returns everything that was paid', () => {
  const order = anOrder({ codeDiscountCents: 1_200, pointsDiscountCents: 999, pointsUsed: 999 });
  const refund = byBuyer([order], ids(1, 10), 98);
  expect([refund.totalCents, refund.points, refund.earnedPointsBack]).toEqual([9_801, 999, 98]);
});

test('the days kept cost their full daily price, so a large discount can leave nothing to return', () => {
  const order = anOrder({ codeDiscountCents: 9_000 });
  expect(byBuyer([order], ids(9, 10)).totalCents).toBe(0);
});

test('an uneven price is returned to the cent: 100.00 for 3 days, one cancelled', () => {
  const order = anOrder({ itemTotalCents: 10_000, deliveryDates: daysFrom(1, 3) });
  expect(byBuyer([order], ids(1, 1)).totalCents).toBe(3_334);
  expect(byBuyer([order], ids(3, 3)).totalCents).toBe(3_333);
});

test('an order paid with points alone gives them back for the days cancelled', () => {
  const order = anOrder({ pointsDiscountCents: 12_000, pointsUsed: 12_000 });
  const refund = byBuyer([order], ids(4, 10));
  expect([refund.totalCents, refund.points]).toEqual([0, 8_400]);
});

test('an order that cost nothing returns nothing', () => {
  const order = anOrder({ codeDiscountCents: 12_000 });
  const refund = byBuyer([order], ids(1, 10));
  expect([refund.totalCents, refund.points, refund.earnedPointsBack]).toEqual([0, 0, 0]);
});

test('delivery of a day comes back only when no kit of the check-out is left on it', () => {
  const delivery = daysFrom(1, 10).map((day) => ({ day, cents: 200 }));
  const long = anOrder({ orderId: 1, delivery });
  const short = anOrder({ orderId: 2, deliveryDates: daysFrom(1, 5) });

  const onlyLong = byBuyer([long, short], ids(1, 10));
  expect(onlyLong.orders.map(({ deliveryCents }) => deliveryCents)).toEqual([1_000, 0]);
  expect(onlyLong.feeMoves).toHaveLength(5);

  const longIsGone = after(byBuyer, [long, short], ids(1, 10));
  const thenShort = byBuyer(longIsGone, ids(5, 5, 2));
  expect(thenShort.orders.map(({ deliveryCents }) => deliveryCents)).toEqual([0, 200]);
});

test("a unique kit's own delivery comes back with all of its days, whatever else comes on them", () => {
  const days = daysFrom(1, 2);
  const unique = anOrder({
    orderId: 2,
    isUnique: true,
    deliveryDates: days,
    delivery: [{ day: days[0]!, cents: 490 }],
  });
  const regular = anOrder();
  const delivery = (refund: ReturnType<typeof byBuyer>) => refund.orders[1]?.deliveryCents;
  expect(delivery(byBuyer([regular, unique], ids(1, 1, 2)))).toBe(0);
  expect(delivery(byBuyer([regular, unique], ids(1, 2, 2)))).toBe(490);
});

test('cancelling a day that is cancelled already returns nothing more, whoever does it', () => {
  const orders = after(byBuyer, [anOrder({ codeDiscountCents: 1_200 })], ids(10, 10));
  for (const cancel of [byBuyer, byProvider]) {
    const refund = cancel(orders, ids(10, 10), 120);
    expect([refund.totalCents, refund.earnedPointsBack]).toEqual([0, 0]);
  }
});

test('cancelling day by day returns what cancelling at once does, and never more than was paid', () => {
  const cart = fc
    .record({
      lengths: fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 3 }),
      priceCents: fc.integer({ min: 1, max: 1_999 }),
      percent: fc.nat(60),
      balance: fc.nat(4_000),
    })
    .map(({ lengths, priceCents, percent, balance }) =>
      aCart({
        items: lengths.map((days, i) => anItem({ kitId: i, days, unitPriceCents: priceCents + i })),
        codes: entered(aCode({ amount: percent })),
        deliveryPrices: {
          regular: { working: 199, weekend_or_holiday: 351 },
          unique: { working: 0, weekend_or_holiday: 0 },
        },
        points: { balance, pointValueCents: 1, maxPercent: 50, isEnabled: true, isWanted: true },
      }),
    );
  fc.assert(
    fc.property(cart, fc.integer({ min: 0, max: 500 }), (input, earned) => {
      const price = priceChecked(input);
      const placed = allotCart(price).map((rows, orderId) => placedOrder(orderId, rows));
      const all = placed.flatMap(({ deliveries }) => deliveries.map(({ id }) => id));
      const atOnce = byBuyer(placed, all, earned);
      expect(atOnce.totalCents).toBe(price.totalCents);
      expect(atOnce.points).toBe(price.pointsUsed);
      const inFull = byProvider(placed, all, earned);
      expect([inFull.totalCents, inFull.points]).toEqual([price.totalCents, price.pointsUsed]);

      const dayByDay = { totalCents: 0, points: 0, earnedPointsBack: 0 };
      let orders = placed;
      for (const id of all) {
        const step = byBuyer(orders, [id], earned);
        expect(Math.min(step.totalCents, step.points, step.earnedPointsBack)).toBeGreaterThanOrEqual(0);
        dayByDay.totalCents += step.totalCents;
        dayByDay.points += step.points;
        dayByDay.earnedPointsBack += step.earnedPointsBack;
        orders = after(byBuyer, orders, [id]);
      }
      expect(dayByDay).toEqual(inShort(atOnce));
    }),
    { numRuns: 200 },
  );
});

test('with points of any worth, in any order and by anybody: no step asks anything back, and the worth is exact', () => {
  const order = fc.record({
    days: fc.integer({ min: 1, max: 10 }),
    itemTotalCents: fc.integer({ min: 1_000, max: 20_000 }),
    discountPercent: fc.nat(60),
    pointCents: fc.constantFrom(1, 2, 7, 100, 250),
    share: fc.nat(100),
  });
  const steps = fc.array(fc.record({ id: fc.integer({ min: 101, max: 110 }), byShop: fc.boolean() }));
  fc.assert(
    fc.property(
      order,
      steps,
      ({ days, itemTotalCents, discountPercent, pointCents, share }, cancellations) => {
        const codeDiscountCents = Math.floor((itemTotalCents * discountPercent) / 100);
        const pointsUsed = Math.floor(((itemTotalCents - codeDiscountCents) * share) / 100 / pointCents);
        const placed = anOrder({
          itemTotalCents,
          codeDiscountCents,
          pointsUsed,
          pointsDiscountCents: pointsUsed * pointCents,
          deliveryDates: daysFrom(1, days),
        });
        let orders = [placed];
        for (const { id, byShop } of cancellations) {
          const step = (byShop ? byProvider : byBuyer)(orders, [id]);
          expect(Math.min(step.totalCents, step.points)).toBeGreaterThanOrEqual(0);
          for (const { calculation, kitsCents, pointsCents } of step.orders)
            expect((calculation?.dueCents ?? 0) + (calculation?.inFullCents ?? 0)).toBe(
              kitsCents + pointsCents,
            );
          orders = after(byShop ? byProvider : byBuyer, orders, [id]);
        }
        orders = after(byBuyer, orders, ids(1, 10));
        const [kitsCents, points] = (['kitsCents', 'points'] as const).map((key) =>
          sum(orders[0]!.deliveries.map(({ returned }) => returned[key])),
        ) as [number, number];
        expect(kitsCents + points * pointCents).toBe(itemTotalCents - codeDiscountCents);
        expect(points).toBeLessThanOrEqual(pointsUsed);
      },
    ),
    { numRuns: 500 },
  );
});
