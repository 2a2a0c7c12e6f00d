import { ASK_TO_PAY_HOURS, PAYMENT_HOURS } from '@shop/domain/states/check-out-can';
import { checkOutGroups, type CheckOutStage, deliveryGroups, stageOf } from '@shop/domain/states/groups';
import {
  type CheckOutStatus,
  checkOutStatuses,
  type DeliveryStatus,
  type OrderType,
  paymentTypes,
} from '@shop/domain/states/statuses';
import type { TrailAction } from '@shop/domain/states/trail';
import { addHours, startOfDay, toDay } from '@shop/domain/day';
import {
  and,
  asc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { auditEntries, checkOuts, deliveries, orders, referrals, users } from '../../../db/schema/index.ts';
import type { Failure } from '../../../failure.ts';
import type { LongListQuery } from '../../../page.ts';
import { paged, type Paged, partOf } from '../../../db/paged.ts';
import { everyWord, plainWords } from '../../../db/search.ts';

export type CheckOutRow = typeof checkOuts.$inferSelect;
export type NewCheckOut = typeof checkOuts.$inferInsert;

export type CheckOutFilter = LongListQuery<'created' | 'start' | 'total'> & {
  readonly userId?: number | undefined;
  readonly status?: CheckOutStatus | undefined;
  readonly type?: OrderType | undefined;
  readonly stage?: CheckOutStage | undefined;
  /** In which it was placed. */
  readonly year?: number | undefined;
  /** Bank transfers whose time was over by then. */
  readonly overdueAt?: Date | undefined;
  readonly christmas?: boolean;
};

export type MoveRow = {
  readonly at: Date;
  readonly action: TrailAction;
  readonly details: Record<string, unknown>;
  readonly byName: string | null;
};

const payableBefore = (now: Date): Date => addHours(now, -PAYMENT_HOURS);

const inStage = (stage: CheckOutStage): SQL => {
  const pairs = checkOutStatuses.flatMap((status) =>
    paymentTypes
      .filter((paymentType) => stageOf(status, paymentType) === stage)
      .map((paymentType) => sql`(${status}, ${paymentType})`),
  );
  return sql`(${checkOuts.status}, ${checkOuts.paymentType}) in (${sql.join(pairs, sql`, `)})`;
};

const inYear = (year: number): SQL | undefined =>
  and(
    gte(checkOuts.createdAt, startOfDay(toDay(`${year}-01-01`))),
    lt(checkOuts.createdAt, startOfDay(toDay(`${year + 1}-01-01`))),
  );

/** Words that stand anywhere in it or, of one person's few, in the names of what was bought. */
const holdsWords = (search: string | undefined, isOnePersons: boolean): SQL | undefined =>
  everyWord(search, (pattern) =>
    isOnePersons
      ? or(
          like(checkOuts.searchText, pattern),
          sql`exists (select 1 from ${orders} where ${orders.checkOutId} = ${checkOuts.id}
            and ${plainWords(sql`(${orders.item} -> 'name' ->> 'lt')`, sql`(${orders.item} -> 'name' ->> 'en')`)} like ${pattern})`,
        )
      : like(checkOuts.searchText, pattern),
  );

const matching = (filter: CheckOutFilter): SQL | undefined => {
  const { userId, status, type, stage, year, search, overdueAt, christmas } = filter;
  return and(
    userId === undefined ? undefined : eq(checkOuts.userId, userId),
    status && eq(checkOuts.status, status),
    type && eq(checkOuts.type, type),
    stage && inStage(stage),
    christmas ? isNotNull(checkOuts.christmasWayId) : undefined,
    year === undefined ? undefined : inYear(year),
    holdsWords(search, userId !== undefined),
    overdueAt &&
      and(
        eq(checkOuts.status, 'waiting_payment'),
        eq(checkOuts.paymentType, 'bank_account'),
        lte(checkOuts.payableSince, payableBefore(overdueAt)),
      ),
  );
};

export const checkOutsRepository = (handle: Handle) => ({
  one: async (id: number): Promise<CheckOutRow | null> => {
    const [row] = await handle.select().from(checkOuts).where(eq(checkOuts.id, id));
    return row ?? null;
  },
  these: async (ids: readonly number[]): Promise<CheckOutRow[]> =>
    ids.length === 0
      ? []
      : handle
          .select()
          .from(checkOuts)
          .where(inArray(checkOuts.id, [...ids])),
  /** Nobody else moves it until this transaction ends. */
  lock: async (id: number): Promise<CheckOutRow | null> => {
    const [row] = await handle.select().from(checkOuts).where(eq(checkOuts.id, id)).for('update');
    return row ?? null;
  },
  /** The one that a delivery is a day of. */
  lockByDelivery: async (deliveryId: number): Promise<CheckOutRow | null> => {
    const [found] = await handle
      .select({ checkOut: checkOuts })
      .from(checkOuts)
      .innerJoin(orders, eq(orders.checkOutId, checkOuts.id))
      .innerJoin(deliveries, eq(deliveries.orderId, orders.id))
      .where(eq(deliveries.id, deliveryId))
      .for('update', { of: checkOuts });
    return found?.checkOut ?? null;
  },
  byNumber: async (number: string): Promise<CheckOutRow | null> => {
    const [row] = await handle.select().from(checkOuts).where(eq(checkOuts.number, number));
    return row ?? null;
  },
  insert: async (row: NewCheckOut): Promise<CheckOutRow> => {
    const [made] = await handle.insert(checkOuts).values(row).returning();
    if (!made) throw new Error('a check-out was not kept');
    return made;
  },
  /** The row as it then is, with a higher version. */
  update: async (id: number, change: Partial<NewCheckOut> = {}): Promise<CheckOutRow> => {
    const [row] = await handle
      .update(checkOuts)
      .set({ ...change, version: sql`${checkOuts.version} + 1` })
      .where(eq(checkOuts.id, id))
      .returning();
    if (!row) throw new Error('a check-out that is not there was changed');
    return row;
  },
  remove: async (id: number): Promise<void> => {
    await handle.delete(checkOuts).where(eq(checkOuts.id, id));
  },
  list: (filter: CheckOutFilter): Promise<Paged<CheckOutRow> | Failure> =>
    paged<CheckOutRow, 'start' | 'total'>(handle, {
      query: filter,
      where: matching(filter),
      id: checkOuts.id,
      sorts: {
        start: { column: checkOuts.startDate, of: (row) => row.startDate },
        total: { column: checkOuts.totalCents, of: (row) => row.totalCents },
      },
      read: (part) => partOf(handle.select().from(checkOuts).$dynamic(), part),
      ids: () => handle.select({ id: checkOuts.id }).from(checkOuts).$dynamic(),
    }),
  /** Online ones whose time to pay is over. */
  dueToExpire: async (now: Date): Promise<number[]> => {
    const rows = await handle
      .select({ id: checkOuts.id })
      .from(checkOuts)
      .where(
        and(
          inArray(checkOuts.status, [...checkOutGroups.timed]),
          lte(checkOuts.payableSince, payableBefore(now)),
        ),
      )
      .orderBy(asc(checkOuts.id));
    return rows.map(({ id }) => id);
  },
  /** Online ones whose buyer has not paid by now and was not asked to. */
  dueToAsk: async (now: Date): Promise<number[]> => {
    const rows = await handle
      .select({ id: checkOuts.id })
      .from(checkOuts)
      .where(
        and(
          eq(checkOuts.status, 'new'),
          isNull(checkOuts.askedToPayAt),
          lte(checkOuts.payableSince, addHours(now, -ASK_TO_PAY_HOURS)),
        ),
      )
      .orderBy(asc(checkOuts.id));
    return rows.map(({ id }) => id);
  },
  /** Paid ones with days behind them and none left that is still to come or to be decided about. */
  allDelivered: async (checkOutId?: number): Promise<number[]> => {
    const days = (statuses: readonly DeliveryStatus[]) =>
      handle
        .select({ one: sql`1` })
        .from(deliveries)
        .innerJoin(orders, eq(orders.id, deliveries.orderId))
        .where(and(eq(orders.checkOutId, checkOuts.id), inArray(deliveries.status, [...statuses])));
    const rows = await handle
      .select({ id: checkOuts.id })
      .from(checkOuts)
      .where(
        and(
          eq(checkOuts.status, 'paid'),
          checkOutId === undefined ? undefined : eq(checkOuts.id, checkOutId),
          exists(days(deliveryGroups.over)),
          notExists(days(deliveryGroups.unsettled)),
        ),
      )
      .orderBy(asc(checkOuts.id));
    return rows.map(({ id }) => id);
  },
  /** Who invited this person. */
  referrerOf: async (userId: number): Promise<number | null> => {
    const [row] = await handle.select().from(referrals).where(eq(referrals.userId, userId));
    return row?.referrerId ?? null;
  },
  /** Everything that happened to it, in order. */
  history: async (id: number): Promise<MoveRow[]> =>
    handle
      .select({
        at: auditEntries.at,
        action: sql<TrailAction>`${auditEntries.action}`,
        details: auditEntries.details,
        byName: sql<string | null>`nullif(concat_ws(' ', ${users.firstName}, ${users.lastName}), '')`,
      })
      .from(auditEntries)
      .leftJoin(users, eq(users.id, auditEntries.actorId))
      .where(and(eq(auditEntries.entity, 'check_out'), eq(auditEntries.entityId, String(id))))
      .orderBy(asc(auditEntries.id)),
});
