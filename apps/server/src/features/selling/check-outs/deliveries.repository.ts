import { asc, inArray, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { deliveries } from '../../../db/schema/index.ts';

export type DeliveryRow = typeof deliveries.$inferSelect;
export type NewDelivery = typeof deliveries.$inferInsert;

export const deliveriesRepository = (handle: Handle) => ({
  insert: async (rows: readonly NewDelivery[]): Promise<void> => {
    await handle.insert(deliveries).values([...rows]);
  },
  /** By their days. */
  ofOrders: async (orderIds: readonly number[]): Promise<DeliveryRow[]> =>
    orderIds.length === 0
      ? []
      : handle
          .select()
          .from(deliveries)
          .where(inArray(deliveries.orderId, [...orderIds]))
          .orderBy(asc(deliveries.day), asc(deliveries.id)),
  /** Only `delivery-moves.ts` calls it: whether a move is permitted is decided there. */
  setStatus: async (
    ids: readonly number[],
    change: Pick<DeliveryRow, 'status' | 'cancelledBy'>,
  ): Promise<void> => {
    await handle
      .update(deliveries)
      .set({ ...change, statusBefore: sql`${deliveries.status}` })
      .where(inArray(deliveries.id, [...ids]));
  },
});
