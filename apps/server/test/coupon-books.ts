import { sum } from '@shop/domain/money';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { couponEntries, coupons } from '../src/db/schema/index.ts';
import type { TestShop } from './test-shop.ts';

/** All that was ever booked on a coupon, by kind. */
export const couponBooks = async ({ database }: Pick<TestShop, 'database'>, couponId: number) => {
  const [row] = await database.select().from(coupons).where(eq(coupons.id, couponId));
  if (!row) throw new Error('there is no such coupon');
  const entries = await database.select().from(couponEntries).where(eq(couponEntries.couponId, couponId));
  const booked = (...kinds: readonly string[]): number =>
    sum(entries.filter(({ kind }) => kinds.includes(kind)).map(({ cents }) => cents));
  return { row, entries, booked };
};

/** What was bought is on it, has paid for something, or was given back: never more, never less. */
export const expectCouponAddsUp = async (shop: Pick<TestShop, 'database'>, couponId: number) => {
  const { row, entries, booked } = await couponBooks(shop, couponId);
  const paidCents = -booked('spent', 'released', 'returned');
  const withdrawnCents = -booked('withdrawn');
  expect(booked('bought')).toBe(row.valueCents);
  expect(row.balanceCents + paidCents + withdrawnCents).toBe(row.valueCents);
  expect(row.balanceCents).toBeGreaterThanOrEqual(0);
  expect(paidCents).toBeGreaterThanOrEqual(0);
  expect([0, row.valueCents]).toContain(withdrawnCents);
  expect(row.status === 'withdrawn').toBe(withdrawnCents > 0);
  if (row.status === 'spent') expect(row.balanceCents).toBe(0);
  // Of nothing that it has paid for more came back than it had paid.
  for (const [of, rows] of Map.groupBy(
    entries,
    ({ payableKind, payableId }) => `${payableKind} ${payableId}`,
  ))
    if (!of.startsWith('coupon_order')) expect(sum(rows.map(({ cents }) => cents))).toBeLessThanOrEqual(0);
  return { ...row, paidCents };
};
