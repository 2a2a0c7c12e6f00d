import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allotCart, allotItem, type ChargedDelivery, type ChargedItem } from './allotment.ts';
import { addDays, type Day, toDay } from './day.ts';
import { aCart, aCode, anItem, entered, priceChecked } from './pricing/test-support.ts';
import { refundFor, type RefundableOrder } from './refunds.ts';

const monday = toDay('2026-11-16');
const daysFrom = (first: number, last: number): Day[] =>
  Array.from({ length: last - first + 1 }, (_, i) => addDays(monday, first - 1 + i));

function anOrder(
  facts: Partial<ChargedItem> & { orderId?: number; delivery?: readonly ChargedDelivery[] } = {},
): RefundableOrder {
  const { orderId = 1, delivery = [], ...charged } = facts;
  const item = {
    itemTotalCents: 12_000,
    codeDiscountCents: 0,
    pointsDiscountCents: 0,
    pointsUsed: 0,
    deliveryDates: daysFrom(1, 10),
    ...charged,
  };
  return { orderId, rows: allotItem(item, delivery), cancelledDays: [] };
}

test('10 days for 120.00 with a 10 % code, paid 108.00, 3 days kept: 72.00 come back', () => {
  const order = anOrder({ codeDiscountCents: 1_200 });
  const refund = refundFor([order], [{ orderId: 1, days: daysFrom(4, 10) }], 108);
  expect(refund).toEqual({
    orders: [{ orderId: 1, kitsCents: 7_200, deliveryCents: 0, points: 0 }],
    totalCents: 7_200,
    points: 0,
    earnedPointsBack: 72,
  });
});

test('cancelling everything returns everything that was paid', () => {
  const order = anOrder({ codeDiscountCents: 1_200, pointsDiscountCents: 999, pointsUsed: 999 });
  const refund = refundFor([order], [{ orderId: 1, days: daysFrom(1, 10) }], 98);
  expect([refund.totalCents, refund.points, refund.earnedPointsBack]).toEqual([9_801, 999, 98]);
});

test('the days kept cost their full daily price, so a large discount can leave nothing to return', () => {
  const order = anOrder({ codeDiscountCents: 9_000 });
  expect(refundFor([order], [{ orderId: 1, days: daysFrom(9, 10) }], 0).totalCents).toBe(0);
});

test('an uneven price is returned to the cent: 100.00 for 3 days, the last one cancelled', () => {
  const order = anOrder({ itemTotalCents: 10_000, deliveryDates: daysFrom(1, 3) });
  expect(refundFor([order], [{ orderId: 1, days: daysFrom(1, 1) }], 0).totalCents).toBe(3_334);
  expect(refundFor([order], [{ orderId: 1, days: daysFrom(3, 3) }], 0).totalCents).toBe(3_333);
});

test('points come back for the same share as the money', () => {
  const order = anOrder({ pointsDiscountCents: 3_000, pointsUsed: 3_000 });
  const refund = refundFor([order], [{ orderId: 1, days: daysFrom(6, 10) }], 0);
  expect(refund.totalCents).toBe(9_000 - 6_000);
  expect(refund.points).toBe(1_000);
});

test('an order paid with points alone gives them back for the days cancelled', () => {
  const order = anOrder({ pointsDiscountCents: 12_000, pointsUsed: 12_000 });
  const refund = refundFor([order], [{ orderId: 1, days: daysFrom(4, 10) }], 0);
  expect([refund.totalCents, refund.points]).toEqual([0, 8_400]);
});

test('an order that cost nothing returns nothing', () => {
  const order = anOrder({ codeDiscountCents: 12_000 });
  const refund = refundFor([order], [{ orderId: 1, days: daysFrom(1, 10) }], 0);
  expect([refund.totalCents, refund.points, refund.earnedPointsBack]).toEqual([0, 0, 0]);
});

test('delivery of a day comes back only when no kit of the check-out is left on it', () => {
  const delivery = daysFrom(1, 10).map((day) => ({ day, cents: 200 }));
  const long = anOrder({ orderId: 1, delivery });
  const short = anOrder({ orderId: 2, deliveryDates: daysFrom(1, 5) });

  const onlyLong = refundFor([long, short], [{ orderId: 1, days: daysFrom(1, 10) }], 0);
  expect(onlyLong.orders.map(({ deliveryCents }) => deliveryCents)).toEqual([1_000, 0]);

  const longIsGone = { ...long, cancelledDays: daysFrom(1, 10) };
  const thenShort = refundFor([longIsGone, short], [{ orderId: 2, days: daysFrom(5, 5) }], 0);
  expect(thenShort.orders.map(({ deliveryCents }) => deliveryCents)).toEqual([200, 0]);
});

test('cancelling a day that is cancelled already returns nothing more', () => {
  const order = { ...anOrder(), cancelledDays: daysFrom(10, 10) };
  const refund = refundFor([order], [{ orderId: 1, days: daysFrom(10, 10) }], 120);
  expect([refund.totalCents, refund.earnedPointsBack]).toEqual([0, 0]);
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
      const placed = allotCart(price).map((rows, orderId) => ({ orderId, rows, cancelledDays: [] as Day[] }));
      const all = placed.map(({ orderId, rows }) => ({ orderId, days: rows.map(({ day }) => day) }));
      const atOnce = refundFor(placed, all, earned);
      expect(atOnce.totalCents).toBe(price.totalCents);
      expect(atOnce.points).toBe(price.pointsUsed);

      const dayByDay = { totalCents: 0, points: 0, earnedPointsBack: 0 };
      let orders = placed;
      for (const { orderId, days } of all) {
        for (const day of days) {
          const step = refundFor(orders, [{ orderId, days: [day] }], earned);
          expect(Math.min(step.totalCents, step.points, step.earnedPointsBack)).toBeGreaterThanOrEqual(0);
          dayByDay.totalCents += step.totalCents;
          dayByDay.points += step.points;
          dayByDay.earnedPointsBack += step.earnedPointsBack;
          orders = orders.map((order) =>
            order.orderId === orderId ? { ...order, cancelledDays: [...order.cancelledDays, day] } : order,
          );
        }
      }
      const { orders: _, ...totals } = atOnce;
      expect(dayByDay).toEqual(totals);
    }),
    { numRuns: 200 },
  );
});
