import { deliveryGroups } from '@shop/domain/states/groups';
import type { DeliveryStatus } from '@shop/domain/states/statuses';
import { broughtOn } from '@shop/domain/calendar';
import { type Day, toDay, wallTimeInVilnius } from '@shop/domain/day';
import type { ShownCheckOut } from './check-out-data.ts';

/** What the shop has still to bring; null once nothing is left. */
export type DaysAhead = {
  readonly next: Day;
  readonly last: Day;
  /** Nothing has been brought before the next day. */
  readonly isFirst: boolean;
} | null;

type Facts = Pick<ShownCheckOut, 'deliveryDayBefore' | 'deliveryTime'> & {
  readonly orders: readonly {
    readonly deliveries: readonly { readonly day: string; readonly status: DeliveryStatus }[];
  }[];
};

/** A day is over when it is marked as such, or when the hours in which it was to be brought have passed. */
export const daysAhead = ({ orders, deliveryDayBefore, deliveryTime }: Facts, now: Date): DaysAhead => {
  const { day: today, hour, minute } = wallTimeInVilnius(now);
  const clock = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  const isAhead = (day: Day): boolean => {
    const brought = broughtOn(day, deliveryDayBefore);
    return brought === today ? !deliveryTime || clock < deliveryTime.toTime : brought > today;
  };
  const days = orders
    .flatMap(({ deliveries }) => deliveries)
    .filter(({ status }) => !deliveryGroups.gone.includes(status))
    .map(({ day, status }) => ({ day: toDay(day), isOpen: deliveryGroups.ahead.includes(status) }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const ahead = days.filter(({ day, isOpen }) => isOpen && isAhead(day));
  const [next, last] = [ahead.at(0)?.day, ahead.at(-1)?.day];
  return next && last ? { next, last, isFirst: next === days[0]?.day } : null;
};
