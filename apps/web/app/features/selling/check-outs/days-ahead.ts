import type { Stop } from '@shop/contract/order-changes';
import { deliveryGroups } from '@shop/domain/states/groups';
import type { DeliveryStatus } from '@shop/domain/states/statuses';
import { broughtOn } from '@shop/domain/calendar';
import { type Day, toDay, wallTimeInVilnius } from '@shop/domain/day';
import type { ShownCheckOut } from './check-out-data.ts';
import type { OrderStops } from './order-boxes.ts';

/** What the shop has still to bring; null once nothing is left. */
export type DaysAhead = {
  readonly next: Day;
  readonly last: Day;
  /** Of the next day. */
  readonly deliveryTime: ShownCheckOut['deliveryTime'];
  /** Where and how the next day comes, if not as the others do. */
  readonly otherStop: Stop | null;
  /** Nothing has been brought before the next day. */
  readonly isFirst: boolean;
  /** The next day waits for somebody's word: it may become another. */
  readonly isHeld: boolean;
} | null;

type Facts = Pick<ShownCheckOut, 'deliveryDayBefore' | 'deliveryTime'> & {
  readonly orders: readonly {
    readonly deliveries: readonly {
      readonly id: number;
      readonly day: string;
      readonly status: DeliveryStatus;
    }[];
  }[];
};

/** A day is over when it is marked as such, or when the hours in which it was to be brought have passed. */
export const daysAhead = (
  { orders, deliveryDayBefore, deliveryTime }: Facts,
  stops: OrderStops,
  now: Date,
): DaysAhead => {
  const { day: today, hour, minute } = wallTimeInVilnius(now);
  const clock = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  const timeOf = (id: number) => stops[id]?.stop.deliveryTime ?? deliveryTime;
  const isAhead = (id: number, day: Day): boolean => {
    const brought = broughtOn(day, deliveryDayBefore);
    const time = timeOf(id);
    return brought === today ? !time || clock < time.toTime : brought > today;
  };
  const days = orders
    .flatMap(({ deliveries }) => deliveries)
    .filter(({ status }) => !deliveryGroups.gone.includes(status))
    .map(({ id, day, status }) => ({
      id,
      day: toDay(day),
      isOpen: deliveryGroups.ahead.includes(status),
      isHeld: status === 'held',
    }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const ahead = days.filter(({ id, day, isOpen }) => isOpen && isAhead(id, day));
  const [next, last] = [ahead.at(0), ahead.at(-1)];
  if (!next || !last) return null;
  const own = stops[next.id];
  return {
    next: next.day,
    last: last.day,
    isFirst: next.day === days[0]?.day,
    isHeld: next.isHeld,
    deliveryTime: timeOf(next.id),
    otherStop: own?.isOther ? own.stop : null,
  };
};
