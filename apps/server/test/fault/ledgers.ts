import { sum } from '@shop/domain/money';
import { expect } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import {
  type checkOuts,
  codeUses,
  coupons,
  discountCodes,
  pointsEntries,
} from '../../src/db/schema/index.ts';
import { expectCouponAddsUp } from '../coupon-books.ts';
import type { Storage } from '../../src/sandbox/storage.ts';

type CheckOutRow = typeof checkOuts.$inferSelect;
type PointsRow = typeof pointsEntries.$inferSelect;

const inOrder = (ids: readonly number[]): number[] => ids.toSorted((a, b) => a - b);

/** Every code is used by the paid orders that hold it, once each, and by no other; none more often than it may be. */
export const expectCodesAddUp = async (database: Database, placed: readonly CheckOutRow[]) => {
  const uses = await database.select().from(codeUses);
  let live = 0;
  for (const { id, code, usesCount, usesLimit, usesPerBuyer } of await database
    .select()
    .from(discountCodes)) {
    const holders = placed.filter(({ codeIds }) => codeIds.includes(id));
    const paid = holders.filter(({ paidAt }) => paidAt !== null);
    const ofCode = uses.filter(({ codeId }) => codeId === id);
    const kept = ofCode.filter(({ releasedAt }) => releasedAt === null);
    expect(inOrder(ofCode.map(({ checkOutId }) => checkOutId)), code).toEqual(
      inOrder(holders.map((row) => row.id)),
    );
    expect(inOrder(kept.map(({ checkOutId }) => checkOutId)), code).toEqual(
      inOrder(paid.map((row) => row.id)),
    );
    expect(usesCount, code).toBe(paid.length);
    if (usesLimit !== null) expect(ofCode.length, code).toBeLessThanOrEqual(usesLimit);
    if (usesPerBuyer !== null)
      for (const ofBuyer of Map.groupBy(ofCode, ({ buyer }) => buyer).values())
        expect(ofBuyer.length, code).toBeLessThanOrEqual(usesPerBuyer);
    live += paid.length;
  }
  return { live, released: uses.filter(({ releasedAt }) => releasedAt !== null).length };
};

/** One point for each euro that was paid for kits. */
const earnedBy = (row: CheckOutRow): number =>
  Math.floor((row.kitsCents - row.codeDiscountCents - row.pointsDiscountCents) / 100);

/** What the rules write for an order: used when it is placed, earned when it is paid, given back when it is not. */
const entriesFor = (row: CheckOutRow): Record<string, number> => ({
  ...(row.pointsUsed > 0 && { [`order_used ${row.id}`]: -row.pointsUsed }),
  ...(row.paidAt !== null && { [`order_paid ${row.id}`]: earnedBy(row) }),
  ...(row.paidAt === null && row.pointsUsed > 0 && { [`order_returned ${row.id}`]: row.pointsUsed }),
});

/** Of an order whose days were given back, some points come back and some are taken: its books say how many. */
const withoutDaysGivenBack = (sums: Record<string, number>, paid: readonly CheckOutRow[]) =>
  Object.fromEntries(
    Object.entries(sums).filter(
      ([name]) =>
        !paid.some(({ id }) => name === `order_returned ${id}` || name === `order_taken_back ${id}`),
    ),
  );

/** Points that come back may be several rows, one for each day on which they expire. */
const sumsOf = (entries: readonly PointsRow[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(entries, ({ reason, checkOutId }) => `${reason} ${checkOutId}`)].map(([name, rows]) => [
      name,
      sum(rows.map(({ points }) => points)),
    ]),
  );

/** Everybody's points are what the rules give for their orders, and at no time were there fewer than none. */
export const expectPointsAddUp = async (database: Database, placed: readonly CheckOutRow[]) => {
  const rows = (await database.select().from(pointsEntries)).toSorted((a, b) => a.id - b.id);
  const byUser = Map.groupBy(
    placed.filter(({ userId }) => userId !== null),
    ({ userId }) => userId,
  );
  let returned = 0;
  for (const [userId, own] of byUser) {
    const entries = rows.filter((row) => row.userId === userId);
    const [grant, ...ofOrders] = entries;
    expect(grant).toMatchObject({ reason: 'admin' });
    const paid = own.filter(({ paidAt }) => paidAt !== null);
    expect(withoutDaysGivenBack(sumsOf(ofOrders), paid)).toEqual(Object.assign({}, ...own.map(entriesFor)));
    let balance = 0;
    for (const { points } of entries) {
      balance += points;
      expect(balance).toBeGreaterThanOrEqual(0);
    }
    returned += sum(ofOrders.filter(({ reason }) => reason === 'order_returned').map(({ points }) => points));
  }
  const spent = sum(placed.filter(({ paidAt }) => paidAt !== null).map(({ pointsUsed }) => pointsUsed));
  return { people: byUser.size, spent, returned };
};

/** What the bank holds for the shop is what the shop's paid orders cost, less what was given back of them. */
export const expectMoneyAddsUp = async (
  storage: Storage,
  placed: readonly CheckOutRow[],
  givenBackCents: number,
) => {
  const received = sum((await storage.allOrders()).map(({ paidCents }) => paidCents ?? 0));
  const refunds = await storage.allRefunds();
  const returned = sum(
    refunds.filter(({ status }) => status === 'SUCCESSFUL').map(({ amountCents }) => amountCents),
  );
  const earned = sum(
    placed.filter(({ paidAt }) => paidAt !== null).map((row) => row.totalCents - row.couponCents),
  );
  expect(received - returned).toBe(earned - givenBackCents);
  return { received, returned };
};

/** Every coupon has what was bought, less what it paid for orders that are paid, and what came back of them is on it again. */
export const expectCouponsAddUp = async (
  database: Database,
  placed: readonly CheckOutRow[],
  givenBackCents: number,
) => {
  const paidBy: number[] = [];
  for (const { id } of await database.select({ id: coupons.id }).from(coupons))
    paidBy.push((await expectCouponAddsUp({ database }, id)).paidCents);
  const ofPaid = sum(placed.filter(({ paidAt }) => paidAt !== null).map(({ couponCents }) => couponCents));
  expect(sum(paidBy)).toBe(ofPaid - givenBackCents);
  const released = placed.filter(({ paidAt, couponCents }) => paidAt === null && couponCents > 0);
  return { paid: ofPaid, returned: givenBackCents, released: released.length };
};
