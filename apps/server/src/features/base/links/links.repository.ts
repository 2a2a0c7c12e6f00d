import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { links } from '../../../db/schema/index.ts';

export type LinkRow = typeof links.$inferSelect;
export type LinkKind = LinkRow['kind'];

const isOpen = (tokenHash: string, kinds: readonly LinkKind[], now: Date) =>
  and(
    eq(links.tokenHash, tokenHash),
    inArray(links.kind, [...kinds]),
    isNull(links.usedAt),
    gt(links.expiresAt, now),
  );

export const linksRepository = (handle: Handle) => ({
  /** False: it was already made, by the same job run twice. */
  add: async (link: typeof links.$inferInsert & { createdAt: Date }): Promise<boolean> => {
    // Nobody has to tidy up: each new link takes a few long ended ones along.
    await handle.execute(sql`
      delete from links where token_hash in (
        select token_hash from links
        where expires_at < ${link.createdAt.toISOString()}::timestamptz - interval '30 days'
        limit 10 for update skip locked
      )
    `);
    const made = await handle
      .insert(links)
      .values(link)
      .onConflictDoNothing()
      .returning({ at: links.createdAt });
    return made.length === 1;
  },
  /** Uses a link up. Null: unknown, used before or too old; of two at the same moment one gets it. */
  use: async (tokenHash: string, kinds: readonly LinkKind[], now: Date): Promise<LinkRow | null> => {
    const [row] = await handle
      .update(links)
      .set({ usedAt: now })
      .where(isOpen(tokenHash, kinds, now))
      .returning();
    return row ?? null;
  },
  /** Looked at, not used up. */
  look: async (tokenHash: string, kinds: readonly LinkKind[], now: Date): Promise<LinkRow | null> => {
    const [row] = await handle
      .select()
      .from(links)
      .where(isOpen(tokenHash, kinds, now));
    return row ?? null;
  },
  isUsed: async (tokenHash: string): Promise<boolean> => {
    const [row] = await handle
      .select({ usedAt: links.usedAt })
      .from(links)
      .where(eq(links.tokenHash, tokenHash));
    return row?.usedAt != null;
  },
  /** Links that were never followed. */
  forgetEmail: async (email: string): Promise<void> => {
    await handle.delete(links).where(eq(sql`lower(${links.data} ->> 'email')`, email.toLowerCase()));
  },
  removeExpired: async (before: Date): Promise<number> =>
    (await handle.delete(links).where(lt(links.expiresAt, before))).rowCount ?? 0,
  /** Links of these kinds that were mailed to this person before lead nowhere from now on. */
  void: async (userId: number, kinds: readonly LinkKind[], now: Date): Promise<void> => {
    await handle
      .update(links)
      .set({ usedAt: now })
      .where(and(eq(links.userId, userId), inArray(links.kind, [...kinds]), isNull(links.usedAt)));
  },
});
