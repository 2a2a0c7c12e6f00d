import { eq } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { calculations } from '../../../db/schema/index.ts';

export type CalculationRow = typeof calculations.$inferSelect;

export const calculationsRepository = (handle: Handle) => ({
  of: async (userId: number): Promise<CalculationRow | null> => {
    const [row] = await handle.select().from(calculations).where(eq(calculations.userId, userId));
    return row ?? null;
  },
  keep: async ({ userId, ...kept }: CalculationRow): Promise<void> => {
    await handle
      .insert(calculations)
      .values({ userId, ...kept })
      .onConflictDoUpdate({ target: calculations.userId, set: kept });
  },
  remove: async (userId: number): Promise<void> => {
    await handle.delete(calculations).where(eq(calculations.userId, userId));
  },
});
