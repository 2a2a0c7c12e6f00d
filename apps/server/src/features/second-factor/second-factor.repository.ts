import { and, eq, isNull } from 'drizzle-orm';
import type { Handle } from '../../db/database.ts';
import { recoveryCodes } from '../../db/schema/index.ts';

export const secondFactorRepository = (handle: Handle) => ({
  replaceCodes: async (userId: number, hashes: readonly string[]): Promise<void> => {
    await handle.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    if (hashes.length > 0) {
      await handle.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
    }
  },
  /** True once for each code. */
  useCode: async (userId: number, codeHash: string, now: Date): Promise<boolean> => {
    const used = await handle
      .update(recoveryCodes)
      .set({ usedAt: now })
      .where(
        and(
          eq(recoveryCodes.userId, userId),
          eq(recoveryCodes.codeHash, codeHash),
          isNull(recoveryCodes.usedAt),
        ),
      )
      .returning({ codeHash: recoveryCodes.codeHash });
    return used.length === 1;
  },
});
