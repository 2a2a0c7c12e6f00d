import type { Day } from '@shop/domain/day';
import { and, asc, eq, gte } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { calendarFeeds, checkOuts, deliveries, orders } from '../../../db/schema/index.ts';

export type FeedRow = typeof calendarFeeds.$inferSelect;

export const calendarFeedsRepository = (handle: Handle) => ({
  one: async (userId: number): Promise<FeedRow | null> => {
    const [row] = await handle.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
    return row ?? null;
  },
  /** Another salt: the address before it ends. */
  set: async (row: FeedRow): Promise<void> => {
    await handle
      .insert(calendarFeeds)
      .values(row)
      .onConflictDoUpdate({ target: calendarFeeds.userId, set: row });
  },
  remove: async (userId: number): Promise<boolean> =>
    Boolean((await handle.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))).rowCount),
  /** All days of an account from a day on, given back ones included. */
  days: (userId: number, from: Day) =>
    handle
      .select({ delivery: deliveries, item: orders.item, checkOut: checkOuts })
      .from(checkOuts)
      .innerJoin(orders, eq(orders.checkOutId, checkOuts.id))
      .innerJoin(deliveries, eq(deliveries.orderId, orders.id))
      .where(and(eq(checkOuts.userId, userId), gte(deliveries.day, from)))
      .orderBy(asc(deliveries.day), asc(deliveries.id)),
});
export type FeedDay = Awaited<ReturnType<ReturnType<typeof calendarFeedsRepository>['days']>>[number];
