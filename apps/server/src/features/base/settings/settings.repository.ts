import { eq } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { settings } from '../../../db/schema/index.ts';
import { type SettingKind, settingValue } from './setting-kinds.ts';

export const settingsRepository = (handle: Handle) => ({
  /** As it is now, for decisions that must not be made by what was read a moment ago. */
  read: async <T>(kind: SettingKind<T>): Promise<T> => {
    const [row] = await handle.select().from(settings).where(eq(settings.key, kind.key));
    return settingValue(kind, row?.value);
  },
  /** Held until the transaction ends: whoever changes a part of a value changes the newest one. */
  lock: async <T>(kind: SettingKind<T>): Promise<T> => {
    const [row] = await handle.select().from(settings).where(eq(settings.key, kind.key)).for('update');
    return settingValue(kind, row?.value);
  },
  set: async <T>({ key }: SettingKind<T>, value: T, now: Date): Promise<void> => {
    await handle
      .insert(settings)
      .values({ key, value, updatedAt: now })
      .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: now } });
  },
});
