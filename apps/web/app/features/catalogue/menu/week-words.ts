import type { WeekType } from '@shop/contract/menus';
import { addDays, type Day } from '@shop/domain/day';
import { m } from '@shop/messages';
import { dayRange } from '~/lib/format.ts';

export const weekDates = (monday: Day): string =>
  m.week_dates({ dates: dayRange(monday, addDays(monday, 6)) });

/** From Saturday on the menu shown as current is that of a week yet to come. */
const names = {
  begun: { current: m.week_current, next: m.week_next },
  coming: { current: m.week_coming, next: m.week_after_coming },
};

/** The menu's two weeks, told from the Monday of one of them. */
export const menuWeeks = (shown: { weekType: WeekType; weekStart: Day; today: Day }) => {
  const current = shown.weekType === 'current' ? shown.weekStart : addDays(shown.weekStart, -7);
  const name = names[shown.today < current ? 'coming' : 'begun'];
  return [
    { type: 'current', name: name.current(), dates: weekDates(current) },
    { type: 'next', name: name.next(), dates: weekDates(addDays(current, 7)) },
  ] as const;
};
