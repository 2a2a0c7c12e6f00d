import { dayKind, isAvailable } from '../calendar.ts';
import { addDays, type Day } from '../day.ts';
import { deliveryGroups } from '../states/groups.ts';
import {
  type DayPlan,
  type DayShift,
  LATEST_DAYS_BEHIND,
  type PlacedLine,
  type ShiftAnswer,
} from './day-moves.ts';

/** The days of one line, one after another from the first on, by the order's own habit. */
function daysFrom(plan: DayPlan, line: PlacedLine, deliveryIds: readonly number[], first: Day): DayShift[] {
  const waiting = line.deliveries.filter(({ id }) => deliveryIds.includes(id));
  const taken = line.deliveries
    .filter(({ id, status }) => !deliveryIds.includes(id) && !deliveryGroups.gone.includes(status))
    .map(({ day }) => day);
  let day = addDays(first, -1);
  return waiting
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .map((delivery) => {
      const isWanted = (on: Day): boolean => {
        const calendar = plan.calendarOf(delivery.id, on);
        const isHabit = !plan.workingDaysOnly || dayKind(on, calendar) === 'working';
        return isHabit && isAvailable(on, calendar) && !taken.includes(on);
      };
      do day = addDays(day, 1);
      while (!isWanted(day) && day <= addDays(line.orderedLastDay, LATEST_DAYS_BEHIND));
      return { deliveryId: delivery.id, orderId: line.orderId, from: delivery.day, to: day };
    });
}

/**
 * Days that waited for their first one to be confirmed: as they stand, or from another day on. None of them sooner than
 * `soonest`, on a closed day, or too far behind the day on which the order would have ended.
 */
export function confirmDays(
  plan: DayPlan,
  deliveryIds: readonly number[],
  first: Day | null,
  soonest: Day,
): ShiftAnswer {
  const shifts = plan.lines.flatMap((line) =>
    first !== null
      ? daysFrom(plan, line, deliveryIds, first)
      : line.deliveries
          .filter(({ id }) => deliveryIds.includes(id))
          .map(({ id, day }): DayShift => ({ deliveryId: id, orderId: line.orderId, from: day, to: day })),
  );
  if (shifts.length === 0) return { allowed: false, reason: 'not_from_here' };
  if (shifts.some(({ to }) => to < soonest)) return { allowed: false, reason: 'target_too_soon' };
  const isLate = ({ orderId, to }: DayShift): boolean => {
    const line = plan.lines.find((each) => each.orderId === orderId);
    return line !== undefined && to > addDays(line.orderedLastDay, LATEST_DAYS_BEHIND);
  };
  if (shifts.some(isLate)) return { allowed: false, reason: 'target_too_late' };
  const isClosed = shifts.some(({ deliveryId, to }) => !isAvailable(to, plan.calendarOf(deliveryId, to)));
  // What was named is the first day, not one near it.
  const isElsewhere = first !== null && !shifts.some(({ to }) => to === first);
  return isClosed || isElsewhere ? { allowed: false, reason: 'target_closed' } : { allowed: true, shifts };
}
