import { type Buyer, buyerInput } from '@shop/contract/check-outs';
import { checkOutGroups } from '@shop/domain/states/groups';
import { and, asc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import {
  checkOuts,
  deliveries,
  invoices,
  orderChanges,
  orders,
  payments,
  refundTasks,
} from '../../../db/schema/index.ts';
import type { Person } from '../../base/person.ts';

/** Orders of the account, and those that were placed as a guest from its mailbox. */
const theirOrders = ({ userId, email }: Person): SQL =>
  or(
    userId === null ? undefined : eq(checkOuts.userId, userId),
    email === null ? undefined : and(isNull(checkOuts.userId), eq(checkOuts.buyerEmail, email.toLowerCase())),
  ) ?? sql`false`;

/** A buyer of whom nothing is known any more: every field that the contract names, empty. */
const noBuyer = Object.fromEntries(
  Object.keys(buyerInput.shape).map((field) => [field, field === 'businessWorkersCount' ? null : '']),
) as Buyer;

/** Of a check-out itself, or of a change of it that cost something. */
const isOf = (
  table: typeof payments | typeof invoices | typeof refundTasks,
  checkOutIds: readonly number[],
  changeIds: readonly number[],
) =>
  or(
    inArray(table.checkOutId, [...checkOutIds]),
    and(eq(table.payableKind, 'supplement'), inArray(table.payableId, [...changeIds])),
  );

/** Check-outs as something that is known about people. */
export const buyersRepository = (handle: Handle) => ({
  ofPerson: async (person: Person) => {
    const rows = await handle.select().from(checkOuts).where(theirOrders(person)).orderBy(asc(checkOuts.id));
    const ids = rows.map(({ id }) => id);
    const changes = await handle
      .select()
      .from(orderChanges)
      .where(inArray(orderChanges.checkOutId, ids))
      .orderBy(asc(orderChanges.id));
    const changeIds = changes.map(({ id }) => id);
    const [lines, days, paid, papers, returns] = await Promise.all([
      handle.select().from(orders).where(inArray(orders.checkOutId, ids)).orderBy(asc(orders.id)),
      handle
        .select({ day: deliveries })
        .from(deliveries)
        .innerJoin(orders, eq(orders.id, deliveries.orderId))
        .where(inArray(orders.checkOutId, ids))
        .orderBy(asc(deliveries.day)),
      handle
        .select()
        .from(payments)
        .where(isOf(payments, ids, changeIds))
        .orderBy(asc(payments.id)),
      handle
        .select()
        .from(invoices)
        .where(isOf(invoices, ids, changeIds))
        .orderBy(asc(invoices.id)),
      handle
        .select()
        .from(refundTasks)
        .where(isOf(refundTasks, ids, changeIds))
        .orderBy(asc(refundTasks.id)),
    ]);
    return rows.map((row) => {
      const own = lines.filter(({ checkOutId }) => checkOutId === row.id);
      const ownChanges = changes.filter(({ checkOutId }) => checkOutId === row.id);
      const isOwn = ({ checkOutId, payableId }: { checkOutId: number | null; payableId: number }): boolean =>
        checkOutId === null ? ownChanges.some(({ id }) => id === payableId) : checkOutId === row.id;
      return {
        row,
        orders: own.map((order) => ({
          ...order,
          deliveries: days.flatMap(({ day }) => (day.orderId === order.id ? [day] : [])),
        })),
        payments: paid.filter(isOwn),
        invoices: papers.filter(isOwn),
        refundTasks: returns.filter(isOwn),
        changes: ownChanges,
      };
    });
  },

  askToForget: async (person: Person, now: Date): Promise<void> => {
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
  forgetFinished: async (now: Date): Promise<void> => {
    await handle.execute(sql`
      with done as (
        select id, buyer_email from check_outs
        where forget_since is not null and buyer_email <> ''
          and ${inArray(checkOuts.status, [...checkOutGroups.ended])}
          and not exists (
            select 1 from refund_tasks
            where refund_tasks.check_out_id = check_outs.id and refund_tasks.status <> 'returned'
          )
          and not exists (
            select 1 from order_changes
            join refund_tasks on refund_tasks.payable_kind = 'supplement' and refund_tasks.payable_id = order_changes.id
            where order_changes.check_out_id = check_outs.id and refund_tasks.status <> 'returned'
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
      ), doors as (
        update deliveries set door = null from orders, done
        where orders.check_out_id = done.id and deliveries.order_id = orders.id and deliveries.door is not null
      ), rules as (
        update stop_rules set door = null from done where stop_rules.check_out_id = done.id
      ), changes as (
        update order_changes set personal = null, words = '', iban = '' from done where order_changes.check_out_id = done.id
      ), said as (
        update claims set words = '' from deliveries, orders, done
        where orders.check_out_id = done.id and deliveries.order_id = orders.id and claims.delivery_id = deliveries.id
      ), shown as (
        delete from claim_pictures using claims, deliveries, orders, done
        where orders.check_out_id = done.id and deliveries.order_id = orders.id
          and claims.delivery_id = deliveries.id and claim_pictures.claim_id = claims.id
      ), answered as (
        update individual_requests set answers = null, declined_words = ''
        from done where individual_requests.check_out_id = done.id
      ), talked as (
        delete from individual_messages using done where individual_messages.check_out_id = done.id
      ), own_menus as (
        delete from personal_menus using done where personal_menus.check_out_id = done.id
      ), accounts as (
        update refund_tasks set iban = '' from done where refund_tasks.check_out_id = done.id
      ), supplement_accounts as (
        update refund_tasks set iban = '' from order_changes, done
        where order_changes.check_out_id = done.id
          and refund_tasks.payable_kind = 'supplement' and refund_tasks.payable_id = order_changes.id
      )
      update check_outs set
        buyer_email = '',
        advertising = null,
        buyer = ${JSON.stringify(noBuyer)}::jsonb
      from done where done.id = check_outs.id
    `);
  },

  /** Of the accounts to which money has gone the last four stay, for its receipt. */
  shortenAccounts: async (returnedBefore: Date): Promise<number> => {
    const { rowCount } = await handle
      .update(refundTasks)
      .set({ iban: sql`right(${refundTasks.iban}, 4)` })
      .where(
        and(
          eq(refundTasks.status, 'returned'),
          lt(refundTasks.returnedAt, returnedBefore),
          sql`length(${refundTasks.iban}) > 4`,
        ),
      );
    return rowCount ?? 0;
  },

  /** The order stays; where it came from does not. */
  removeOrigins: async (placedBefore: Date): Promise<number> => {
    const old = handle
      .select({ id: checkOuts.id })
      .from(checkOuts)
      .where(and(isNotNull(checkOuts.advertising), lt(checkOuts.createdAt, placedBefore)))
      .orderBy(asc(checkOuts.id))
      .for('update');
    const { rowCount } = await handle
      .update(checkOuts)
      .set({ advertising: null })
      .where(inArray(checkOuts.id, old));
    return rowCount ?? 0;
  },
});
