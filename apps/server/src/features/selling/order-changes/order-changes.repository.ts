import { and, asc, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { orderChanges } from '../../../db/schema/index.ts';

export type { ChangedStops, WantedKit } from '../../../db/schema/index.ts';

export type OrderChangeRow = typeof orderChanges.$inferSelect;
export type NewOrderChange = typeof orderChanges.$inferInsert;

export const orderChangesRepository = (handle: Handle) => ({
  insert: async (row: NewOrderChange): Promise<OrderChangeRow> => {
    const [made] = await handle.insert(orderChanges).values(row).returning();
    if (!made) throw new Error('a change was not kept');
    return made;
  },
  one: async (id: number): Promise<OrderChangeRow | null> => {
    const [row] = await handle.select().from(orderChanges).where(eq(orderChanges.id, id));
    return row ?? null;
  },
  these: async (ids: readonly number[]): Promise<OrderChangeRow[]> =>
    ids.length === 0
      ? []
      : handle
          .select()
          .from(orderChanges)
          .where(inArray(orderChanges.id, [...ids])),
  /** Supplements of many check-outs. */
  supplementsOf: async (checkOutIds: readonly number[]): Promise<{ id: number; checkOutId: number }[]> =>
    checkOutIds.length === 0
      ? []
      : handle
          .select({ id: orderChanges.id, checkOutId: orderChanges.checkOutId })
          .from(orderChanges)
          .where(
            and(inArray(orderChanges.checkOutId, [...checkOutIds]), gt(orderChanges.supplementCents, 0)),
          ),
  /** Newest first. */
  ofCheckOut: async (checkOutId: number): Promise<OrderChangeRow[]> =>
    handle
      .select()
      .from(orderChanges)
      .where(eq(orderChanges.checkOutId, checkOutId))
      .orderBy(desc(orderChanges.id)),
  update: async (
    id: number,
    change: Partial<Pick<NewOrderChange, 'status' | 'doneAt' | 'supplementCents' | 'couponCents' | 'money'>>,
  ): Promise<OrderChangeRow> => {
    // The account was for the change that waited: the refund task has it now, or nobody needs it.
    const isOver = change.status !== undefined && change.status !== 'pending';
    const [row] = await handle
      .update(orderChanges)
      .set({ ...change, ...(isOver && { iban: '' }) })
      .where(eq(orderChanges.id, id))
      .returning();
    if (!row) throw new Error('a change that is not there was changed');
    return row;
  },
  /** Supplements whose time is over, with their check-outs. */
  dueToLapse: async (now: Date): Promise<OrderChangeRow[]> =>
    handle
      .select()
      .from(orderChanges)
      .where(and(eq(orderChanges.status, 'pending'), lte(orderChanges.payUntil, now)))
      .orderBy(asc(orderChanges.id)),
});
