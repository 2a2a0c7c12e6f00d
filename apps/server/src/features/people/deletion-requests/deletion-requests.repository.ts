import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { deletionRequests } from '../../../db/schema/index.ts';

export type DeletionRequest = typeof deletionRequests.$inferSelect;

const isOpen = (tokenHash: string, now: Date) =>
  and(
    eq(deletionRequests.tokenHash, tokenHash),
    isNull(deletionRequests.doneAt),
    isNotNull(deletionRequests.email),
    gt(deletionRequests.expiresAt, now),
  );

export const deletionRequestsRepository = (handle: Handle) => ({
  insert: async (request: typeof deletionRequests.$inferInsert): Promise<number> => {
    const [made] = await handle
      .insert(deletionRequests)
      .values(request)
      .returning({ id: deletionRequests.id });
    if (!made) throw new Error('a deletion request was not kept');
    return made.id;
  },
  isOpen: async (tokenHash: string, now: Date): Promise<boolean> =>
    (await handle.$count(deletionRequests, isOpen(tokenHash, now))) > 0,
  /** Takes an open request for good: of two confirmations at once only one gets it. */
  carryOut: async (tokenHash: string, now: Date): Promise<DeletionRequest | null> => {
    const [row] = await handle.select().from(deletionRequests).where(isOpen(tokenHash, now)).for('update');
    if (!row) return null;
    await handle.update(deletionRequests).set({ doneAt: now }).where(eq(deletionRequests.id, row.id));
    // Every request of this person, also one that was never confirmed, loses the address.
    await handle
      .update(deletionRequests)
      .set({ email: null })
      .where(eq(deletionRequests.emailHash, row.emailHash));
    return row;
  },
});
