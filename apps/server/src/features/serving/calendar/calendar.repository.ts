import type { BoughtItem } from '@shop/contract/orders';
import { addDays, type Day } from '@shop/domain/day';
import { LATEST_DAYS_BEHIND } from '@shop/domain/days/day-moves';
import { checkOutGroups, deliveryGroups } from '@shop/domain/states/groups';
import type { MissReason } from '@shop/domain/states/tables';
import { and, asc, count, eq, gte, inArray, lte, max, min, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { checkOuts, deliveries, orderChanges, orders } from '../../../db/schema/index.ts';

export type CalendarRow = {
  readonly checkOut: typeof checkOuts.$inferSelect;
  readonly order: typeof orders.$inferSelect;
  readonly delivery: typeof deliveries.$inferSelect;
};

/** A check-out ends with its last day that stands; days that were given back may lie behind it, at most so far. */
const DAYS_BEHIND_LAST = 2 * LATEST_DAYS_BEHIND;

const NO_CASH: MissReason = 'no_cash';

export const calendarRepository = (handle: Handle) => {
  const rows = (where: SQL | undefined) =>
    handle
      .select({ checkOut: checkOuts, order: orders, delivery: deliveries })
      .from(checkOuts)
      .innerJoin(orders, eq(orders.checkOutId, checkOuts.id))
      .innerJoin(deliveries, eq(deliveries.orderId, orders.id))
      .where(where)
      .orderBy(asc(deliveries.day), asc(deliveries.id));

  /** Those that are awaited, of check-outs that have not ended by then. */
  const ahead = (userId: number, today: Day) =>
    and(
      eq(checkOuts.userId, userId),
      gte(checkOuts.lastDate, today),
      inArray(checkOuts.status, [...checkOutGroups.awaited]),
      inArray(deliveries.status, [...deliveryGroups.ahead]),
      gte(deliveries.day, today),
      gte(sql`${deliveries.day} - ${checkOuts.deliveryDayBefore}::int`, today),
    );

  return {
    between: (userId: number, from: Day, to: Day): Promise<CalendarRow[]> =>
      rows(
        and(
          eq(checkOuts.userId, userId),
          gte(checkOuts.lastDate, addDays(from, -DAYS_BEHIND_LAST)),
          notInArray(checkOuts.status, [...checkOutGroups.endedUnpaid]),
          gte(deliveries.day, from),
          lte(deliveries.day, to),
        ),
      ),
    /** What is held for want of its cash is promised to nobody: it is named only where nothing else comes. */
    next: async (userId: number, today: Day): Promise<CalendarRow | null> => {
      const all = ahead(userId, today);
      const [sure] = await rows(and(all, ne(deliveries.stateReason, NO_CASH))).limit(1);
      const [first] = sure ? [sure] : await rows(all).limit(1);
      return first ?? null;
    },
    /** The lines with days to come, the first to come first. */
    running: (userId: number, today: Day) =>
      handle
        .select({
          checkOut: checkOuts,
          orderId: orders.id,
          /** As its last day was bought. */
          item: sql<BoughtItem>`coalesce((array_agg(${deliveries.item} order by ${deliveries.day} desc))[1], ${orders.item})`,
          nextDay: sql<Day>`${min(deliveries.day)}`,
          lastDay: sql<Day>`${max(deliveries.day)}`,
          daysLeft: count(),
        })
        .from(checkOuts)
        .innerJoin(orders, eq(orders.checkOutId, checkOuts.id))
        .innerJoin(deliveries, eq(deliveries.orderId, orders.id))
        .where(ahead(userId, today))
        .groupBy(checkOuts.id, orders.id)
        .orderBy(asc(min(deliveries.day)), asc(orders.id)),
    /** Changes that wait for their money, of check-outs with days to come. */
    supplements: (userId: number, today: Day) =>
      handle
        .select({ change: orderChanges, checkOutNumber: checkOuts.number })
        .from(checkOuts)
        .innerJoin(orderChanges, eq(orderChanges.checkOutId, checkOuts.id))
        .where(
          and(
            eq(checkOuts.userId, userId),
            gte(checkOuts.lastDate, today),
            eq(orderChanges.status, 'pending'),
          ),
        )
        .orderBy(asc(orderChanges.payUntil)),
    /** Those that come, or came. */
    ofCheckOut: (checkOutId: number): Promise<CalendarRow[]> =>
      rows(and(eq(checkOuts.id, checkOutId), notInArray(deliveries.status, [...deliveryGroups.gone]))),
    one: async (deliveryId: number): Promise<CalendarRow | null> => {
      const [row] = await rows(eq(deliveries.id, deliveryId));
      return row ?? null;
    },
  };
};
export type CalendarRepository = ReturnType<typeof calendarRepository>;
