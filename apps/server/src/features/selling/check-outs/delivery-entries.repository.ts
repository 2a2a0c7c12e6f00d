import { inArray } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { deliveryEntries } from '../../../db/schema/index.ts';

export type DeliveryEntryRow = typeof deliveryEntries.$inferSelect;
export type NewDeliveryEntry = typeof deliveryEntries.$inferInsert;

/** Rows that days have got since they were bought. They are only ever added. */
export const deliveryEntriesRepository = (handle: Handle) => ({
  insert: async (rows: readonly NewDeliveryEntry[]): Promise<void> => {
    if (rows.length > 0) await handle.insert(deliveryEntries).values([...rows]);
  },
  of: async (deliveryIds: readonly number[]): Promise<DeliveryEntryRow[]> =>
    deliveryIds.length === 0
      ? []
      : handle
          .select()
          .from(deliveryEntries)
          .where(inArray(deliveryEntries.deliveryId, [...deliveryIds])),
});
