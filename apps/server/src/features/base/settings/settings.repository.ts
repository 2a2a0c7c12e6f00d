import { eq, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { settings } from '../../../db/schema/index.ts';
import { FIRST_VERSION, type SettingKind, settingValue } from './setting-kinds.ts';

export const settingsRepository = (handle: Handle) => ({
  /** As it is now, for decisions that must not be made by what was read a moment ago. */
  read: async <T>(kind: SettingKind<T>): Promise<T> => {
    const [row] = await handle.select().from(settings).where(eq(settings.key, kind.key));
    return settingValue(kind, row?.value);
  },
  /** The same with its version. */
  versioned: async <T>(kind: SettingKind<T>): Promise<{ readonly value: T; readonly version: number }> => {
    const [row] = await handle.select().from(settings).where(eq(settings.key, kind.key));
    return { value: settingValue(kind, row?.value), version: row?.version ?? FIRST_VERSION };
  },
  /** Held until the transaction ends: whoever changes a part of a value changes the newest one. */
  lock: async <T>(kind: SettingKind<T>): Promise<{ readonly value: T; readonly version: number }> => {
    // A setting that was never stored has no row to be held: all of its changes wait for one another here.
    await handle.execute(sql`select pg_advisory_xact_lock(hashtext(${`setting ${kind.key}`}))`);
    const [row] = await handle.select().from(settings).where(eq(settings.key, kind.key)).for('update');
    return { value: settingValue(kind, row?.value), version: row?.version ?? FIRST_VERSION };
  },
  set: async <T>({ key }: SettingKind<T>, value: T, now: Date): Promise<void> => {
    await handle
      .insert(settings)
      .values({ key, value, updatedAt: now, version: FIRST_VERSION + 1 })
      .onConflictDoUpdate({
        target: settings.key,
        set: { value, updatedAt: now, version: sql`${settings.version} + 1` },
      });
  },
});
