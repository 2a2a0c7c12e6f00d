import { isAvailable, orderDeadline } from '../calendar.ts';
import type { DayPlan } from '../days/day-moves.ts';
import { deliveryGroups } from '../states/groups.ts';

/** Days that have come too close to be made for somebody, or were closed meanwhile, by their deliveries. */
export const tooClose = (
  { lines, calendarOf }: Pick<DayPlan, 'lines' | 'calendarOf'>,
  now: Date,
): readonly number[] =>
  lines
    .flatMap(({ deliveries }) => deliveries)
    .filter(({ status }) => deliveryGroups.changeable.includes(status))
    .filter(({ id, day }) => now >= orderDeadline(day, 'third') || !isAvailable(day, calendarOf(id, day)))
    .map(({ id }) => id);
