import type { ChristmasWayInput } from '@shop/contract/christmas';
import type { Day } from '@shop/domain/day';
import { deliveryGroups } from '@shop/domain/states/groups';
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { checkOuts, christmasWays, deliveries, orders } from '../../../db/schema/index.ts';

export type ChristmasWayRow = typeof christmasWays.$inferSelect;

export const christmasWaysRepository = (handle: Handle) => ({
  all: (): Promise<ChristmasWayRow[]> =>
    handle.select().from(christmasWays).orderBy(asc(christmasWays.cityId), asc(christmasWays.kind)),
  one: async (id: number): Promise<ChristmasWayRow | null> => {
    const [row] = await handle.select().from(christmasWays).where(eq(christmasWays.id, id));
    return row ?? null;
  },
  /** Nobody else sells by it until this transaction ends. */
  hold: async (id: number): Promise<void> => {
    await handle
      .select({ id: christmasWays.id })
      .from(christmasWays)
      .where(eq(christmasWays.id, id))
      .for('update');
  },
  /** Sets that come on these days, by way: an order that ends unpaid, or is cancelled, loses its days. */
  sold: async (wayIds: readonly number[], days: readonly Day[]): Promise<ReadonlyMap<number, number>> => {
    if (wayIds.length === 0 || days.length === 0) return new Map();
    const rows = await handle
      .select({ wayId: checkOuts.christmasWayId, sets: sql<number>`sum(${orders.amount})::int` })
      .from(checkOuts)
      .innerJoin(orders, eq(orders.checkOutId, checkOuts.id))
      .innerJoin(deliveries, eq(deliveries.orderId, orders.id))
      .where(
        and(
          inArray(checkOuts.christmasWayId, [...wayIds]),
          inArray(deliveries.day, [...days]),
          notInArray(deliveries.status, [...deliveryGroups.gone]),
        ),
      )
      .groupBy(checkOuts.christmasWayId);
    return new Map(rows.map(({ wayId, sets }) => [wayId ?? 0, sets]));
  },
  insert: async ({ id: _, ...way }: ChristmasWayInput): Promise<void> => {
    await handle.insert(christmasWays).values(way);
  },
  update: async (id: number, { id: _, ...way }: ChristmasWayInput): Promise<void> => {
    await handle.update(christmasWays).set(way).where(eq(christmasWays.id, id));
  },
  remove: async (id: number): Promise<void> => {
    await handle.delete(christmasWays).where(eq(christmasWays.id, id));
  },
  /** Whether anything was ever sold by it. */
  isUsed: async (id: number): Promise<boolean> => {
    const found = await handle
      .select({ id: checkOuts.id })
      .from(checkOuts)
      .where(eq(checkOuts.christmasWayId, id))
      .limit(1);
    return found.length > 0;
  },
});
