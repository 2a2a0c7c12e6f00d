import { sum } from '@shop/domain/money';
import { eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import {
  checkOuts,
  deliveries,
  deliveryEntries,
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
  const paid = (await database.select().from(payments)).filter(
    ({ status, reference }) =>
      status === 'paid' && (reference === row?.number || reference.startsWith(`${row?.number}S`)),
  );
  const tasks = (await database.select().from(refundTasks)).filter(
    (task) => task.checkOutId === checkOutId || paid.some(({ id }) => id === task.paymentId),
  );
  const ledger = await database.select().from(pointsEntries).where(eq(pointsEntries.checkOutId, checkOutId));
  return { row, lines, rows, entries, paid, tasks, ledger };
};
export type Books = Awaited<ReturnType<typeof booksOf>>;

/** Money that came without need, and goes back whole, is in no day's rows. */
const isStray = ({ reason }: Books['tasks'][number]): boolean =>
  reason !== 'cancellation' && reason !== 'change' && reason !== 'goodwill';

/** Every book says the same: the days' rows, the orders, money to be returned and payments. What they say. */
export const expectBooksAddUp = async (shop: Pick<TestShop, 'database'>, checkOutId: number) => {
  const books = await booksOf(shop, checkOutId);
  const { lines, rows, entries, paid, tasks } = books;
  const ofDays = tasks.filter((task) => !isStray(task));
  const due = sum(ofDays.map(({ dueCents }) => dueCents));
  const stray = sum(tasks.filter(isStray).map(({ dueCents }) => dueCents));
  const received = sum(paid.map(({ receivedCents }) => receivedCents ?? 0)) - stray;
  const charged = sum([...rows, ...entries].map(({ paidCents }) => paidCents));
  const owed = sum(entries.map((entry) => entry.returnedKitsCents + entry.returnedDeliveryCents));
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
  return { ...books, received, owed };
};
