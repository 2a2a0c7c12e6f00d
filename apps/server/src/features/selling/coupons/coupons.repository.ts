import type { CouponUse } from '@shop/domain/coupons';
import type { Day } from '@shop/domain/day';
import { aroundEvent } from '@shop/domain/states/move';
import { type CouponEvent, couponTable } from '@shop/domain/states/tables';
import type { CouponStatus } from '@shop/domain/states/statuses';
import { and, asc, eq, getTableColumns, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { couponEntries, couponOrders, coupons } from '../../../db/schema/index.ts';
import { paged, type Paged, partOf } from '../../../db/paged.ts';
import { holdsWordsIn } from '../../../db/search.ts';
import type { Failure } from '../../../failure.ts';
import type { LongListQuery } from '../../../page.ts';
import type { CouponOrderRow } from './coupon-orders.repository.ts';

export type CouponRow = typeof coupons.$inferSelect;
export type ListedCoupon = CouponRow & { readonly order: CouponOrderRow };
export type CouponFilter = LongListQuery<'created' | 'balance'> & {
  readonly status?: CouponStatus | undefined;
};
export type NewCoupon = typeof coupons.$inferInsert;
type PayableRef = { readonly kind: string; readonly id: number };

/** Taken from a coupon (below 0) or put onto it, under a name by which it happens once. */
export type CouponEntry = {
  readonly kind: (typeof couponEntries.$inferInsert)['kind'];
  readonly cents: number;
  readonly of: PayableRef;
  readonly cause: string;
};

/** Whether it has paid for something that it was not released from. */
const isSpentOf = (couponId: number) => sql<boolean>`exists (
  select from ${couponEntries}
  where ${couponEntries.couponId} = ${couponId} and ${couponEntries.kind} in ('spent', 'released')
  group by ${couponEntries.payableKind}, ${couponEntries.payableId}
  having sum(${couponEntries.cents}) <> 0
)`;

export const couponsRepository = (handle: Handle) => ({
  list: async (query: CouponFilter): Promise<Paged<ListedCoupon> | Failure> =>
    paged<ListedCoupon, 'balance'>(handle, {
      query,
      where: and(
        query.status && eq(coupons.status, query.status),
        holdsWordsIn(couponOrders.searchText, query.search),
      ),
      id: coupons.id,
      sorts: { balance: { column: coupons.balanceCents, of: (row) => row.balanceCents } },
      read: (part) =>
        partOf(
          handle
            .select({ ...getTableColumns(coupons), order: couponOrders })
            .from(coupons)
            .innerJoin(couponOrders, eq(couponOrders.id, coupons.couponOrderId))
            .$dynamic(),
          part,
        ),
      ids: () =>
        handle
          .select({ id: coupons.id })
          .from(coupons)
          .innerJoin(couponOrders, eq(couponOrders.id, coupons.couponOrderId))
          .$dynamic(),
    }),
  one: async (id: number): Promise<CouponRow | null> => {
    const [row] = await handle.select().from(coupons).where(eq(coupons.id, id));
    return row ?? null;
  },
  byCodes: async (codes: readonly string[]): Promise<CouponRow[]> =>
    codes.length === 0
      ? []
      : handle
          .select()
          .from(coupons)
          .where(inArray(coupons.code, [...codes])),
  ofOrder: async (couponOrderId: number): Promise<CouponRow[]> =>
    handle.select().from(coupons).where(eq(coupons.couponOrderId, couponOrderId)).orderBy(asc(coupons.id)),
  /** Always in the order of their ids: two orders with the same coupons cannot deadlock. */
  lock: async (ids: readonly number[]): Promise<CouponRow[]> =>
    ids.length === 0
      ? []
      : handle
          .select()
          .from(coupons)
          .where(inArray(coupons.id, [...ids]))
          .orderBy(asc(coupons.id))
          .for('update'),
  insert: async (row: NewCoupon): Promise<CouponRow | null> => {
    const [made] = await handle.insert(coupons).values(row).onConflictDoNothing().returning();
    return made ?? null;
  },
  update: async (id: number, change: Partial<Omit<NewCoupon, 'status' | 'balanceCents'>>): Promise<void> => {
    await handle.update(coupons).set(change).where(eq(coupons.id, id));
  },
  /** The caller has seen that its table permits it. */
  move: async (
    id: number,
    event: Exclude<CouponEvent, 'restore'>,
    change: Partial<NewCoupon> = {},
  ): Promise<void> => {
    const { from, to } = aroundEvent(couponTable, event);
    const { rowCount } = await handle
      .update(coupons)
      .set({ ...change, status: to })
      .where(and(eq(coupons.id, id), inArray(coupons.status, from)));
    if (rowCount !== 1) throw new Error(`a coupon cannot ${event}`);
  },
  restore: async (id: number): Promise<void> => {
    await handle
      .update(coupons)
      .set({ status: sql`coalesce(${coupons.statusBefore}, 'sent')`, statusBefore: null })
      .where(and(eq(coupons.id, id), eq(coupons.status, 'blocked')));
  },
  /** Of a coupon that is locked. False: this was booked before. */
  book: async (couponId: number, { kind, cents, of, cause }: CouponEntry, now: Date): Promise<boolean> => {
    const { rowCount } = await handle
      .insert(couponEntries)
      .values({
        couponId,
        kind,
        cents,
        payableKind: of.kind,
        payableId: of.id,
        cause,
        createdAt: now,
      })
      .onConflictDoNothing();
    if (rowCount !== 1) return false;
    await handle
      .update(coupons)
      .set({
        balanceCents: sql`${coupons.balanceCents} + ${cents}`,
        // What was released again is as if it had not been spent.
        ...((kind === 'spent' || kind === 'released') && { wasUsed: isSpentOf(couponId) }),
      })
      .where(eq(coupons.id, couponId));
    return true;
  },
  /** What coupons have paid of something, in the order in which they were entered. */
  usesOf: async ({ kind, id }: PayableRef): Promise<CouponUse[]> => {
    const paid = sql<number>`coalesce(-sum(${couponEntries.cents}) filter (where ${couponEntries.kind} in ('spent', 'released')), 0)::int`;
    const returned = sql<number>`coalesce(sum(${couponEntries.cents}) filter (where ${couponEntries.kind} = 'returned'), 0)::int`;
    const rows = await handle
      .select({ couponId: couponEntries.couponId, paidCents: paid, returnedCents: returned })
      .from(couponEntries)
      .where(and(eq(couponEntries.payableKind, kind), eq(couponEntries.payableId, id)))
      .groupBy(couponEntries.couponId)
      .orderBy(sql`min(${couponEntries.id})`);
    return rows.filter(({ paidCents }) => paidCents > 0);
  },
  dueToSend: async (now: Date, most: number): Promise<number[]> => {
    const rows = await handle
      .select({ id: coupons.id })
      .from(coupons)
      .where(and(eq(coupons.status, 'unsent'), lte(coupons.sendAt, now)))
      .orderBy(asc(coupons.sendAt))
      .limit(most);
    return rows.map(({ id }) => id);
  },
  /** Those whose last day is over end; what is on them stays in the books. */
  expire: async (today: Day, now: Date): Promise<number> => {
    const { from, to } = aroundEvent(couponTable, 'expire');
    const { rowCount } = await handle
      .update(coupons)
      .set({ status: to, endedAt: now })
      .where(and(inArray(coupons.status, from), lt(coupons.validUntil, today)));
    return rowCount ?? 0;
  },
});
