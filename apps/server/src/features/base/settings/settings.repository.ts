import { eq } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { settings } from '../../../db/schema/index.ts';

/** Settings of one value each; what a value may be is told by the feature that owns its key. */
export const settingsRepository = (handle: Handle) => ({
  /** Held until the transaction ends: whoever changes a part of a value changes the newest one. */
  lock: async (key: string): Promise<unknown> => {
    const [row] = await handle.select().from(settings).where(eq(settings.key, key)).for('update');
    return row?.value;
  },
  set: async (key: string, value: unknown, now: Date): Promise<void> => {
    await handle
      .insert(settings)
      .values({ key, value, updatedAt: now })
      .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: now } });
  },
});
