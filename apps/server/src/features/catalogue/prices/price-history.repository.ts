import { desc, eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Handle } from '../../../db/database.ts';
import { priceHistory } from '../../../db/schema/index.ts';

type Entry = Omit<typeof priceHistory.$inferInsert, 'id'>;

export const priceHistoryRepository = (handle: Handle) => ({
  /** A change that leaves every price as it was leaves no entry. */
  record: async (entry: Entry): Promise<void> => {
    const [last] = await handle
      .select()
      .from(priceHistory)
      .where(eq(priceHistory.mealKitId, entry.mealKitId))
      .orderBy(desc(priceHistory.at), desc(priceHistory.id))
      .limit(1);
    if (last && last.isReduced === entry.isReduced && isDeepStrictEqual(last.prices, entry.prices)) return;
    await handle.insert(priceHistory).values(entry);
  },
});
