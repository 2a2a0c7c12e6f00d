import { aroundEvent } from '@shop/domain/states/move';
import { type CouponOrderEvent, couponOrderTable } from '@shop/domain/states/tables';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { paged, type Paged, partOf } from '../../../db/paged.ts';
import { holdsWordsIn } from '../../../db/search.ts';
import { couponOrders, coupons, mails, refundTasks } from '../../../db/schema/index.ts';
import type { Failure } from '../../../failure.ts';
import type { LongListQuery } from '../../../page.ts';

export type CouponOrderRow = typeof couponOrders.$inferSelect;
export type NewCouponOrder = typeof couponOrders.$inferInsert;
export type CouponOrderFilter = LongListQuery<'created'>;

const noBuyer = { firstName: '', lastName: '', email: '' };
const noRecipient = { recipientName: '', recipientEmail: '', message: '' };

const unsentPieces = sql`(select 1 from ${coupons} where ${coupons.couponOrderId} = ${couponOrders.id}
  and ${coupons.status} = 'unsent')`;

const isFor = (email: string) =>
  and(
    ne(couponOrders.recipientEmail, ''),
    eq(sql`lower(${couponOrders.recipientEmail})`, email.toLowerCase()),
  );

export const couponOrdersRepository = (handle: Handle) => {
  const isOf = (person: { readonly userId: number | null; readonly email: string }) =>
    or(
      person.userId === null ? undefined : eq(couponOrders.userId, person.userId),
      // What was bought with another account is that one's, whatever address was typed.
      and(isNull(couponOrders.userId), eq(couponOrders.buyerEmail, person.email.toLowerCase())),
    );
  return {
    insert: async (row: NewCouponOrder): Promise<CouponOrderRow> => {
      const [made] = await handle.insert(couponOrders).values(row).returning();
      if (!made) throw new Error('a gift order was not kept');
      return made;
    },
    one: async (id: number): Promise<CouponOrderRow | null> => {
      const [row] = await handle.select().from(couponOrders).where(eq(couponOrders.id, id));
      return row ?? null;
    },
    lock: async (id: number): Promise<CouponOrderRow | null> => {
      const [row] = await handle.select().from(couponOrders).where(eq(couponOrders.id, id)).for('update');
      return row ?? null;
    },
    byNumber: async (number: string): Promise<CouponOrderRow | null> => {
      const [row] = await handle.select().from(couponOrders).where(eq(couponOrders.number, number));
      return row ?? null;
    },
    these: async (ids: readonly number[]): Promise<CouponOrderRow[]> =>
      ids.length === 0
        ? []
        : handle
            .select()
            .from(couponOrders)
            .where(inArray(couponOrders.id, [...ids])),
    /** The caller has seen that its table permits it. */
    move: async (
      id: number,
      event: CouponOrderEvent,
      change: Partial<NewCouponOrder> = {},
    ): Promise<void> => {
      const { from, to } = aroundEvent(couponOrderTable, event);
      const { rowCount } = await handle
        .update(couponOrders)
        .set({ ...change, status: to })
        .where(and(eq(couponOrders.id, id), inArray(couponOrders.status, from)));
      if (rowCount !== 1) throw new Error(`a gift order cannot ${event}`);
    },
    dueToExpire: async (payableBefore: Date): Promise<number[]> => {
      const rows = await handle
        .select({ id: couponOrders.id })
        .from(couponOrders)
        .where(and(eq(couponOrders.status, 'pending'), lte(couponOrders.payableSince, payableBefore)))
        .orderBy(asc(couponOrders.id));
      return rows.map(({ id }) => id);
    },
    ofPerson: async (person: {
      readonly userId: number | null;
      readonly email: string;
    }): Promise<CouponOrderRow[]> =>
      handle.select().from(couponOrders).where(isOf(person)).orderBy(desc(couponOrders.id)),
    ofUser: async (userId: number, query: CouponOrderFilter): Promise<Paged<CouponOrderRow> | Failure> =>
      paged<CouponOrderRow, never>(handle, {
        query,
        where: and(eq(couponOrders.userId, userId), holdsWordsIn(couponOrders.searchText, query.search)),
        id: couponOrders.id,
        sorts: {},
        read: (part) => partOf(handle.select().from(couponOrders).$dynamic(), part),
        ids: () => handle.select({ id: couponOrders.id }).from(couponOrders).$dynamic(),
      }),
    askToForget: async (
      person: { readonly userId: number | null; readonly email: string },
      now: Date,
    ): Promise<void> => {
      await handle
        .update(couponOrders)
        .set({ userId: null, advertising: null, forgetSince: now })
        .where(isOf(person));
    },
    /** Of those whose buyer asked for it, and of which nothing is left to pay, to send or to return. */
    forgetFinished: async (): Promise<number> => {
      const { rowCount } = await handle
        .update(couponOrders)
        .set({ buyer: noBuyer, buyerEmail: '' })
        .where(
          and(
            isNotNull(couponOrders.forgetSince),
            ne(couponOrders.buyerEmail, ''),
            ne(couponOrders.status, 'pending'),
            sql`not exists ${unsentPieces}`,
            sql`not exists (select 1 from ${refundTasks} where ${refundTasks.payableKind} = 'coupon_order'
              and ${refundTasks.payableId} = ${couponOrders.id} and ${refundTasks.status} <> 'returned')`,
          ),
        );
      return rowCount ?? 0;
    },
    /** Where orders came from is kept only for a time. */
    removeOrigins: async (before: Date): Promise<number> => {
      const { rowCount } = await handle
        .update(couponOrders)
        .set({ advertising: null })
        .where(and(isNotNull(couponOrders.advertising), lt(couponOrders.createdAt, before)));
      return rowCount ?? 0;
    },
    /** What others have given to somebody. */
    givenTo: async (email: string): Promise<CouponOrderRow[]> =>
      handle.select().from(couponOrders).where(isFor(email)).orderBy(desc(couponOrders.id)),
    /** Who they were, in what was sent to them; what is still to be sent keeps whom to send it to. */
    forgetRecipient: async (email: string): Promise<void> => {
      await handle
        .update(couponOrders)
        .set(noRecipient)
        .where(and(isFor(email), ne(couponOrders.status, 'pending'), sql`not exists ${unsentPieces}`));
    },
    /** Of those that all are over: whoever they were for, and what was said to them, in the mail's copy too. */
    forgetRecipients: async (endedBefore: Date): Promise<number> => {
      const over = await handle
        .select({ id: couponOrders.id, email: sql<string>`lower(${couponOrders.recipientEmail})` })
        .from(couponOrders)
        .where(
          and(
            inArray(
              couponOrders.id,
              handle
                .select({ id: coupons.couponOrderId })
                .from(coupons)
                .where(lt(coupons.endedAt, endedBefore)),
            ),
            sql`not exists (select 1 from ${coupons} where ${coupons.couponOrderId} = ${couponOrders.id}
              and (${coupons.endedAt} is null or ${coupons.endedAt} >= ${endedBefore.toISOString()}))`,
            or(
              ne(couponOrders.recipientName, ''),
              ne(couponOrders.recipientEmail, ''),
              ne(couponOrders.message, ''),
            ),
          ),
        )
        .orderBy(asc(couponOrders.id))
        .for('update');
      if (over.length === 0) return 0;
      const emails = over.flatMap(({ email }) => (email === '' ? [] : [email]));
      await handle
        .delete(mails)
        .where(
          and(
            inArray(sql`lower(${mails.recipient})`, emails),
            eq(mails.kind, 'coupon_gift'),
            isNotNull(mails.sentAt),
          ),
        );
      const ids = over.map(({ id }) => id);
      await handle.update(couponOrders).set(noRecipient).where(inArray(couponOrders.id, ids));
      return over.length;
    },
    /** One that nobody paid has nothing to be kept for. */
    removeUnpaid: async (before: Date): Promise<number> => {
      const { rowCount } = await handle.delete(couponOrders).where(
        and(
          eq(couponOrders.status, 'not_paid'),
          lt(couponOrders.createdAt, before),
          // Money that came after all belongs to it.
          sql`not exists (select 1 from ${refundTasks} where ${refundTasks.payableKind} = 'coupon_order'
              and ${refundTasks.payableId} = ${couponOrders.id})`,
        ),
      );
      return rowCount ?? 0;
    },
  };
};
