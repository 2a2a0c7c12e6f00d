import { sum } from '@shop/domain/money';
import { eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import {
  checkOuts,
  couponEntries,
  deliveries,
  deliveryEntries,
  orderChanges,
  orders,
  payments,
  pointsEntries,
  refundTasks,
} from '../src/db/schema/index.ts';
import type { TestShop } from './test-shop.ts';

/** All rows in which something stands about the money and the days of an order. */
export const booksOf = async ({ database }: Pick<TestShop, 'database'>, checkOutId: number) => {
  const [row] = await database.select().from(checkOuts).where(eq(checkOuts.id, checkOutId));
  const lines = await database.select().from(orders).where(eq(orders.checkOutId, checkOutId));
  const ofLines = lines.map(({ id }) => id);
  const rows = await database.select().from(deliveries).where(inArray(deliveries.orderId, ofLines));
  const ofRows = rows.map(({ id }) => id);
  const entries = await database
    .select()
    .from(deliveryEntries)
    .where(inArray(deliveryEntries.deliveryId, ofRows));
  const changes = await database.select().from(orderChanges).where(eq(orderChanges.checkOutId, checkOutId));
  // Not by its reference, which is another once money has come under one.
  const paid = (await database.select().from(payments)).filter(
    ({ status, checkOutId: paidFor, payableKind, payableId }) =>
      status === 'paid' &&
      (paidFor === checkOutId ||
        (payableKind === 'supplement' && changes.some(({ id }) => id === payableId))),
  );
  const tasks = (await database.select().from(refundTasks)).filter(
    (task) =>
      task.checkOutId === checkOutId ||
      (task.payableKind === 'supplement' && changes.some(({ id }) => id === task.payableId)),
  );
  const spent = (await database.select().from(couponEntries)).filter(
    ({ kind, payableKind, payableId }) =>
      (kind === 'spent' || kind === 'released') &&
      ((payableKind === 'check_out' && payableId === checkOutId) ||
        (payableKind === 'supplement' && changes.some(({ id }) => id === payableId))),
  );
  const ledger = await database.select().from(pointsEntries).where(eq(pointsEntries.checkOutId, checkOutId));
  return { row, lines, rows, entries, paid, spent, tasks, ledger };
};
export type Books = Awaited<ReturnType<typeof booksOf>>;

/** Money that came without need, and goes back whole, is in no day's rows. */
const isStray = ({ reason }: Books['tasks'][number]): boolean =>
  reason !== 'cancellation' && reason !== 'change' && reason !== 'goodwill';

/** Points that paid are used less what came back, once; those that were earned are there less what was taken. */
const expectLedgerAddsUp = ({ row, entries, ledger }: Books): void => {
  const pointsFor = (...reasons: readonly string[]): number =>
    sum(ledger.filter(({ reason }) => reasons.includes(reason)).map(({ points }) => points));
  const returned = sum(entries.map(({ returnedPoints }) => returnedPoints));
  expect(pointsFor('order_used', 'order_returned')).toBe(returned - (row?.pointsUsed ?? 0));
  const earned = ledger
    .filter(({ reason, cause }) => reason === 'order_paid' && !cause?.startsWith('earned_again'))
    .map(({ points }) => points);
  const kept = pointsFor('order_paid', 'order_taken_back');
  expect(kept).toBeGreaterThanOrEqual(0);
  expect(kept).toBeLessThanOrEqual(sum(earned));
};

/**
 * Rule 5, written down once more: what was paid in money and points for the days that the shop did not take back, less the
 * list price of those that are kept; of the others all. Only where no kit was changed, which returns money by itself.
 */
export const returnedByRule = ({ lines, rows }: Books): number =>
  sum(
    lines.map(({ id }) => {
      const days = rows.filter(({ orderId }) => orderId === id);
      const paidFor = (day: (typeof days)[number]): number =>
        day.paidCents - day.deliveryCents + day.pointsCents;
      const isByShop = ({ status, cancelledBy }: (typeof days)[number]): boolean =>
        status === 'returned' || (status === 'cancelled' && cancelledBy === 'provider');
      const rest = days.filter((day) => !isByShop(day));
      const kept = rest.filter(({ status }) => status !== 'cancelled');
      const due = Math.max(0, sum(rest.map(paidFor)) - sum(kept.map(({ listCents }) => listCents)));
      return sum(days.filter(isByShop).map(paidFor)) + due;
    }),
  );

/** Every book says the same: the days' rows, the orders, money to be returned and payments. What they say. */
export const expectBooksAddUp = async (shop: Pick<TestShop, 'database'>, checkOutId: number) => {
  const books = await booksOf(shop, checkOutId);
  const { lines, rows, entries, paid, spent, tasks } = books;
  const ofDays = tasks.filter((task) => !isStray(task));
  const due = sum(ofDays.map(({ dueCents }) => dueCents));
  const stray = sum(tasks.filter(isStray).map(({ dueCents }) => dueCents));
  const byCoupons = -sum(spent.map(({ cents }) => cents));
  const received = sum(paid.map(({ receivedCents }) => receivedCents ?? 0)) + byCoupons - stray;
  const charged = sum([...rows, ...entries].map(({ paidCents }) => paidCents));
  // What an admin returned besides what was due was never owed.
  const reckoned = entries.filter(({ kind }) => kind !== 'difference');
  const owed = sum(reckoned.map((entry) => entry.returnedKitsCents + entry.returnedDeliveryCents));
  const goodwill = sum(
    entries.filter(({ kind }) => kind === 'goodwill').map((entry) => entry.returnedKitsCents),
  );
  // Money that came is in the days' rows, and what is owed of them is a task.
  expect(charged).toBe(received);
  expect(due).toBe(owed);
  expect(sum(lines.map(({ toReturnCents }) => toReturnCents))).toBe(owed - goodwill);
  expect(owed).toBeLessThanOrEqual(received);
  for (const task of ofDays) expect(task.kitsCents + task.deliveryCents).toBe(task.dueCents);
  for (const { id } of lines) {
    const days = rows
      .filter((day) => day.orderId === id && !['cancelled', 'returned', 'brought_again'].includes(day.status))
      .map(({ day }) => day);
    expect(new Set(days).size).toBe(days.length);
  }
  expectLedgerAddsUp(books);
  return { ...books, received, owed };
};
