import { type EarliestDeliveryDay, isAvailable, orderDeadline } from '../calendar.ts';
import { isChristmasOver } from '../christmas.ts';
import { deliveryGroups } from '../states/groups.ts';
import type { DayPlan, PlacedDelivery } from './day-moves.ts';

export type LateDays = {
  /** Of regular kits: they go behind the end. */
  readonly moved: readonly number[];
  /** Of unique kits, which are never moved by themselves: they come back in full. */
  readonly returned: readonly number[];
};

type Days = Pick<DayPlan, 'lines' | 'isDayFixed' | 'calendarOf'>;

/** Of the days that can still be changed, by their deliveries. */
const daysThat = ({ lines }: Days, are: (delivery: PlacedDelivery) => boolean): LateDays => {
  const of = (isUnique: boolean): number[] =>
    lines
      .filter((line) => line.isUnique === isUnique)
      .flatMap(({ deliveries }) => deliveries)
      .filter((delivery) => deliveryGroups.changeable.includes(delivery.status) && are(delivery))
      .map(({ id }) => id);
  return { moved: of(false), returned: of(true) };
};

const isClosed = ({ isDayFixed, calendarOf }: Days, { id, day }: PlacedDelivery): boolean =>
  !isDayFixed && !isAvailable(day, calendarOf(id, day));

/** Those that were closed where they would come. */
export const closedDays = (days: Days): LateDays => daysThat(days, (delivery) => isClosed(days, delivery));

/** Those that can no longer be cooked for money that comes now, or were closed before it came. */
export const lateDays = (days: Days, earliest: EarliestDeliveryDay, now: Date): LateDays =>
  daysThat(days, (delivery) =>
    days.isDayFixed
      ? isChristmasOver(delivery.day, now)
      : now >= orderDeadline(delivery.day, earliest) || isClosed(days, delivery),
  );
