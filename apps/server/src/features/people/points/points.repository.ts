import { asc, eq, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { checkOuts, pointsEntries, users } from '../../../db/schema/index.ts';

export type PointsRow = typeof pointsEntries.$inferSelect;
export type PointsHistoryRow = PointsRow & { readonly checkOutNumber: string | null };
export type NewPointsRow = Omit<typeof pointsEntries.$inferInsert, 'id'>;

export const pointsRepository = (handle: Handle) => ({
  /** Whoever changes somebody's points goes one after another, until the transaction ends. */
  lock: async (userId: number): Promise<void> => {
    await handle.execute(sql`select 1 from ${users} where ${users.id} = ${userId} for no key update`);
  },
  entries: async (userId: number): Promise<PointsRow[]> =>
    handle
      .select()
      .from(pointsEntries)
      .where(eq(pointsEntries.userId, userId))
      .orderBy(asc(pointsEntries.id)),
  /** With the numbers of the orders that they belong to. */
  history: async (userId: number): Promise<PointsHistoryRow[]> => {
    const rows = await handle
      .select({ entry: pointsEntries, number: checkOuts.number })
      .from(pointsEntries)
      .leftJoin(checkOuts, eq(checkOuts.id, pointsEntries.checkOutId))
      .where(eq(pointsEntries.userId, userId))
      .orderBy(asc(pointsEntries.id));
    return rows.map(({ entry, number }) => ({ ...entry, checkOutNumber: number }));
  },
  /** Ledgers whose sum is below 0: no rule lets that happen. */
  belowZero: async (): Promise<{ userId: number; sum: number }[]> =>
    handle
      .select({ userId: pointsEntries.userId, sum: sql<number>`sum(${pointsEntries.points})::int` })
      .from(pointsEntries)
      .groupBy(pointsEntries.userId)
      .having(sql`sum(${pointsEntries.points}) < 0`)
      .orderBy(asc(pointsEntries.userId)),
  /** False: its cause has already brought about a row. */
  add: async (entry: NewPointsRow): Promise<boolean> => {
    const { rowCount } = await handle.insert(pointsEntries).values(entry).onConflictDoNothing();
    return Boolean(rowCount);
  },
});
