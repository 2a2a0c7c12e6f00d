import { addDays, type Day } from '@shop/domain/day';
import type { NotificationKind } from '@shop/domain/notifications';
import { deliveryGroups } from '@shop/domain/states/groups';
import {
  and,
  asc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  type SQL,
  sql,
} from 'drizzle-orm';
import { checkOutsWith } from '../../../db/check-outs-with.ts';
import { isCookedFor } from '../../../db/cooked-for.ts';
import type { Handle } from '../../../db/database.ts';
import { checkOuts, deliveries, notices, notifications, orders } from '../../../db/schema/index.ts';

export type Page = { readonly after: number; readonly limit: number };

/** About a day of a check-out, or to a person. */
type Notice = {
  readonly kind: NotificationKind;
  readonly day: Day;
  readonly about: { readonly checkOutId: number } | { readonly userId: number };
};

/** A kit for a day may be brought in the evening before it. */
const isBroughtOn = (day: Day) =>
  and(
    inArray(deliveries.day, [day, addDays(day, 1)]),
    eq(sql`${deliveries.day} - ${checkOuts.deliveryDayBefore}::int`, day),
  );

export const noticesRepository = (handle: Handle) => {
  const noted = (where: SQL | undefined) =>
    exists(
      handle
        .select({ one: sql`1` })
        .from(notices)
        .where(where),
    );

  return {
    /** False: it was kept before, by this process or another. */
    keep: async ({ kind, day, about }: Notice, now: Date): Promise<boolean> => {
      const made = await handle
        .insert(notices)
        .values({ kind, day, ...about, createdAt: now })
        .onConflictDoNothing()
        .returning({ id: notices.id });
      return made.length === 1;
    },

    /** Check-outs with boxes that are cooked for and brought on this day, of which their buyers were not told yet. */
    checkOutsToAnnounce: (broughtOn: Day, { after, limit }: Page): Promise<number[]> =>
      checkOutsWith(
        handle,
        and(
          isBroughtOn(broughtOn),
          inArray(deliveries.status, [...deliveryGroups.endedByTime]),
          isCookedFor,
          isNull(checkOuts.forgetSince),
          gt(checkOuts.id, after),
          not(
            noted(
              and(
                eq(notices.checkOutId, checkOuts.id),
                eq(notices.kind, 'delivery_tomorrow'),
                eq(notices.day, broughtOn),
              ),
            ),
          ),
        ),
        limit,
      ),

    /** Accounts that have asked for weekly menus and were not sent this week's. */
    askedForMenu: async (week: Day, { after, limit }: Page): Promise<number[]> => {
      const rows = await handle
        .select({ id: notifications.userId })
        .from(notifications)
        .where(
          and(
            eq(notifications.kind, 'weekly_menu'),
            eq(notifications.channel, 'mail'),
            sql`${notifications.isOn}`,
            gt(notifications.userId, after),
            not(
              noted(
                and(
                  eq(notices.userId, notifications.userId),
                  eq(notices.kind, 'weekly_menu'),
                  eq(notices.day, week),
                ),
              ),
            ),
          ),
        )
        .orderBy(asc(notifications.userId))
        .limit(limit);
      return rows.flatMap(({ id }) => id ?? []);
    },

    /** Accounts that were brought a box on this day and have not been asked about dishes since another. */
    peopleToAsk: async (broughtOn: Day, askedSince: Day, { after, limit }: Page): Promise<number[]> => {
      const rows = await handle
        .selectDistinct({ id: checkOuts.userId })
        .from(deliveries)
        .innerJoin(orders, eq(orders.id, deliveries.orderId))
        .innerJoin(checkOuts, eq(checkOuts.id, orders.checkOutId))
        .where(
          and(
            isBroughtOn(broughtOn),
            eq(deliveries.status, 'delivered'),
            isNotNull(checkOuts.userId),
            gt(checkOuts.userId, after),
            not(
              noted(
                and(
                  eq(notices.userId, checkOuts.userId),
                  eq(notices.kind, 'review_reminder'),
                  gte(notices.day, askedSince),
                ),
              ),
            ),
          ),
        )
        .orderBy(asc(checkOuts.userId))
        .limit(limit);
      return rows.flatMap(({ id }) => id ?? []);
    },

    wasNoted: async (userId: number, kind: NotificationKind, since: Day): Promise<boolean> =>
      (await handle.$count(
        notices,
        and(eq(notices.userId, userId), eq(notices.kind, kind), gte(notices.day, since)),
      )) > 0,

    /** Boxes that somebody was brought on these days, the newest first. */
    boxesBrought: (userId: number, from: Day, to: Day) =>
      handle
        .select({ delivery: deliveries, order: orders, isDayBefore: checkOuts.deliveryDayBefore })
        .from(checkOuts)
        .innerJoin(orders, eq(orders.checkOutId, checkOuts.id))
        .innerJoin(deliveries, eq(deliveries.orderId, orders.id))
        .where(
          and(
            eq(checkOuts.userId, userId),
            gte(checkOuts.lastDate, from),
            eq(deliveries.status, 'delivered'),
            gte(sql`${deliveries.day} - ${checkOuts.deliveryDayBefore}::int`, from),
            lte(sql`${deliveries.day} - ${checkOuts.deliveryDayBefore}::int`, to),
          ),
        )
        .orderBy(sql`${deliveries.day} desc, ${deliveries.id}`),

    forget: async (userId: number): Promise<void> => {
      await handle.delete(notices).where(eq(notices.userId, userId));
    },
    removeOld: async (before: Day): Promise<number> =>
      (await handle.delete(notices).where(lt(notices.day, before))).rowCount ?? 0,
  };
};
