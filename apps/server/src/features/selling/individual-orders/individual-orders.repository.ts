import type { OfferFigures } from '@shop/domain/individual/price';
import { checkOutGroups, deliveryGroups } from '@shop/domain/states/groups';
import { ALARM_AFTER_HOURS, PAY_REMINDER_HOURS, REMIND_AFTER_HOURS } from '@shop/domain/individual/clock';
import { PAYMENT_HOURS } from '@shop/domain/states/check-out-can';
import type { CheckOutStatus } from '@shop/domain/states/statuses';
import { addHours } from '@shop/domain/day';
import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { paged, type Paged, partOf } from '../../../db/paged.ts';
import { holdsWordsIn } from '../../../db/search.ts';
import {
  checkOuts,
  deliveries,
  individualMessages,
  individualRequests,
  orders,
} from '../../../db/schema/index.ts';
import type { Failure } from '../../../failure.ts';
import type { LongListQuery } from '../../../page.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';
import type { DeliveryRow } from '../check-outs/deliveries.repository.ts';

export type RequestRow = typeof individualRequests.$inferSelect;
export type MessageRow = typeof individualMessages.$inferSelect;

export type IndividualFilter = LongListQuery<'created'> & {
  readonly userId?: number | undefined;
  readonly status?: CheckOutStatus | undefined;
};

/** What the sweep does once for each time that the clock of a request, or of an offer, begins. */
export type Reminder = 'remindedAt' | 'alarmedAt' | 'payRemindedAt';

const reminders: Readonly<Record<Reminder, { status: CheckOutStatus; afterHours: number }>> = {
  remindedAt: { status: 'order_request', afterHours: REMIND_AFTER_HOURS },
  alarmedAt: { status: 'order_request', afterHours: ALARM_AFTER_HOURS },
  payRemindedAt: { status: 'order_approved', afterHours: PAYMENT_HOURS - PAY_REMINDER_HOURS },
};

/** As the index has it: a parameter would not do. */
const isIndividual = sql`${checkOuts.type} = 'individual_order'`;

export const individualOrdersRepository = (handle: Handle) => ({
  insert: async (row: typeof individualRequests.$inferInsert): Promise<void> => {
    await handle.insert(individualRequests).values(row);
  },
  one: async (checkOutId: number): Promise<RequestRow | null> => {
    const [row] = await handle
      .select()
      .from(individualRequests)
      .where(eq(individualRequests.checkOutId, checkOutId));
    return row ?? null;
  },
  these: async (checkOutIds: readonly number[]): Promise<RequestRow[]> =>
    checkOutIds.length === 0
      ? []
      : handle
          .select()
          .from(individualRequests)
          .where(inArray(individualRequests.checkOutId, [...checkOutIds])),
  update: async (checkOutId: number, change: Partial<RequestRow>): Promise<void> => {
    await handle.update(individualRequests).set(change).where(eq(individualRequests.checkOutId, checkOutId));
  },
  list: (filter: IndividualFilter): Promise<Paged<CheckOutRow> | Failure> =>
    paged<CheckOutRow>(handle, {
      query: filter,
      where: and(
        isIndividual,
        filter.userId === undefined ? undefined : eq(checkOuts.userId, filter.userId),
        filter.status && eq(checkOuts.status, filter.status),
        holdsWordsIn(checkOuts.searchText, filter.search),
      ),
      id: checkOuts.id,
      sorts: {},
      read: (part) => partOf(handle.select().from(checkOuts).$dynamic(), part),
      ids: () => handle.select({ id: checkOuts.id }).from(checkOuts).$dynamic(),
    }),
  /** What waits for the shop's answer, the one with the least time left first. */
  queue: (): Promise<CheckOutRow[]> =>
    handle
      .select()
      .from(checkOuts)
      .where(and(isIndividual, eq(checkOuts.status, 'order_request')))
      .orderBy(asc(checkOuts.payableSince), asc(checkOuts.id))
      .limit(1000),
  messages: async (checkOutIds: readonly number[]): Promise<MessageRow[]> =>
    checkOutIds.length === 0
      ? []
      : handle
          .select()
          .from(individualMessages)
          .where(inArray(individualMessages.checkOutId, [...checkOutIds]))
          .orderBy(asc(individualMessages.id)),
  addMessage: async (row: typeof individualMessages.$inferInsert): Promise<void> => {
    await handle.insert(individualMessages).values(row);
  },

  /** What an offer costs, on its line and on each of its days; they are in the order of the figures. */
  setPrice: async (
    orderId: number,
    days: readonly Pick<DeliveryRow, 'id'>[],
    { kitsCents, dayPriceCents, days: figures }: OfferFigures,
  ): Promise<void> => {
    await handle
      .update(orders)
      .set({
        dayPriceCents,
        kitPriceCents: kitsCents,
        itemTotalCents: kitsCents,
        paidCents: kitsCents,
      })
      .where(eq(orders.id, orderId));
    for (const [index, { day: _, ...cents }] of figures.entries())
      await handle
        .update(deliveries)
        .set(cents)
        .where(eq(deliveries.id, days[index]?.id ?? 0));
  },

  /** Those whose clock says so, and who were not told since it began. */
  due: async (reminder: Reminder, now: Date): Promise<number[]> => {
    const { status, afterHours } = reminders[reminder];
    const told = individualRequests[reminder];
    const rows = await handle
      .select({ id: checkOuts.id })
      .from(checkOuts)
      .innerJoin(individualRequests, eq(individualRequests.checkOutId, checkOuts.id))
      .where(
        and(
          eq(checkOuts.status, status),
          lte(checkOuts.payableSince, addHours(now, -afterHours)),
          or(isNull(told), lt(told, checkOuts.payableSince)),
        ),
      )
      .orderBy(asc(checkOuts.id));
    return rows.map(({ id }) => id);
  },

  /**
   * Answers, conversations and menus of those whose last delivery was long ago, and of those that ended without one and
   * have lain since. What was bought and paid stays.
   */
  forgetOld: async ({
    deliveredBefore,
    endedBefore,
  }: {
    readonly deliveredBefore: Date;
    readonly endedBefore: Date;
  }): Promise<number> => {
    const ended = sql.join(
      checkOutGroups.ended.map((status) => sql`${status}`),
      sql`, `,
    );
    const over = sql.join(
      deliveryGroups.over.map((status) => sql`${status}`),
      sql`, `,
    );
    const { rowCount } = await handle.execute(sql`
      with old as (
        select individual_requests.check_out_id as id from individual_requests
        join check_outs on check_outs.id = individual_requests.check_out_id
        where individual_requests.answers is not null and check_outs.status in (${ended})
          and check_outs.payable_since < ${endedBefore.toISOString()}::timestamptz
          and case when exists (
              select 1 from orders join deliveries on deliveries.order_id = orders.id
              where orders.check_out_id = check_outs.id and deliveries.status in (${over})
            )
            then check_outs.last_date < ${deliveredBefore.toISOString()}::timestamptz::date
            else not exists (
              select 1 from audit_entries
              where audit_entries.entity = 'check_out' and audit_entries.entity_id = check_outs.id::text
                and audit_entries.at >= ${endedBefore.toISOString()}::timestamptz
            ) end
      ), said as (
        delete from individual_messages using old where individual_messages.check_out_id = old.id
      ), menus as (
        delete from personal_menus using old where personal_menus.check_out_id = old.id
      )
      update individual_requests set answers = null, declined_words = ''
      from old where individual_requests.check_out_id = old.id
    `);
    return rowCount ?? 0;
  },
});
