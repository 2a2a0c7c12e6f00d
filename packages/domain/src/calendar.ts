import { addDays, type Day, dayInVilnius, startOfDay, weekday } from './day.ts';

export type CityId = number;

/** Deliveries on weekends and public holidays have a price of their own. */
export type DayKind = 'working' | 'weekend_or_holiday';

/** The owner's word on one day, for one city or (null) for all of them. */
export type CalendarDay = {
  readonly day: Day;
  readonly cityId: CityId | null;
  readonly isClosed: boolean;
  readonly isHoliday: boolean;
};

/** Days that the owner says nothing about are open, weekends included. */
export type DeliveryCalendar = ReadonlyMap<Day, readonly CalendarDay[]>;

export const deliveryCalendar = (days: readonly CalendarDay[]): DeliveryCalendar =>
  Map.groupBy(days, (entry) => entry.day);

/** What a question about days is asked of: the calendar as one city sees it. */
export type CityCalendar = { readonly calendar: DeliveryCalendar; readonly cityId: CityId };

/** What holds on a day in a city: its own word goes before the one for all cities, whatever either says. */
export function wordOn(day: Day, { calendar, cityId }: CityCalendar): CalendarDay | undefined {
  const entries = calendar.get(day) ?? [];
  return entries.find((own) => own.cityId === cityId) ?? entries.find((common) => common.cityId === null);
}

export const isAvailable = (day: Day, city: CityCalendar): boolean => !wordOn(day, city)?.isClosed;

export const dayKind = (day: Day, city: CityCalendar): DayKind =>
  weekday(day) >= 6 || wordOn(day, city)?.isHoliday ? 'weekend_or_holiday' : 'working';

function firstAvailable(from: Day, city: CityCalendar): Day {
  let day = from;
  while (!isAvailable(day, city)) day = addDays(day, 1);
  return day;
}

export type DeliveryPlan = CityCalendar & {
  readonly start: Day;
  readonly days: number;
  readonly workingDaysOnly: boolean;
};

/** The first so many available days from the start on; a start on a closed day is the first available one after it. */
export function deliveryDates({ start, days, workingDaysOnly, ...city }: DeliveryPlan): Day[] {
  const dates: Day[] = [];
  for (let day = start; dates.length < days; day = addDays(day, 1)) {
    const isWanted = !workingDaysOnly || dayKind(day, city) === 'working';
    if (isWanted && isAvailable(day, city)) dates.push(day);
  }
  return dates;
}

export const earliestDeliveryDays = ['next', 'second', 'third'] as const;
export type EarliestDeliveryDay = (typeof earliestDeliveryDays)[number];

const daysAhead: Readonly<Record<EarliestDeliveryDay, number>> = { next: 1, second: 2, third: 3 };

/**
 * A kit that is brought in the evening before its day comes tomorrow at the earliest, so its day is the second one:
 * nobody can buy an evening that is over.
 */
export const earliestWhen = (earliest: EarliestDeliveryDay, isDayBefore: boolean): EarliestDeliveryDay =>
  isDayBefore && earliest === 'next' ? 'second' : earliest;

/** So far ahead an order can begin: holidays and the owner's closed days are known that far. */
export const START_WITHIN_DAYS = 120;

export const latestStart = (now: Date): Day => addDays(dayInVilnius(now), START_WITHIN_DAYS);

/** The soonest day that an order placed now can begin on. An individual order begins on the third day or later. */
export const earliestStart = (now: Date, earliest: EarliestDeliveryDay, city: CityCalendar): Day =>
  firstAvailable(addDays(dayInVilnius(now), daysAhead[earliest]), city);

export const earliestIndividualStart = (now: Date, city: CityCalendar): Day =>
  earliestStart(now, 'third', city);

/** A delivery day can be ordered until the midnight that ends the last day far enough ahead of it. */
export const orderDeadline = (deliveryDay: Day, earliest: EarliestDeliveryDay): Date =>
  startOfDay(addDays(deliveryDay, 1 - daysAhead[earliest]));

/** For the countdown: until when to order, and the delivery day that this buys. */
export function nextOrderDeadline(
  now: Date,
  earliest: EarliestDeliveryDay,
  city: CityCalendar,
): { readonly deadline: Date; readonly deliveryDay: Day } {
  const deliveryDay = earliestStart(now, earliest, city);
  return { deadline: orderDeadline(deliveryDay, earliest), deliveryDay };
}

/** With "delivery day before" on, the kit for a day is brought in the evening before it. */
export const broughtOn = (day: Day, isDayBefore: boolean): Day => (isDayBefore ? addDays(day, -1) : day);

/** Fewer than 20 working days among the delivery dates come in paper bags; 20 days of "every day" hold 14 or 15. */
export const isPaperBag = (workingDays: number): boolean => workingDays < 20;
