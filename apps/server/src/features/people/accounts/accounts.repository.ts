import { eq, inArray } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { formerEmails, referrals, settings } from '../../../db/schema/index.ts';

export const accountsRepository = (handle: Handle) => ({
  setting: async (key: string): Promise<unknown> => {
    const [row] = await handle.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
    return row?.value ?? null;
  },
  setSetting: async (key: string, value: unknown, now: Date): Promise<void> => {
    await handle
      .insert(settings)
      .values({ key, value, updatedAt: now })
      .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: now } });
  },

  addReferral: async (userId: number, referrerId: number, now: Date): Promise<void> => {
    await handle.insert(referrals).values({ userId, referrerId, createdAt: now });
  },
  isFormerEmail: async (emailHashes: readonly string[]): Promise<boolean> =>
    (await handle.$count(formerEmails, inArray(formerEmails.emailHash, [...emailHashes]))) > 0,
});
