import type { BoxDish } from '@shop/contract/boxes';
import {
  type CalendarDelivery,
  type DayActionAnswer,
  longestCalendar,
  type OpenedDelivery,
  type RunningOrder,
} from '@shop/contract/delivery-calendar';
import type { BoughtKit } from '@shop/contract/meal-kits';
import { isAvailable } from '@shop/domain/calendar';
import { addDays, type Day, dayInVilnius } from '@shop/domain/day';
import { allDayActions } from '@shop/domain/days/day-can';
import { LATEST_DAYS_BEHIND, moveDay, skipDays } from '@shop/domain/days/day-moves';
import type { Viewer } from '../../../actor.ts';
import type { Repositories, UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure, invalid, isFailure } from '../../../failure.ts';
import type { Catalogue, Snapshot } from '../../catalogue/snapshot/catalogue.ts';
import type { DeliveryAsker } from '../../catalogue/meal-kits/meal-kits.service.ts';
import type { CheckOutViews } from '../../selling/check-outs/check-out-views.ts';
import {
  dayFactsOf,
  dayPlanOf,
  newestFigures,
  type OrderDays,
  readOrderDays,
} from '../../selling/check-outs/order-days.ts';
import { noTerms } from '../../selling/order-changes/planned-change.ts';
import { readBoxDishes } from '../boxes/box-dishes.ts';
import { fillBox, type FilledBox } from './box.ts';
import { colourOf, itemOf, presentCalendarDelivery } from './calendar.presenter.ts';
import type { CalendarRow } from './calendar.repository.ts';

type Asked = { readonly asker: DeliveryAsker; readonly now: Date };

type DeliveryCalendar = {
  readonly data: CalendarDelivery[];
  readonly next: CalendarDelivery | null;
  readonly running: RunningOrder[];
  readonly closedDays: Day[];
};

const daysBetween = (from: Day, to: Day): Day[] => {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

/** What people see of their delivery days. */
export const calendarService = (work: UnitOfWork, catalogue: Catalogue, views: CheckOutViews) => {
  const boxesOf = async (
    repositories: Repositories,
    rows: readonly CalendarRow[],
    { dishes }: Snapshot,
  ): Promise<(row: CalendarRow) => FilledBox> => {
    const inBoxes = await readBoxDishes(
      repositories,
      rows.map((row) => ({ deliveryId: row.delivery.id, day: row.delivery.day, item: itemOf(row) })),
    );
    return (row) => fillBox(itemOf(row), inBoxes.get(row.delivery.id) ?? [], dishes);
  };

  const presented = async (
    repositories: Repositories,
    rows: readonly CalendarRow[],
    snapshot: Snapshot,
  ): Promise<(row: CalendarRow) => CalendarDelivery> => {
    const boxOf = await boxesOf(repositories, rows, snapshot);
    const checkOutIds = [...new Set(rows.map(({ checkOut }) => checkOut.id))];
    const rules = Map.groupBy(await repositories.stopRules.of(checkOutIds), (rule) => rule.checkOutId);
    return (row) => presentCalendarDelivery(row, boxOf(row), rules.get(row.checkOut.id) ?? [], snapshot);
  };

  const closedDays = (
    { pricing }: Snapshot,
    shown: readonly CalendarDelivery[],
    from: Day,
    to: Day,
  ): Day[] => {
    const { calendar } = pricing.offer;
    const cityIds = [...new Set(shown.map(({ stop }) => stop.cityId ?? 0))];
    // To whom nothing comes, the days count on which nothing comes to anybody.
    const asked = cityIds.length > 0 ? cityIds : [0];
    return daysBetween(from, to).filter((day) =>
      asked.every((cityId) => !isAvailable(day, { calendar, cityId })),
    );
  };

  /** The row, where the asker may see it. */
  const find = async (
    { calendar }: Repositories,
    deliveryId: number,
    { orderToken, ...by }: DeliveryAsker,
  ): Promise<CalendarRow | Failure> => {
    const row = await calendar.one(deliveryId);
    if (!row) return fail('not_found');
    const { checkOut } = row;
    return views.maySee(checkOut, { ...by, token: orderToken(checkOut.id) }) ? row : fail('not_found');
  };

  const isOwner = ({ checkOut }: CalendarRow, { viewer }: DeliveryAsker): boolean =>
    viewer !== null && viewer.userId === checkOut.userId;
  const isShop = (row: CalendarRow, asker: DeliveryAsker): boolean =>
    asker.viewer?.role === 'admin' && !isOwner(row, asker);
  const termsFor = (row: CalendarRow, asker: DeliveryAsker, { settings }: Snapshot) =>
    isShop(row, asker) ? noTerms : settings.kitOrder;

  const actionsOf = (row: CalendarRow, { asker, now }: Asked, snapshot: Snapshot): DayActionAnswer[] => {
    const facts = dayFactsOf(row.checkOut, { status: row.order.status, item: itemOf(row) }, row.delivery);
    const isByLink = !isOwner(row, asker) && !isShop(row, asker);
    return allDayActions(facts, termsFor(row, asker, snapshot), now).map((answer) => {
      const { action, until, allowed } = answer;
      const needsAccount = allowed && isByLink && action !== 'cancel';
      const reason = needsAccount ? ('needs_account' as const) : allowed ? null : answer.reason;
      return { action, until: until.toISOString(), allowed: reason === null, reason };
    });
  };

  const skipsTo = (days: OrderDays, row: CalendarRow, { asker, now }: Asked, snapshot: Snapshot) => {
    const terms = termsFor(row, asker, snapshot);
    const answer = skipDays(dayPlanOf(days, snapshot), [row.delivery.id], terms, now);
    const own = answer.allowed && answer.shifts.find(({ deliveryId }) => deliveryId === row.delivery.id);
    return own ? own.to : null;
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
        const rows = await repositories.calendar.between(viewer.userId, from, to);
        const first = await repositories.calendar.next(viewer.userId, today);
        const present = await presented(repositories, first ? [...rows, first] : rows, snapshot);
        const data = rows.map(present);
        const next = first && present(first);
        const running = await repositories.calendar.running(viewer.userId, today);
        return {
          data,
          next,
          running: running.map(({ order: { id, checkOutId, item }, ...left }) => ({
            orderId: id,
            checkOutId,
            name: item.name,
            kcal: item.kcal,
            colour: colourOf(item, snapshot),
            ...left,
          })),
          closedDays: closedDays(snapshot, next ? [...data, next] : data, from, to),
        };
      });
    },

    one: async (deliveryId: number, asked: Asked): Promise<OpenedDelivery | Failure> => {
      const snapshot = await catalogue.snapshot();
      return work.view(async (repositories) => {
        const row = await find(repositories, deliveryId, asked.asker);
        if (isFailure(row)) return row;
        const days = await readOrderDays(repositories, row.checkOut);
        const box = (await boxesOf(repositories, [row], snapshot))(row);
        const { returned, ...figures } = newestFigures(row.delivery, days.entries.get(deliveryId));
        return {
          ...presentCalendarDelivery(row, box, days.rules, snapshot),
          dishes: [...box.dishes],
          sum: box.sum,
          actions: actionsOf(row, asked, snapshot),
          skipsTo: skipsTo(days, row, asked, snapshot),
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
    ): Promise<{ deliveryId: number; dishes: BoxDish[] }[] | Failure> => {
      const found = await views.find(checkOutId, { ...by, token: orderToken(checkOutId) });
      if (isFailure(found)) return found;
      const snapshot = await catalogue.snapshot();
      return work.view(async (repositories) => {
        const rows = await repositories.calendar.ofCheckOut(checkOutId);
        const boxOf = await boxesOf(repositories, rows, snapshot);
        return rows.map((row) => ({ deliveryId: row.delivery.id, dishes: [...boxOf(row).dishes] }));
      });
    },

    freeDays: async (deliveryId: number, asked: Asked): Promise<Day[] | Failure> => {
      const snapshot = await catalogue.snapshot();
      return work.view(async (repositories) => {
        const row = await find(repositories, deliveryId, asked.asker);
        if (isFailure(row)) return row;
        if (!isOwner(row, asked.asker) && !isShop(row, asked.asker)) return fail('not_found');
        const plan = dayPlanOf(await readOrderDays(repositories, row.checkOut), snapshot);
        const terms = termsFor(row, asked.asker, snapshot);
        const last = addDays(row.order.orderedLastDay, LATEST_DAYS_BEHIND);
        return daysBetween(dayInVilnius(asked.now), last).filter(
          (day) => moveDay(plan, deliveryId, day, terms, asked.now).allowed,
        );
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
