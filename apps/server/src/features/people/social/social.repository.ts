import type { SocialProviderName } from '@shop/contract/auth';
import { and, asc, eq } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { socialAccounts } from '../../../db/schema/index.ts';

export const socialRepository = (handle: Handle) => ({
  userIdOf: async (provider: SocialProviderName, subject: string): Promise<number | null> => {
    const [row] = await handle
      .select({ userId: socialAccounts.userId })
      .from(socialAccounts)
      .where(and(eq(socialAccounts.provider, provider), eq(socialAccounts.subject, subject)));
    return row?.userId ?? null;
  },
  providersOf: async (userId: number): Promise<SocialProviderName[]> => {
    const rows = await handle
      .select({ provider: socialAccounts.provider })
      .from(socialAccounts)
      .where(eq(socialAccounts.userId, userId))
      .orderBy(asc(socialAccounts.provider));
    return rows.map(({ provider }) => provider);
  },
  /** False: this person at the provider, or this provider of the account, is taken. */
  link: async (account: typeof socialAccounts.$inferInsert): Promise<boolean> => {
    const made = await handle
      .insert(socialAccounts)
      .values(account)
      .onConflictDoNothing()
      .returning({ userId: socialAccounts.userId });
    return made.length === 1;
  },
  unlink: async (userId: number, provider: SocialProviderName): Promise<boolean> => {
    const removed = await handle
      .delete(socialAccounts)
      .where(and(eq(socialAccounts.userId, userId), eq(socialAccounts.provider, provider)))
      .returning({ userId: socialAccounts.userId });
    return removed.length === 1;
  },
});
