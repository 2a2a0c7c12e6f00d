import { addDays, type Day, startOfDay, toDay, wallTimeInVilnius } from '@shop/domain/day';
import { type Text, textIn } from '@shop/domain/text';
import { getLocale } from '@shop/messages';
import { type DayCase, weekdayInCase } from '@shop/messages/weekday-case';

const tags = { lt: 'lt-LT', en: 'en-IE' };

const cached = <T>(make: (tag: string) => T): (() => T) => {
  const made = new Map<string, T>();
  return () => {
    const tag = tags[getLocale()];
    const known = made.get(tag) ?? make(tag);
    made.set(tag, known);
    return known;
  };
};

const euros = cached((tag) => new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' }));
const numbers = cached((tag) => new Intl.NumberFormat(tag));
const longDays = cached(
  (tag) =>
    new Intl.DateTimeFormat(tag, {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      timeZone: 'Europe/Vilnius',
    }),
);
const shortDays = cached(
  (tag) =>
    new Intl.DateTimeFormat(tag, {
      // The short Lithuanian form is in numbers only.
      month: tag === 'lt-LT' ? 'long' : 'short',
      day: 'numeric',
      timeZone: 'Europe/Vilnius',
    }),
);
const datedDays = cached(
  (tag) =>
    new Intl.DateTimeFormat(tag, {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      timeZone: 'Europe/Vilnius',
    }),
);
const weekdays = cached(
  (tag) => new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'Europe/Vilnius' }),
);

const months = cached(
  (tag) => new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'Europe/Vilnius' }),
);
const shortWeekdays = cached(
  (tag) => new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'Europe/Vilnius' }),
);

const moments = cached(
  (tag) =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Vilnius' }),
);

/** A translatable text in the language of the page. */
export const t = (text: Text): string => textIn(text, getLocale());

/** When something happened, to the minute. */
export const moment = (instant: string): string => moments().format(new Date(instant));

/** A real minus in every language. */
export const money = (cents: number): string =>
  euros()
    .format(cents / 100)
    .replace('-', '−');
export const number = (value: number): string => numbers().format(value);
export const longDay = (day: Day, dayCase: DayCase = 'nominative'): string =>
  weekdayInCase(longDays().format(startOfDay(day)), dayCase);
export const shortDay = (day: Day): string => shortDays().format(startOfDay(day));
/** Browsers differ in the blanks that they put around the dash. */
export const dayRange = (first: Day, last: Day): string =>
  shortDays().formatRange(startOfDay(first), startOfDay(last)).replace(/\s/g, ' ');
export const dayAndYear = (day: Day): string => datedDays().format(startOfDay(day));
export const weekdayName = (day: Day): string => weekdays().format(startOfDay(day));

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The last moment of something, as it stands after "until": midnight ends a day rather than beginning the next one. */
export const deadline = (instant: Date): string => {
  const { day, hour, minute } = wallTimeInVilnius(instant);
  const isMidnight = hour === 0 && minute === 0;
  const time = isMidnight ? '24:00' : `${twoDigits(hour)}:${twoDigits(minute)}`;
  return `${longDay(isMidnight ? addDays(day, -1) : day, 'genitive')}, ${time}`;
};
export const monthName = (day: Day): string => months().format(startOfDay(day));

/** Short names of the days of a week, Monday first. */
export const weekdayLetters = (): string[] =>
  // Any week that begins on a Monday.
  Array.from({ length: 7 }, (_, index) =>
    shortWeekdays().format(startOfDay(addDays(toDay('2026-11-16'), index))),
  );

/** A Lithuanian number in groups, as it is dictated; any other as it is. */
export const phoneNumber = (phone: string): string =>
  phone.replace(/^(\+370)(\d{3})(\d{5})$/, '$1\u00a0$2\u00a0$3');
