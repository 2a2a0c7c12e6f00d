import { toDay } from '@shop/domain/day';
import type { Timer, TimerSettings } from '@shop/contract/timer';
import { type CityCalendar, type EarliestDeliveryDay, nextOrderDeadline } from '@shop/domain/calendar';

export type OrderTerms = {
  readonly earliest: EarliestDeliveryDay;
  /** The cities that are delivered to. */
  readonly cities: readonly CityCalendar[];
};

/** By the calendar: the soonest delivery that can still be had in any city, and until when. */
const byCalendar = ({ earliest, cities }: OrderTerms, now: Date): Timer['countdown'] => {
  const [first] = cities
    .map((city) => nextOrderDeadline(now, earliest, city))
    .toSorted((a, b) => a.deadline.getTime() - b.deadline.getTime());
  return first ? { until: first.deadline.toISOString(), deliveryDay: first.deliveryDay } : null;
};

/** What the countdown shows at this moment; null: it is hidden, has not begun or is over. */
export const countdownAt = (timer: TimerSettings, terms: OrderTerms, now: Date): Timer['countdown'] => {
  const { start, end, displayedStartTime, getAvailableDay } = timer;
  if (timer.isHidden) return null;
  if (start === null || end === null || getAvailableDay.date === null) return byCalendar(terms, now);
  const isShown = now >= new Date(displayedStartTime ?? start) && now < new Date(end);
  return isShown ? { until: new Date(end).toISOString(), deliveryDay: toDay(getAvailableDay.date) } : null;
};
