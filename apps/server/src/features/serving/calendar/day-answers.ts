import type { DayActionAnswer } from '@shop/contract/delivery-calendar';
import { addDays, type Day, daysBetween, dayInVilnius } from '@shop/domain/day';
import { allDayActions } from '@shop/domain/days/day-can';
import { LATEST_DAYS_BEHIND, moveDay, skipDays } from '@shop/domain/days/day-moves';
import type { Snapshot } from '../../catalogue/snapshot/catalogue.ts';
import { dayFactsOf, dayPlanOf, type OrderDays } from '../../selling/check-outs/order-days.ts';
import { noTerms } from '../../selling/order-changes/planned-change.ts';
import { itemOf } from './calendar.presenter.ts';
import type { CalendarRow } from './calendar.repository.ts';
import { type Asked, isOwner, isShop } from './delivery-access.ts';

/** To which a delivery can be moved, and why not to others. */
export type FreeDays = { readonly data: Day[]; readonly closed: Day[]; readonly taken: Day[] };

/** What can still be done with a day: the shop is bound by no terms. */
export const dayAnswers = (row: CalendarRow, { asker, now }: Asked, snapshot: Snapshot) => {
  const terms = isShop(row, asker) ? noTerms : snapshot.settings.kitOrder;
  const { id } = row.delivery;

  return {
    actions: (): DayActionAnswer[] => {
      const facts = dayFactsOf(row.checkOut, { status: row.order.status, item: itemOf(row) }, row.delivery);
      const isByLink = !isOwner(row, asker) && !isShop(row, asker);
      return allDayActions(facts, terms, now).map((answer) => {
        const { action, until, allowed } = answer;
        const needsAccount = allowed && isByLink && action !== 'cancel';
        const reason = needsAccount ? ('needs_account' as const) : allowed ? null : answer.reason;
        return { action, until: until.toISOString(), allowed: reason === null, reason };
      });
    },
    /** Null: it cannot be skipped. */
    skipsTo: (days: OrderDays): Day | null => {
      const answer = skipDays(dayPlanOf(days, snapshot), [id], terms, now);
      const own = answer.allowed && answer.shifts.find(({ deliveryId }) => deliveryId === id);
      return own ? own.to : null;
    },
    freeDays: (days: OrderDays): FreeDays => {
      const plan = dayPlanOf(days, snapshot);
      const last = addDays(row.order.orderedLastDay, LATEST_DAYS_BEHIND);
      const answers = Map.groupBy(daysBetween(dayInVilnius(now), last), (day) => {
        const answer = moveDay(plan, id, day, terms, now);
        return answer.allowed ? 'free' : answer.reason;
      });
      return {
        data: answers.get('free') ?? [],
        closed: answers.get('target_closed') ?? [],
        taken: answers.get('target_taken') ?? [],
      };
    },
  };
};
