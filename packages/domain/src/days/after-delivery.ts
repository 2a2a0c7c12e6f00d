import { type CityCalendar, dayKind } from '../calendar.ts';
import { addDays, type Day, startOfDay } from '../day.ts';

/** So many working days after a day; weekends and public holidays do not count. */
export function workingDaysAfter(day: Day, count: number, city: CityCalendar): Day {
  let last = day;
  for (let left = count; left > 0;) {
    last = addDays(last, 1);
    if (dayKind(last, city) === 'working') left -= 1;
  }
  return last;
}

/** The midnight, in Vilnius, that ends a day. */
const endOf = (day: Day): Date => startOfDay(addDays(day, 1));

/** Dishes of a box can be rated until the last of so many days after it was brought has ended. */
export const reviewableUntil = (broughtOn: Day, daysAfterDelivery: number): Date =>
  endOf(addDays(broughtOn, daysAfterDelivery));

/** That something was wrong can be said until the first working day after the box was brought has ended. */
export const claimableUntil = (broughtOn: Day, city: CityCalendar): Date =>
  endOf(workingDaysAfter(broughtOn, 1, city));

const ANSWER_WORKING_DAYS = 10;
export const RETURN_WORKING_DAYS = 10;

/** The last day on which the shop answers what was said on a day. */
export const claimAnswerBy = (madeOn: Day, city: CityCalendar): Day =>
  workingDaysAfter(madeOn, ANSWER_WORKING_DAYS, city);

/** The last day on which money is returned that is owed since a day. */
export const lastReturnDay = (owedSince: Day, city: CityCalendar): Day =>
  workingDaysAfter(owedSince, RETURN_WORKING_DAYS, city);
