import type { RefundReason } from '@shop/contract/payments';
import { aroundEvent } from '@shop/domain/states/move';
import type { RefundStatus } from '@shop/domain/states/statuses';
import { type RefundEvent, refundTable } from '@shop/domain/states/tables';
import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { checkOuts, payableColumns, payments, refundTasks } from '../../../db/schema/index.ts';
import { paged, type Paged, partOf } from '../../../db/paged.ts';
import { holdsWordsIn } from '../../../db/search.ts';
import type { Failure } from '../../../failure.ts';
import type { LongListQuery } from '../../../page.ts';

/** What was paid for. */
type PayableRef = Parameters<typeof payableColumns>[0];
export type RefundTaskRow = typeof refundTasks.$inferSelect;
type NewRefundTask = Omit<typeof refundTasks.$inferInsert, keyof ReturnType<typeof payableColumns>>;
type Change = Partial<Omit<NewRefundTask, 'status'>>;

export type WholeRefundTask = RefundTaskRow & {
  readonly paymentUuid: string | null;
};

export type RefundTaskFilter = LongListQuery<'created' | 'due'> & {
  readonly status?: RefundStatus | undefined;
  readonly reason?: RefundReason | undefined;
  readonly checkOutId?: number | undefined;
};

export const refundTasksRepository = (handle: Handle) => {
  const whole = () =>
    handle
      .select({
        ...getTableColumns(refundTasks),
        paymentUuid: payments.uuid,
      })
      .from(refundTasks)
      // Only for its words: a kind that is searched by others brings its own.
      .leftJoin(checkOuts, eq(checkOuts.id, refundTasks.checkOutId))
      .leftJoin(payments, eq(payments.id, refundTasks.paymentId));
  return {
    /** False: this payment has its task already. */
    insert: async (ref: PayableRef, row: NewRefundTask): Promise<boolean> => {
      const { rowCount } = await handle
        .insert(refundTasks)
        .values({ ...row, ...payableColumns(ref) })
        .onConflictDoNothing();
      return rowCount === 1;
    },
    one: async (id: number): Promise<WholeRefundTask | null> => {
      const [row] = await whole().where(eq(refundTasks.id, id));
      return row ?? null;
    },
    lock: async (id: number): Promise<WholeRefundTask | null> => {
      const [row] = await whole().where(eq(refundTasks.id, id)).for('update', { of: refundTasks });
      return row ?? null;
    },
    /** Of this payment, newest first. */
    ofPayment: async (paymentUuid: string): Promise<WholeRefundTask[]> =>
      whole().where(eq(payments.uuid, paymentUuid)).orderBy(desc(refundTasks.id)),
    /** In no order: where only some are asked about, each has its turn. */
    requested: async (): Promise<WholeRefundTask[]> =>
      whole()
        .where(eq(refundTasks.status, 'requested'))
        .orderBy(sql`random()`),
    ofPayables: async (kind: string, ids: readonly number[]): Promise<RefundTaskRow[]> =>
      ids.length === 0
        ? []
        : handle
            .select()
            .from(refundTasks)
            .where(and(eq(refundTasks.payableKind, kind), inArray(refundTasks.payableId, [...ids]))),
    update: async (id: number, change: Change): Promise<void> => {
      await handle.update(refundTasks).set(change).where(eq(refundTasks.id, id));
    },
    /** The caller has seen that its table permits it. */
    move: async (id: number, event: RefundEvent, change: Change = {}): Promise<void> => {
      const { from, to } = aroundEvent(refundTable, event);
      const { rowCount } = await handle
        .update(refundTasks)
        .set({ ...change, status: to })
        .where(and(eq(refundTasks.id, id), inArray(refundTasks.status, from)));
      if (rowCount !== 1) throw new Error(`a refund cannot ${event}`);
    },
    remove: async (id: number): Promise<void> => {
      await handle.delete(refundTasks).where(eq(refundTasks.id, id));
    },
    list: (filter: RefundTaskFilter): Promise<Paged<WholeRefundTask> | Failure> =>
      paged<WholeRefundTask, 'due'>(handle, {
        query: filter,
        where: and(
          filter.status && eq(refundTasks.status, filter.status),
          filter.reason && eq(refundTasks.reason, filter.reason),
          filter.checkOutId === undefined ? undefined : eq(refundTasks.checkOutId, filter.checkOutId),
          holdsWordsIn(checkOuts.searchText, filter.search),
        ),
        id: refundTasks.id,
        sorts: { due: { column: refundTasks.dueCents, of: (row) => row.dueCents } },
        read: (part) => partOf(whole().$dynamic(), part),
        ids: () =>
          handle
            .select({ id: refundTasks.id })
            .from(refundTasks)
            .leftJoin(checkOuts, eq(checkOuts.id, refundTasks.checkOutId))
            .$dynamic(),
      }),
  };
};
