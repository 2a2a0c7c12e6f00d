import type { deliveryTimeInput } from '@shop/contract/delivery-times';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Handle } from '../../../db/database.ts';
import { deliveryPrices, deliveryTimes, vatEntries } from '../../../db/schema/index.ts';
import { tableRepository } from '../../base/crud/crud.repository.ts';

export const deliveryTimesRepository = tableRepository(
  deliveryTimes,
  ({ cityId, fromTime, toTime }: z.output<typeof deliveryTimeInput>) => ({ cityId, fromTime, toTime }),
);

/** Lists that are set as a whole: whoever sets one at the same moment waits, so that one of the two holds, not both.
 * Each answers what held before. */
export const ratesRepository = (handle: Handle) => ({
  setDeliveryPrices: async (
    prices: readonly Omit<typeof deliveryPrices.$inferInsert, 'id'>[],
  ): Promise<object[]> => {
    await handle.execute(sql`lock table ${deliveryPrices} in share row exclusive mode`);
    const before = await handle.delete(deliveryPrices).returning();
    await handle.insert(deliveryPrices).values([...prices]);
    return before.map(({ id: _, ...price }) => price);
  },
  setVat: async (entries: readonly Omit<typeof vatEntries.$inferInsert, 'id'>[]): Promise<object[]> => {
    await handle.execute(sql`lock table ${vatEntries} in share row exclusive mode`);
    const before = await handle.delete(vatEntries).returning();
    await handle.insert(vatEntries).values([...entries]);
    return before.map(({ id: _, ...entry }) => entry);
  },
});
