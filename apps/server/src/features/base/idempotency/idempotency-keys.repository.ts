import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Attempt } from '../../../actor.ts';
import type { Handle } from '../../../db/database.ts';
import { idempotencyKeys } from '../../../db/schema/index.ts';

export type KeptKey = Pick<typeof idempotencyKeys.$inferSelect, 'requestHash' | 'madeId'>;

export const idempotencyKeysRepository = (handle: Handle) => ({
  /** Until the transaction ends, attempts with the same key wait for one another: a guest's and a user's alike. */
  lock: async ({ endpoint, key }: Attempt): Promise<void> => {
    await handle.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`idempotency ${endpoint} ${key}`}, 0))`,
    );
  },
  /** Whoever logs in meanwhile finds what they did as a guest. */
  find: async ({ endpoint, userId, key }: Attempt): Promise<KeptKey | null> => {
    const { userId: owner, requestHash, madeId } = idempotencyKeys;
    const [own] = await handle
      .select({ requestHash, madeId })
      .from(idempotencyKeys)
      .where(
        and(
          eq(idempotencyKeys.endpoint, endpoint),
          eq(idempotencyKeys.key, key),
          userId === null ? isNull(owner) : or(isNull(owner), eq(owner, userId)),
        ),
      )
      .orderBy(sql`${owner} nulls last`)
      .limit(1);
    return own ?? null;
  },
  /** The same request, made by somebody whose login may have ended meanwhile. */
  isMadeByAccount: async ({ endpoint, key, requestHash }: Attempt): Promise<boolean> =>
    (await handle.$count(
      idempotencyKeys,
      and(
        eq(idempotencyKeys.endpoint, endpoint),
        eq(idempotencyKeys.key, key),
        eq(idempotencyKeys.requestHash, requestHash),
        isNotNull(idempotencyKeys.userId),
      ),
    )) > 0,
  removeOf: async (userId: number): Promise<void> => {
    await handle.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId));
  },
  removeOlder: async (than: Date): Promise<number> =>
    (await handle.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, than))).rowCount ?? 0,
  keep: async (attempt: Attempt, madeId: string, now: Date): Promise<void> => {
    await handle
      .insert(idempotencyKeys)
      .values({ ...attempt, madeId, createdAt: now })
      .onConflictDoUpdate({
        target: [idempotencyKeys.endpoint, idempotencyKeys.userId, idempotencyKeys.key],
        set: { requestHash: attempt.requestHash, madeId, createdAt: now },
      });
  },
});
