import { addDays, type Day, dayInVilnius, instantInVilnius, isoWeekStart } from './day.ts';

/** The weekly menu switches on Saturday at 09:00 in Vilnius. */
const SWITCH = { daysAfterMonday: 5, hour: 9 };

/** When the menu of the week that begins on this Monday gives way to the next one. */
const switchOf = (monday: Day): Date =>
  instantInVilnius(addDays(monday, SWITCH.daysAfterMonday), SWITCH.hour);

/** The Monday of the week that the shop shows as current. Nothing flips it: it follows from now. */
export function currentMenuWeek(now: Date): Day {
  const monday = isoWeekStart(dayInVilnius(now));
  return now < switchOf(monday) ? monday : addDays(monday, 7);
}

export const nextMenuWeek = (now: Date): Day => addDays(currentMenuWeek(now), 7);

export const nextMenuSwitch = (now: Date): Date => switchOf(currentMenuWeek(now));
