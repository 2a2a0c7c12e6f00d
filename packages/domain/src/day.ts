declare const dayBrand: unique symbol;

/** A plain calendar date 'YYYY-MM-DD' without time or zone. Days compare with < and > as they are. */
export type Day = string & { readonly [dayBrand]: true };

/** ISO: Monday is 1, Sunday is 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** What a clock on a wall in Vilnius shows, to the minute. */
export type WallTime = { readonly day: Day; readonly hour: number; readonly minute: number };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const dayNumber = (day: Day): number => Date.parse(day) / DAY;
const fromDayNumber = (number: number): Day => new Date(number * DAY).toISOString().slice(0, 10) as Day;

/** Null for anything that is not a date of the calendar, 30 February included. */
export function parseDay(text: string): Day | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const number = dayNumber(text as Day);
  return Number.isNaN(number) || fromDayNumber(number) !== text ? null : (text as Day);
}

/** For dates that are known to be right; a wrong one is a bug. */
export function toDay(text: string): Day {
  const day = parseDay(text);
  if (day === null) throw new RangeError(`not a day: ${text}`);
  return day;
}

export const addDays = (day: Day, days: number): Day => fromDayNumber(dayNumber(day) + days);

/** All days from one to another, both counted. */
export const daysBetween = (from: Day, to: Day): Day[] =>
  Array.from({ length: Math.max(0, dayNumber(to) - dayNumber(from) + 1) }, (_, at) => addDays(from, at));

/** 1970-01-01, day number 0, was a Thursday. */
export const weekday = (day: Day): Weekday => (((((dayNumber(day) + 3) % 7) + 7) % 7) + 1) as Weekday;

/** The Monday of the day's week. */
export const isoWeekStart = (day: Day): Day => addDays(day, 1 - weekday(day));

export const addHours = (instant: Date, hours: number): Date => new Date(instant.getTime() + hours * HOUR);

/** The last Sunday of a month (0 is January), 01:00 by UTC: when clocks are changed everywhere in the Union. */
const changeOfClocks = (year: number, month: number): number => {
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastOfMonth.getTime() - lastOfMonth.getUTCDay() * DAY;
};

/**
 * Eastern European time and the summer time of directive 2000/84/EC, as Lithuania has kept them since 2003. Intl knows
 * them too, but a browser takes longer to make its first date formatter than to draw a page (decision record 10).
 */
const offsetAt = (instant: number): number => {
  const year = new Date(instant).getUTCFullYear();
  const isSummer = instant >= changeOfClocks(year, 2) && instant < changeOfClocks(year, 9);
  return (isSummer ? 3 : 2) * HOUR;
};

export function wallTimeInVilnius(instant: Date): WallTime {
  const wall = instant.getTime() + offsetAt(instant.getTime());
  const sinceMidnight = ((wall % DAY) + DAY) % DAY;
  return {
    day: fromDayNumber((wall - sinceMidnight) / DAY),
    hour: Math.floor(sinceMidnight / HOUR),
    minute: Math.floor((sinceMidnight % HOUR) / MINUTE),
  };
}

export const dayInVilnius = (instant: Date): Day => wallTimeInVilnius(instant).day;

/**
 * The instant at which clocks in Vilnius show the given time. A time that autumn shows twice means the first one;
 * a time that spring leaves out means as long after midnight as it says (03:30 is then shown as 04:30).
 */
export function instantInVilnius(day: Day, hour: number, minute = 0): Date {
  const wall = dayNumber(day) * DAY + hour * HOUR + minute * MINUTE;
  const offsetBefore = offsetAt(wall - DAY);
  const offsetAfter = offsetAt(wall + DAY);
  const [earlier, later] = [wall - offsetBefore, wall - offsetAfter];
  const isLater = offsetAt(earlier) !== offsetBefore && offsetAt(later) === offsetAfter;
  return new Date(isLater ? later : earlier);
}

export const startOfDay = (day: Day): Date => instantInVilnius(day, 0);
