import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import {
  addresses,
  auditEntries,
  consents,
  deletionRequests,
  formerEmails,
  links,
  recoveryCodes,
  referrals,
  sessions,
  socialAccounts,
  users,
} from '../../../db/schema/index.ts';

/** What the trail says about a person by these names. */
const about = (userId: number, actions: readonly string[]) =>
  and(
    eq(auditEntries.entity, 'user'),
    eq(auditEntries.entityId, String(userId)),
    inArray(auditEntries.action, [...actions]),
  );

/** What is kept about an account. */
export const peopleRepository = (handle: Handle) => ({
  ofAccount: async (userId: number, securityActions: readonly string[]) => {
    const [devices, done, security, invitedBy, invited] = await Promise.all([
      handle.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(asc(sessions.createdAt)),
      handle
        .select({
          at: auditEntries.at,
          action: auditEntries.action,
          entity: auditEntries.entity,
          entityId: auditEntries.entityId,
        })
        .from(auditEntries)
        .where(eq(auditEntries.actorId, userId))
        .orderBy(asc(auditEntries.id)),
      handle
        .select({ at: auditEntries.at, action: auditEntries.action, details: auditEntries.details })
        .from(auditEntries)
        .where(about(userId, securityActions))
        .orderBy(asc(auditEntries.id)),
      handle.select().from(referrals).where(eq(referrals.userId, userId)),
      handle.select().from(referrals).where(eq(referrals.referrerId, userId)).orderBy(asc(referrals.userId)),
    ]);
    return { devices, actions: done, security, invitedAt: invitedBy[0]?.createdAt ?? null, invited };
  },

  deletionRequestsOf: (email: string) =>
    handle
      .select({ at: deletionRequests.createdAt, doneAt: deletionRequests.doneAt })
      .from(deletionRequests)
      .where(eq(sql`lower(${deletionRequests.email})`, email.toLowerCase()))
      .orderBy(asc(deletionRequests.id)),

  /** The choice about cookies that this browser shows: the log itself does not say whose it is. */
  consent: async (id: string) => {
    const [row] = await handle.select().from(consents).where(eq(consents.id, id));
    return row ?? null;
  },

  /** The person is gone; the numbered row stays, so that papers and figures still add up. */
  anonymise: async (
    userId: number,
    emailHash: string,
    securityActions: readonly string[],
    now: Date,
  ): Promise<void> => {
    await handle.delete(auditEntries).where(about(userId, securityActions));
    await handle.insert(formerEmails).values({ emailHash, createdAt: now }).onConflictDoNothing();
    for (const table of [addresses, links, recoveryCodes, sessions, socialAccounts])
      await handle.delete(table).where(eq(table.userId, userId));
    await handle
      .update(users)
      .set({
        role: 'user',
        email: `deleted-${userId}@deleted.invalid`,
        passwordHash: null,
        firstName: '',
        lastName: '',
        phone: '',
        company: '',
        emailVerifiedAt: null,
        totpSecret: null,
        totpSince: null,
        totpLastStep: null,
        deletedAt: now,
      })
      .where(eq(users.id, userId));
  },

  /** How many rows of each kind went. */
  removeOld: async (before: Date, loginActions: readonly string[]): Promise<Record<string, number>> => {
    const removals = {
      sessions: handle
        .delete(sessions)
        .where(or(lt(sessions.endedAt, before), lt(sessions.expiresAt, before))),
      auditEntries: handle
        .delete(auditEntries)
        .where(
          and(
            eq(auditEntries.entity, 'user'),
            inArray(auditEntries.action, [...loginActions]),
            lt(auditEntries.at, before),
          ),
        ),
      // Never confirmed: the address has no use any more.
      deletionRequests: handle
        .delete(deletionRequests)
        .where(and(isNull(deletionRequests.doneAt), lt(deletionRequests.expiresAt, before))),
    };
    const gone: Record<string, number> = {};
    for (const [kind, removal] of Object.entries(removals)) gone[kind] = (await removal).rowCount ?? 0;
    return gone;
  },
});
