import { aroundEvent } from '@shop/domain/states/move';
import { type PaymentEvent, paymentTable } from '@shop/domain/states/tables';
import { and, asc, desc, eq, gt, lt, ne, or, sql, inArray, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Handle } from '../../../db/database.ts';
import { payableColumns, paymentLeases, payments, strayPayments } from '../../../db/schema/index.ts';

/** What is paid for. */
type PayableRef = Parameters<typeof payableColumns>[0];
export type PaymentRow = typeof payments.$inferSelect;
export type StrayPayment = typeof strayPayments.$inferSelect;
type NewPayment = Omit<typeof payments.$inferInsert, keyof ReturnType<typeof payableColumns>>;

const isOf = ({ kind, id }: PayableRef) => and(eq(payments.payableKind, kind), eq(payments.payableId, id));

const declining = aroundEvent(paymentTable, 'decline');
/** Other attempts under the same uuid. */
const others = alias(payments, 'others');

export const paymentsRepository = (handle: Handle) => ({
  insert: async (ref: PayableRef, row: NewPayment): Promise<PaymentRow> => {
    const [made] = await handle
      .insert(payments)
      .values({ ...row, ...payableColumns(ref) })
      .returning();
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
  ofPayable: async (ref: PayableRef): Promise<PaymentRow[]> =>
    handle.select().from(payments).where(isOf(ref)).orderBy(desc(payments.id)),
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
  declineOtherAttempts: async (ref: PayableRef, keptUuid: string): Promise<void> => {
    await handle
      .update(payments)
      .set({ status: declining.to })
      .where(and(isOf(ref), inArray(payments.status, declining.from), ne(payments.uuid, keptUuid)));
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
  openOf: async (ref: PayableRef): Promise<string[]> => {
    const rows = await handle
      .select({ uuid: payments.uuid })
      .from(payments)
      .where(and(isOf(ref), eq(payments.status, 'pending')));
    return rows.map(({ uuid }) => uuid);
  },
  /** Those for which no money has come, given up or not. */
  unpaidOf: async (ref: PayableRef): Promise<string[]> => {
    const rows = await handle
      .select({ uuid: payments.uuid })
      .from(payments)
      .where(isOf(ref))
      .groupBy(payments.uuid)
      .having(sql`bool_and(${payments.receivedCents} is null)`);
    return rows.map(({ uuid }) => uuid);
  },
  /** True for one caller at a time. */
  takeLease: async (ref: PayableRef, now: Date, until: Date): Promise<boolean> => {
    const { rowCount } = await handle
      .insert(paymentLeases)
      .values({ payableKind: ref.kind, payableId: ref.id, until })
      .onConflictDoUpdate({
        target: [paymentLeases.payableKind, paymentLeases.payableId],
        set: { until },
        setWhere: lt(paymentLeases.until, now),
      });
    return rowCount === 1;
  },
  /** Null: it is no longer needed. */
  holdLease: async (ref: PayableRef, until: Date | null): Promise<void> => {
    const lease = and(eq(paymentLeases.payableKind, ref.kind), eq(paymentLeases.payableId, ref.id));
    await (until === null
      ? handle.delete(paymentLeases).where(lease)
      : handle.update(paymentLeases).set({ until }).where(lease));
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
