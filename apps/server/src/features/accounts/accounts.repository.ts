import { asc, eq, or, sql } from 'drizzle-orm';
import type { Handle } from '../../db/database.ts';
import {
  addresses,
  auditEntries,
  formerEmails,
  links,
  mails,
  recoveryCodes,
  referrals,
  sessions,
  settings,
  socialAccounts,
  users,
} from '../../db/schema/index.ts';

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
  isFormerEmail: async (emailHash: string): Promise<boolean> =>
    (await handle.$count(formerEmails, eq(formerEmails.emailHash, emailHash))) > 0,

  /** What is kept about a person besides the profile and its lists. */
  trail: async (userId: number, email: string) => {
    const [mailed, done, invitedBy, invited] = await Promise.all([
      handle
        .select({ at: mails.createdAt, kind: mails.kind, subject: mails.subject, text: mails.plain })
        .from(mails)
        .where(eq(sql`lower(${mails.recipient})`, email.toLowerCase()))
        .orderBy(asc(mails.id)),
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
      handle.$count(referrals, eq(referrals.userId, userId)),
      handle.$count(referrals, eq(referrals.referrerId, userId)),
    ]);
    return { mails: mailed, actions: done, wasInvited: invitedBy > 0, peopleInvited: invited };
  },

  /** The person is gone; the numbered row stays, so that papers and figures still add up. */
  anonymise: async (userId: number, email: string, emailHash: string, now: Date): Promise<void> => {
    await handle.insert(formerEmails).values({ emailHash, createdAt: now }).onConflictDoNothing();
    await handle.delete(addresses).where(eq(addresses.userId, userId));
    await handle.delete(socialAccounts).where(eq(socialAccounts.userId, userId));
    await handle.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await handle.delete(sessions).where(eq(sessions.userId, userId));
    await handle
      .delete(links)
      .where(or(eq(links.userId, userId), eq(sql`${links.data} ->> 'email'`, email.toLowerCase())));
    await handle.delete(mails).where(eq(sql`lower(${mails.recipient})`, email.toLowerCase()));
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
        notifications: { deliveryReminders: false, weeklyMenu: false, offers: false },
        totpSecret: null,
        totpSince: null,
        totpLastStep: null,
        deletedAt: now,
      })
      .where(eq(users.id, userId));
  },
});
