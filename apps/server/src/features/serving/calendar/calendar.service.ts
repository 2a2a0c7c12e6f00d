import {
  type CalendarDelivery,
  type CancelledDay,
  type CheckOutBox,
  longestCalendar,
  type OpenedDelivery,
  type RunningOrder,
  type WaitingSupplement,
} from '@shop/contract/delivery-calendar';
import type { BoughtKit } from '@shop/contract/meal-kits';
import { isAvailable } from '@shop/domain/calendar';
import { addDays, type Day, daysBetween, dayInVilnius } from '@shop/domain/day';
import { againOn } from '@shop/domain/days/again-on';
import type { Viewer } from '../../../actor.ts';
import type { Repositories, UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure, invalid, isFailure } from '../../../failure.ts';
import type { Catalogue, Snapshot } from '../../catalogue/snapshot/catalogue.ts';
import type { DeliveryAsker } from '../../catalogue/meal-kits/meal-kits.service.ts';
import type { CheckOutViews } from '../../selling/check-outs/check-out-views.ts';
import type { OrderChangeRow } from '../../selling/order-changes/order-changes.repository.ts';
import { newestFigures, type OrderDays, readOrderDays } from '../../selling/check-outs/order-days.ts';
import { readBoxDishes } from '../boxes/box-dishes.ts';
import { fillBox, type FilledBox } from './box.ts';
import {
  itemOf,
  ownStopOf,
  presentCalendarDelivery,
  presentRunning,
  presentSupplements,
} from './calendar.presenter.ts';
import type { CalendarRow } from './calendar.repository.ts';
import { dayAnswers, type FreeDays } from './day-answers.ts';
import { type Asked, findDelivery, isOwner, isShop } from './delivery-access.ts';
import { type Line, lineLooks } from './lines.ts';

type DeliveryCalendar = {
  readonly data: CalendarDelivery[];
  readonly next: CalendarDelivery | null;
  readonly running: RunningOrder[];
  readonly supplements: WaitingSupplement[];
  readonly closedDays: Day[];
};

const closedDays = (
  { pricing }: Snapshot,
  shown: readonly CalendarDelivery[],
  days: readonly Day[],
): Day[] => {
  const { calendar } = pricing.offer;
  const cityIds = [...new Set(shown.map(({ stop }) => stop.cityId ?? 0))];
  // To whom nothing comes, the days count on which nothing comes to anybody.
  const asked = cityIds.length > 0 ? cityIds : [0];
  return days.filter((day) => asked.every((cityId) => !isAvailable(day, { calendar, cityId })));
};

const boxesOf = async (
  repositories: Repositories,
  rows: readonly CalendarRow[],
  snapshot: Snapshot,
): Promise<(row: CalendarRow) => FilledBox> => {
  const inBoxes = await readBoxDishes(
    repositories,
    rows.map((row) => ({ deliveryId: row.delivery.id, day: row.delivery.day, item: itemOf(row) })),
  );
  return (row) => fillBox(itemOf(row), inBoxes.get(row.delivery.id) ?? [], snapshot);
};

const lineOf = (row: CalendarRow): Line => ({
  orderId: row.order.id,
  checkOutId: row.checkOut.id,
  item: itemOf(row),
});

/** What still comes is told apart alike, whichever days are shown. */
const looksOf = (
  running: readonly (Omit<Line, 'checkOutId'> & { readonly checkOut: { readonly id: number } })[],
  rows: readonly CalendarRow[],
  snapshot: Snapshot,
) => {
  const ahead = running.map(({ checkOut, ...line }) => ({ ...line, checkOutId: checkOut.id }));
  return lineLooks([...ahead.toSorted((a, b) => a.orderId - b.orderId), ...rows.map(lineOf)], snapshot);
};

const againOf = (
  { delivery }: CalendarRow,
  { orders }: Pick<OrderDays, 'orders'>,
  changes: readonly OrderChangeRow[],
): Day | null =>
  delivery.status === 'brought_again'
    ? againOn(
        delivery.id,
        changes.filter(({ kind }) => kind === 'bring_again').flatMap(({ days }) => days),
        orders.flatMap(({ deliveries }) => deliveries),
      )
    : null;

/** What people see of their delivery days. */
export const calendarService = (work: UnitOfWork, catalogue: Catalogue, views: CheckOutViews) => {
  const find = (repositories: Repositories, deliveryId: number, asker: DeliveryAsker) =>
    findDelivery(repositories, views, deliveryId, asker);

  /** As its order's page says it. */
  const howCancelled = async (deliveryId: number, { asker, now }: Asked): Promise<CancelledDay | null> => {
    const row = await work.view((repositories) => find(repositories, deliveryId, asker));
    if (isFailure(row) || row.delivery.status !== 'cancelled') return null;
    const { orderToken, ...by } = asker;
    const { id } = row.checkOut;
    const shown = await views.one(id, { ...by, token: orderToken(id) }, now);
    const change = isFailure(shown)
      ? undefined
      : shown.changes.find(
          ({ status, days }) =>
            status === 'done' && days.some((day) => day.deliveryId === deliveryId && day.to === null),
        );
    return {
      by: row.delivery.cancelledBy === 'buyer' ? 'buyer' : 'provider',
      action: change?.action ?? null,
      days: change?.days.length ?? 1,
      returnCents: change?.money.returnCents ?? 0,
      points: change?.money.points ?? 0,
      recoverUntil: change?.undoUntil ?? null,
    };
  };

  return {
    /** Of the viewer's own, over all orders. */
    between: async (
      { from, to }: { readonly from: Day; readonly to: Day },
      viewer: Viewer,
      now: Date,
    ): Promise<DeliveryCalendar | Failure> => {
      if (to < from) return invalid({ to: 'end_before_start' });
      if (to > addDays(from, longestCalendar)) return invalid({ to: 'wrong_value' });
      const snapshot = await catalogue.snapshot();
      const today = dayInVilnius(now);
      return work.view(async (repositories) => {
        const { calendar, stopRules } = repositories;
        const rows = await calendar.between(viewer.userId, from, to);
        const first = await calendar.next(viewer.userId, today);
        const running = await calendar.running(viewer.userId, today);
        const shown = first ? [...rows, first] : rows;
        const boxOf = await boxesOf(repositories, shown, snapshot);
        const checkOutIds = [...new Set(shown.map(({ checkOut }) => checkOut.id))];
        const rules = Map.groupBy(await stopRules.of(checkOutIds), (rule) => rule.checkOutId);
        const lookOf = looksOf(running, shown, snapshot);
        const present = (row: CalendarRow): CalendarDelivery =>
          presentCalendarDelivery(row, boxOf(row), rules.get(row.checkOut.id) ?? [], lookOf(lineOf(row)));
        const data = rows.map(present);
        const next = first && present(first);
        return {
          data,
          next,
          running: running.map((line) => presentRunning(line, lookOf(line))),
          supplements: presentSupplements(await calendar.supplements(viewer.userId, today), now),
          closedDays: closedDays(snapshot, next ? [...data, next] : data, daysBetween(from, to)),
        };
      });
    },

    one: async (deliveryId: number, asked: Asked): Promise<OpenedDelivery | Failure> => {
      const snapshot = await catalogue.snapshot();
      const cancelled = await howCancelled(deliveryId, asked);
      return work.view(async (repositories) => {
        const row = await find(repositories, deliveryId, asked.asker);
        if (isFailure(row)) return row;
        const days = await readOrderDays(repositories, row.checkOut);
        const box = (await boxesOf(repositories, [row], snapshot))(row);
        const { returned, ...figures } = newestFigures(row.delivery, days.entries.get(deliveryId));
        const { userId } = row.checkOut;
        const running =
          userId === null ? [] : await repositories.calendar.running(userId, dayInVilnius(asked.now));
        const look = looksOf(running, [row], snapshot)(lineOf(row));
        const answers = dayAnswers(row, asked, snapshot);
        return {
          ...presentCalendarDelivery(row, box, days.rules, look),
          dishes: [...box.dishes],
          sum: box.sum,
          actions: answers.actions(),
          againOn: againOf(row, days, await repositories.orderChanges.ofCheckOut(row.checkOut.id)),
          skipsTo: answers.skipsTo(days),
          cancelled: row.delivery.status === 'cancelled' ? cancelled : null,
          money: {
            ...figures,
            returnedCents: returned.kitsCents + returned.deliveryCents,
            returnedPoints: returned.points,
          },
        };
      });
    },

    /** By whoever may see the check-out. */
    boxesOfCheckOut: async (
      checkOutId: number,
      { orderToken, ...by }: DeliveryAsker,
    ): Promise<CheckOutBox[] | Failure> => {
      const found = await views.find(checkOutId, { ...by, token: orderToken(checkOutId) });
      if (isFailure(found)) return found;
      const snapshot = await catalogue.snapshot();
      return work.view(async (repositories) => {
        const rows = await repositories.calendar.ofCheckOut(checkOutId);
        const boxOf = await boxesOf(repositories, rows, snapshot);
        const rules = await repositories.stopRules.of([checkOutId]);
        return rows.map((row) => ({
          deliveryId: row.delivery.id,
          dishes: [...boxOf(row).dishes],
          ...ownStopOf(row, rules),
        }));
      });
    },

    freeDays: async (deliveryId: number, asked: Asked): Promise<FreeDays | Failure> => {
      const snapshot = await catalogue.snapshot();
      return work.view(async (repositories) => {
        const row = await find(repositories, deliveryId, asked.asker);
        if (isFailure(row)) return row;
        if (!isOwner(row, asked.asker) && !isShop(row, asked.asker)) return fail('not_found');
        return dayAnswers(row, asked, snapshot).freeDays(await readOrderDays(repositories, row.checkOut));
      });
    },

    /** A kit as it was bought for a delivery, which opens a hidden one too. */
    boughtKit: async (deliveryId: number, asker: DeliveryAsker): Promise<BoughtKit | Failure> => {
      const snapshot = await catalogue.snapshot();
      return work.view(async (repositories) => {
        const row = await find(repositories, deliveryId, asker);
        if (isFailure(row)) return row;
        const box = (await boxesOf(repositories, [row], snapshot))(row);
        return {
          deliveryId,
          day: row.delivery.day,
          item: itemOf(row),
          dishes: [...box.dishes],
          sum: box.sum,
        };
      });
    },
  };
};
export type CalendarService = ReturnType<typeof calendarService>;
