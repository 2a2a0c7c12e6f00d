import type { CheckOutStatus, OrderStatus, OrderType } from '@shop/domain/states/statuses';
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { checkOuts, orders } from '../../../db/schema/index.ts';
import { paged, type Paged, partOf } from '../../../db/paged.ts';
import { holdsWordsIn } from '../../../db/search.ts';
import { isFailure, type Failure } from '../../../failure.ts';
import type { LongListQuery } from '../../../page.ts';
import { deliveriesRepository, type DeliveryRow } from './deliveries.repository.ts';

export type OrderRow = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;

/** An order with what it has of its check-out, and its days. */
export type WholeOrder = OrderRow & {
  readonly checkOutNumber: string;
  readonly type: OrderType;
  readonly checkOutStatus: CheckOutStatus;
  readonly paidAt: Date | null;
  readonly userId: number | null;
  readonly deliveries: readonly DeliveryRow[];
};

export type OrderFilter = LongListQuery<'created'> & {
  readonly userId?: number | undefined;
  readonly status?: OrderStatus | undefined;
  readonly type?: OrderType | undefined;
  readonly checkOutId?: number | undefined;
};

export const ordersRepository = (handle: Handle) => {
  const whole = () =>
    handle
      .select({
        ...getTableColumns(orders),
        checkOutNumber: checkOuts.number,
        type: checkOuts.type,
        checkOutStatus: checkOuts.status,
        paidAt: checkOuts.paidAt,
        userId: checkOuts.userId,
      })
      .from(orders)
      .innerJoin(checkOuts, eq(checkOuts.id, orders.checkOutId));

  const withDays = async (rows: readonly Omit<WholeOrder, 'deliveries'>[]): Promise<WholeOrder[]> => {
    const days = await deliveriesRepository(handle).ofOrders(rows.map(({ id }) => id));
    const of = Map.groupBy(days, (row) => row.orderId);
    return rows.map((row) => ({ ...row, deliveries: of.get(row.id) ?? [] }));
  };

  return {
    /** In the order in which they were given. */
    insert: async (rows: readonly NewOrder[]): Promise<OrderRow[]> => {
      const made = await handle
        .insert(orders)
        .values([...rows])
        .returning();
      return made.toSorted((a, b) => a.id - b.id);
    },
    one: async (id: number): Promise<WholeOrder | null> => {
      const [found] = await withDays(await whole().where(eq(orders.id, id)));
      return found ?? null;
    },
    ofCheckOut: async (checkOutId: number): Promise<WholeOrder[]> =>
      withDays(await whole().where(eq(orders.checkOutId, checkOutId)).orderBy(asc(orders.id))),
    /** Which check-out it is a line of. */
    checkOutOf: async (id: number): Promise<number | null> => {
      const [row] = await handle.select({ id: orders.checkOutId }).from(orders).where(eq(orders.id, id));
      return row?.id ?? null;
    },
    /** The lines of several check-outs, without their days. */
    linesOf: async (checkOutIds: readonly number[]): Promise<OrderRow[]> =>
      checkOutIds.length === 0
        ? []
        : handle
            .select()
            .from(orders)
            .where(inArray(orders.checkOutId, [...checkOutIds]))
            .orderBy(asc(orders.id)),
    list: async (filter: OrderFilter): Promise<Paged<WholeOrder> | Failure> => {
      const page = await paged<Omit<WholeOrder, 'deliveries'>>(handle, {
        query: filter,
        where: and(
          filter.userId === undefined ? undefined : eq(checkOuts.userId, filter.userId),
          filter.status && eq(orders.status, filter.status),
          filter.type && eq(checkOuts.type, filter.type),
          filter.checkOutId === undefined ? undefined : eq(orders.checkOutId, filter.checkOutId),
          holdsWordsIn(checkOuts.searchText, filter.search),
        ),
        id: orders.id,
        sorts: {},
        read: (part) => partOf(whole().$dynamic(), part),
        ids: () =>
          handle
            .select({ id: orders.id })
            .from(orders)
            .innerJoin(checkOuts, eq(checkOuts.id, orders.checkOutId))
            .$dynamic(),
      });
      return isFailure(page) ? page : { ...page, rows: await withDays(page.rows) };
    },
    setStatus: async (id: number, status: OrderStatus, statusBefore: OrderStatus): Promise<void> => {
      await handle.update(orders).set({ status, statusBefore }).where(eq(orders.id, id));
    },
    addToReturn: async (id: number, cents: number): Promise<void> => {
      await handle
        .update(orders)
        .set({ toReturnCents: sql`${orders.toReturnCents} + ${cents}` })
        .where(eq(orders.id, id));
    },
    setReturned: async (id: number, returnedCents: number): Promise<void> => {
      await handle.update(orders).set({ returnedCents }).where(eq(orders.id, id));
    },
  };
};
