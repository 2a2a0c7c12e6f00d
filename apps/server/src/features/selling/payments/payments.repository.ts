import { aroundEvent } from '@shop/domain/states/move';
import { type PaymentEvent, paymentTable } from '@shop/domain/states/tables';
import { and, asc, desc, eq, gt, lt, ne, or, sql, inArray, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Handle } from '../../../db/database.ts';
import { payments, strayPayments } from '../../../db/schema/index.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type StrayPayment = typeof strayPayments.$inferSelect;
export type NewPayment = typeof payments.$inferInsert;

const declining = aroundEvent(paymentTable, 'decline');
/** Other attempts under the same uuid. */
const others = alias(payments, 'others');

export const paymentsRepository = (handle: Handle) => ({
  insert: async (row: NewPayment): Promise<PaymentRow> => {
    const [made] = await handle.insert(payments).values(row).returning();
    if (!made) throw new Error('a payment was not kept');
    return made;
  },
  /** Of an attempt that was given up and the money that came for it all the same, the latter. */
  byUuid: async (uuid: string): Promise<PaymentRow | null> => {
    const [row] = await handle
      .select()
      .from(payments)
      .where(eq(payments.uuid, uuid))
      .orderBy(desc(payments.id))
      .limit(1);
    return row ?? null;
  },
  one: async (id: number): Promise<PaymentRow | null> => {
    const [row] = await handle.select().from(payments).where(eq(payments.id, id));
    return row ?? null;
  },
  /** Newest first. */
  ofCheckOut: async (checkOutId: number): Promise<PaymentRow[]> =>
    handle.select().from(payments).where(eq(payments.checkOutId, checkOutId)).orderBy(desc(payments.id)),
  update: async (id: number, change: Partial<Omit<NewPayment, 'status'>>): Promise<void> => {
    await handle.update(payments).set(change).where(eq(payments.id, id));
  },
  /** The caller has seen that its table permits it. */
  move: async (
    id: number,
    event: PaymentEvent,
    change: Partial<Omit<NewPayment, 'status'>> = {},
  ): Promise<void> => {
    const { from, to } = aroundEvent(paymentTable, event);
    const { rowCount } = await handle
      .update(payments)
      .set({ ...change, status: to })
      .where(and(eq(payments.id, id), inArray(payments.status, from)));
    if (rowCount !== 1) throw new Error(`a payment cannot ${event}`);
  },
  giveUp: async (uuid: string): Promise<void> => {
    await handle
      .update(payments)
      .set({ status: declining.to })
      .where(and(eq(payments.uuid, uuid), inArray(payments.status, declining.from)));
  },
  /** A newer attempt takes the place of all earlier ones. */
  declineOtherAttempts: async (checkOutId: number, keptUuid: string): Promise<void> => {
    await handle
      .update(payments)
      .set({ status: declining.to })
      .where(
        and(
          eq(payments.checkOutId, checkOutId),
          inArray(payments.status, declining.from),
          ne(payments.uuid, keptUuid),
        ),
      );
  },
  /** Those still open, and given up ones for which money may yet come: they are asked about more seldom. */
  toAskAbout: async ({
    givenUpSince,
    givenUpAskedBefore,
    limit,
  }: {
    readonly givenUpSince: Date;
    readonly givenUpAskedBefore: Date;
    readonly limit: number;
  }): Promise<string[]> => {
    const rows = await handle
      .select({ uuid: payments.uuid })
      .from(payments)
      .where(
        or(
          eq(payments.status, 'pending'),
          and(
            eq(payments.status, 'declined'),
            gt(payments.createdAt, givenUpSince),
            lt(payments.checkedAt, givenUpAskedBefore),
            notExists(
              handle
                .select({ one: sql`1` })
                .from(others)
                .where(and(eq(others.uuid, payments.uuid), ne(others.status, 'declined'))),
            ),
          ),
        ),
      )
      .orderBy(asc(payments.checkedAt), asc(payments.id))
      .limit(limit);
    return rows.map(({ uuid }) => uuid);
  },
  openOf: async (checkOutId: number): Promise<string[]> => {
    const rows = await handle
      .select({ uuid: payments.uuid })
      .from(payments)
      .where(and(eq(payments.checkOutId, checkOutId), eq(payments.status, 'pending')));
    return rows.map(({ uuid }) => uuid);
  },
  /** Those for which no money has come, given up or not. */
  unpaidOf: async (checkOutId: number): Promise<string[]> => {
    const rows = await handle
      .select({ uuid: payments.uuid })
      .from(payments)
      .where(eq(payments.checkOutId, checkOutId))
      .groupBy(payments.uuid)
      .having(sql`bool_and(${payments.receivedCents} is null)`);
    return rows.map(({ uuid }) => uuid);
  },
  /** False: it is known already. */
  keepStray: async (payment: StrayPayment): Promise<boolean> => {
    const { rowCount } = await handle.insert(strayPayments).values(payment).onConflictDoNothing();
    return rowCount === 1;
  },
  setChecked: async (uuid: string, now: Date): Promise<void> => {
    await handle.update(payments).set({ checkedAt: now }).where(eq(payments.uuid, uuid));
  },
});
