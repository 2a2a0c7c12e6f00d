import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { recoveryCodes, users } from '../../../db/schema/index.ts';

export const secondFactorRepository = (handle: Handle) => ({
  replaceCodes: async (userId: number, hashes: readonly string[]): Promise<void> => {
    await handle.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    if (hashes.length > 0) {
      await handle.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
    }
  },
  secrets: (): Promise<{ id: number; totpSecret: string }[]> =>
    handle
      .select({ id: users.id, totpSecret: sql<string>`${users.totpSecret}` })
      .from(users)
      .where(isNotNull(users.totpSecret))
      .orderBy(asc(users.id)),
  /** A secret that was set up anew since it was read stays as it is. */
  replaceSecret: async (userId: number, read: string, totpSecret: string): Promise<void> => {
    await handle
      .update(users)
      .set({ totpSecret })
      .where(and(eq(users.id, userId), eq(users.totpSecret, read)));
  },
  /** True once for each code. */
  useCode: async (userId: number, codeHashes: readonly string[], now: Date): Promise<boolean> => {
    const used = await handle
      .update(recoveryCodes)
      .set({ usedAt: now })
      .where(
        and(
          eq(recoveryCodes.userId, userId),
          inArray(recoveryCodes.codeHash, [...codeHashes]),
          isNull(recoveryCodes.usedAt),
        ),
      )
      .returning({ codeHash: recoveryCodes.codeHash });
    return used.length === 1;
  },
});
