import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import {
  auditEntries,
  checkOuts,
  deletionRequests,
  feedbacks,
  links,
  rateLimits,
  sessions,
} from '../../../db/schema/index.ts';

/** Until when each kind of thing about people has lain long enough. */
export type Ends = Readonly<Record<'now' | 'messages' | 'security' | 'advertising', Date>>;

export const retentionRepository = (handle: Handle) => ({
  /** How many rows of each kind went. */
  removeOld: async (
    { now, messages, security, advertising }: Ends,
    loginActions: readonly string[],
  ): Promise<Record<string, number>> => {
    const removals = {
      feedbacks: handle
        .delete(feedbacks)
        .where(lt(sql`coalesce(${feedbacks.handledAt}, ${feedbacks.createdAt})`, messages)),
      sessions: handle
        .delete(sessions)
        .where(or(lt(sessions.endedAt, security), lt(sessions.expiresAt, security))),
      auditEntries: handle
        .delete(auditEntries)
        .where(
          and(
            eq(auditEntries.entity, 'user'),
            inArray(auditEntries.action, [...loginActions]),
            lt(auditEntries.at, security),
          ),
        ),
      links: handle.delete(links).where(lt(links.expiresAt, security)),
      // Never confirmed: the address has no use any more.
      deletionRequests: handle
        .delete(deletionRequests)
        .where(and(isNull(deletionRequests.doneAt), lt(deletionRequests.expiresAt, security))),
      // The order stays; where it came from does not.
      advertising: handle
        .update(checkOuts)
        .set({ advertising: null })
        .where(
          inArray(
            checkOuts.id,
            handle
              .select({ id: checkOuts.id })
              .from(checkOuts)
              .where(and(isNotNull(checkOuts.advertising), lt(checkOuts.createdAt, advertising)))
              .orderBy(asc(checkOuts.id))
              .for('update'),
          ),
        ),
      rateLimits: handle.delete(rateLimits).where(lt(rateLimits.endsAt, now)),
    };
    const gone: Record<string, number> = {};
    for (const [kind, removal] of Object.entries(removals)) gone[kind] = (await removal).rowCount ?? 0;
    return gone;
  },
});
