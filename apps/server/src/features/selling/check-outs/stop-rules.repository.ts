import { asc, eq, inArray } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { stopRules } from '../../../db/schema/index.ts';

export type StopRuleRow = typeof stopRules.$inferSelect;

export const stopRulesRepository = (handle: Handle) => ({
  insert: async (row: typeof stopRules.$inferInsert): Promise<void> => {
    await handle.insert(stopRules).values(row);
  },
  /** In the order in which they were made. */
  of: async (checkOutIds: readonly number[]): Promise<StopRuleRow[]> =>
    checkOutIds.length === 0
      ? []
      : handle
          .select()
          .from(stopRules)
          .where(inArray(stopRules.checkOutId, [...checkOutIds]))
          .orderBy(asc(stopRules.id)),
  removeOfChange: async (changeId: number): Promise<void> => {
    await handle.delete(stopRules).where(eq(stopRules.changeId, changeId));
  },
});
