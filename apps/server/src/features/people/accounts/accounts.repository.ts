import { inArray } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { formerEmails, referrals } from '../../../db/schema/index.ts';

export const accountsRepository = (handle: Handle) => ({
  addReferral: async (userId: number, referrerId: number, now: Date): Promise<void> => {
    await handle.insert(referrals).values({ userId, referrerId, createdAt: now });
  },
  isFormerEmail: async (emailHashes: readonly string[]): Promise<boolean> =>
    (await handle.$count(formerEmails, inArray(formerEmails.emailHash, [...emailHashes]))) > 0,
});
