import { type EarliestDeliveryDay, isAvailable, orderDeadline } from '../calendar.ts';
import { deliveryGroups } from '../states/groups.ts';
import type { DayPlan } from './day-moves.ts';

export type LateDays = {
  /** Of regular kits: they go behind the end. */
  readonly moved: readonly number[];
  /** Of unique kits, which are never moved by themselves: they come back in full. */
  readonly returned: readonly number[];
};

/** The days, by their deliveries, that can no longer be cooked for money that comes now, or were closed before it came. */
export function lateDays(
  { lines, calendarOf }: Pick<DayPlan, 'lines' | 'calendarOf'>,
  earliest: EarliestDeliveryDay,
  now: Date,
): LateDays {
  const late = (isUnique: boolean): number[] =>
    lines
      .filter((line) => line.isUnique === isUnique)
      .flatMap(({ deliveries }) => deliveries)
      .filter(
        ({ id, day, status }) =>
          deliveryGroups.changeable.includes(status) &&
          (now >= orderDeadline(day, earliest) || !isAvailable(day, calendarOf(id, day))),
      )
      .map(({ id }) => id);
  return { moved: late(false), returned: late(true) };
}
