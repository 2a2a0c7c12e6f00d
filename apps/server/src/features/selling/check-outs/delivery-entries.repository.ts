import { eq, inArray } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { deliveryEntries } from '../../../db/schema/index.ts';

export type DeliveryEntryRow = typeof deliveryEntries.$inferSelect;
export type NewDeliveryEntry = typeof deliveryEntries.$inferInsert;

/** Rows that days have got since they were bought. They are only ever added; with a box that is brought again they go over to its new day. */
export const deliveryEntriesRepository = (handle: Handle) => ({
  insert: async (rows: readonly NewDeliveryEntry[]): Promise<void> => {
    if (rows.length > 0) await handle.insert(deliveryEntries).values([...rows]);
  },
  /** With the money of a day that is brought again. */
  goOver: async (from: number, to: number): Promise<void> => {
    await handle.update(deliveryEntries).set({ deliveryId: to }).where(eq(deliveryEntries.deliveryId, from));
  },
  of: async (deliveryIds: readonly number[]): Promise<DeliveryEntryRow[]> =>
    deliveryIds.length === 0
      ? []
      : handle
          .select()
          .from(deliveryEntries)
          .where(inArray(deliveryEntries.deliveryId, [...deliveryIds])),
});
