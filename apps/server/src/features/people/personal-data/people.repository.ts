import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import {
  addresses,
  auditEntries,
  carts,
  checkOuts,
  codeUses,
  consents,
  deletionRequests,
  deliveries,
  discountCodes,
  feedbacks,
  formerEmails,
  invoices,
  links,
  mails,
  orders,
  payments,
  recoveryCodes,
  referrals,
  refundTasks,
  sessions,
  socialAccounts,
  users,
} from '../../../db/schema/index.ts';

/** Somebody whom the shop knows by an account, by a mailbox that is proved to be theirs, or by both. */
export type Person = { readonly userId: number | null; readonly email: string | null };

const inSmall = (column: SQL | typeof mails.recipient, email: string): SQL =>
  sql`lower(${column}) = ${email.toLowerCase()}`;

/** Orders of the account, and those that were placed as a guest from its mailbox. */
const theirOrders = ({ userId, email }: Person): SQL =>
  or(
    userId === null ? undefined : eq(checkOuts.userId, userId),
    email === null ? undefined : and(isNull(checkOuts.userId), eq(checkOuts.buyerEmail, email.toLowerCase())),
  ) ?? sql`false`;

/** What the trail says about a person by these names. */
const about = (userId: number, actions: readonly string[]) =>
  and(
    eq(auditEntries.entity, 'user'),
    eq(auditEntries.entityId, String(userId)),
    inArray(auditEntries.action, [...actions]),
  );

/** What is kept about a person, wherever it lies: for whoever asks what it is, or asks to be forgotten. */
export const peopleRepository = (handle: Handle) => ({
  ordersOf: async (person: Person) => {
    const rows = await handle.select().from(checkOuts).where(theirOrders(person)).orderBy(asc(checkOuts.id));
    const ids = rows.map(({ id }) => id);
    const [lines, days, paid, papers, returns] = await Promise.all([
      handle.select().from(orders).where(inArray(orders.checkOutId, ids)).orderBy(asc(orders.id)),
      handle
        .select({ day: deliveries })
        .from(deliveries)
        .innerJoin(orders, eq(orders.id, deliveries.orderId))
        .where(inArray(orders.checkOutId, ids))
        .orderBy(asc(deliveries.day)),
      handle.select().from(payments).where(inArray(payments.checkOutId, ids)).orderBy(asc(payments.id)),
      handle.select().from(invoices).where(inArray(invoices.checkOutId, ids)).orderBy(asc(invoices.id)),
      handle
        .select()
        .from(refundTasks)
        .where(inArray(refundTasks.checkOutId, ids))
        .orderBy(asc(refundTasks.id)),
    ]);
    return rows.map((row) => {
      const own = lines.filter(({ checkOutId }) => checkOutId === row.id);
      return {
        row,
        orders: own.map((order) => ({
          ...order,
          deliveries: days.flatMap(({ day }) => (day.orderId === order.id ? [day] : [])),
        })),
        payments: paid.filter(({ checkOutId }) => checkOutId === row.id),
        invoices: papers.filter(({ checkOutId }) => checkOutId === row.id),
        refundTasks: returns.filter(({ checkOutId }) => checkOutId === row.id),
      };
    });
  },

  /** What was written by and to a mailbox, and done under it. */
  ofMailbox: async (email: string) => {
    const [messages, mailed, codes, requests] = await Promise.all([
      handle
        .select()
        .from(feedbacks)
        .where(inSmall(sql`${feedbacks.email}`, email))
        .orderBy(asc(feedbacks.id)),
      handle
        .select({ at: mails.createdAt, kind: mails.kind, subject: mails.subject, text: mails.plain })
        .from(mails)
        .where(inSmall(mails.recipient, email))
        .orderBy(asc(mails.id)),
      handle
        .select({ code: discountCodes.code, at: codeUses.at, givenBackAt: codeUses.releasedAt })
        .from(codeUses)
        .innerJoin(discountCodes, eq(discountCodes.id, codeUses.codeId))
        .where(eq(codeUses.buyer, email.toLowerCase()))
        .orderBy(asc(codeUses.id)),
      handle
        .select({ at: deletionRequests.createdAt, doneAt: deletionRequests.doneAt })
        .from(deletionRequests)
        .where(inSmall(sql`${deletionRequests.email}`, email))
        .orderBy(asc(deletionRequests.id)),
    ]);
    return { messages, mails: mailed, codes, deletionRequests: requests };
  },

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

  /** The choice about cookies that this browser shows: the log itself does not say whose it is. */
  consent: async (id: string) => {
    const [row] = await handle.select().from(consents).where(eq(consents.id, id));
    return row ?? null;
  },

  /** Messages, mails, links that were never followed; uses of codes stay counted, without a name. */
  forgetMailbox: async (email: string): Promise<void> => {
    await handle.delete(feedbacks).where(inSmall(sql`${feedbacks.email}`, email));
    await handle.delete(mails).where(inSmall(mails.recipient, email));
    await handle.delete(links).where(inSmall(sql`${links.data} ->> 'email'`, email));
    await handle.update(codeUses).set({ buyer: '' }).where(eq(codeUses.buyer, email.toLowerCase()));
  },

  askToForgetOrders: async (person: Person, now: Date): Promise<void> => {
    const asked = await handle
      .select({ id: checkOuts.id })
      .from(checkOuts)
      .where(and(theirOrders(person), isNull(checkOuts.forgetSince)))
      .orderBy(asc(checkOuts.id))
      .for('update');
    const ids = asked.map(({ id }) => id);
    await handle.update(checkOuts).set({ forgetSince: now }).where(inArray(checkOuts.id, ids));
  },

  /**
   * Forgets the buyers of those orders of which nothing is left to deliver or to return, together with the mails about
   * them, once those are sent. Figures and days stay, and invoices as the law asks. An account made since under the
   * same address keeps its mails.
   */
  forgetFinishedOrders: async (now: Date): Promise<void> => {
    await handle.execute(sql`
      with done as (
        select id, buyer_email from check_outs
        where forget_since is not null and buyer_email <> ''
          and status in ('declined', 'not_paid', 'completed', 'stopped')
          and not exists (
            select 1 from refund_tasks
            where refund_tasks.check_out_id = check_outs.id and refund_tasks.status <> 'returned'
          )
          and not exists (
            select 1 from mails where lower(mails.recipient) = check_outs.buyer_email and mails.sent_at is null
              and mails.created_at > ${now.toISOString()}::timestamptz - interval '1 day'
          )
        order by id for update
      ), mailed as (
        delete from mails using done
        where lower(mails.recipient) = done.buyer_email
          and not exists (select 1 from users where lower(users.email) = done.buyer_email)
      )
      update check_outs set
        buyer_email = '',
        advertising = null,
        buyer = jsonb_build_object(
          'firstName', '', 'lastName', '', 'companyName', '', 'email', '', 'phoneNumber', '', 'street', '',
          'houseNumber', '', 'apartmentNumber', '', 'floor', '', 'postalCode', '', 'extraInformation', '',
          'addressName', '', 'businessName', '', 'businessCode', '', 'businessWorkersCount', null
        )
      from done where done.id = check_outs.id
    `);
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
    for (const table of [addresses, carts, links, recoveryCodes, sessions, socialAccounts])
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
        notifications: { deliveryReminders: false, weeklyMenu: false, offers: false },
        totpSecret: null,
        totpSince: null,
        totpLastStep: null,
        deletedAt: now,
      })
      .where(eq(users.id, userId));
  },
});
