import { addDays, type Day, wallTimeInVilnius } from '@shop/domain/day';
import { type Text, textIn } from '@shop/domain/text';
import { getLocale, m } from '@shop/messages';
import * as dates from '@shop/messages/dates';
import { eurosText, numberText } from '@shop/messages/numbers';
import { type DayCase, weekdayInCase } from '@shop/messages/weekday-case';

/** A translatable text in the language of the page. */
export const t = (text: Text): string => textIn(text, getLocale());

/** When something happened, to the minute. */
export const moment = (instant: string): string => dates.moment(new Date(instant), getLocale());

export const money = (cents: number): string => eurosText(cents, getLocale());
export const number = (value: number): string => numberText(value, getLocale());
export const longDay = (day: Day, dayCase: DayCase = 'nominative'): string =>
  weekdayInCase(dates.longDay(day, getLocale()), dayCase);
export const shortDay = (day: Day): string => dates.shortDay(day, getLocale());
export const dayRange = (first: Day, last: Day): string => dates.dayRange(first, last, getLocale());
export const dayAndYear = (day: Day): string => dates.dayAndYear(day, getLocale());
export const weekdayName = (day: Day): string => dates.weekdayName(day, getLocale());
export const monthName = (day: Day): string => dates.monthAndYear(day, getLocale());

/** Short names of the days of a week, Monday first. */
export const weekdayLetters = (): readonly string[] => dates.shortWeekdays(getLocale());

/** The last moment of something, as it stands after "until": midnight ends a day rather than beginning the next one. */
export const deadline = (instant: Date): string => {
  const { day, hour, minute } = wallTimeInVilnius(instant);
  const isMidnight = hour === 0 && minute === 0;
  const time = isMidnight ? m.midnight() : dates.clockTime({ hour, minute });
  return `${longDay(isMidnight ? addDays(day, -1) : day, 'genitive')}, ${time}`;
};

/** A Lithuanian number in groups, as it is dictated; any other as it is. */
export const phoneNumber = (phone: string): string =>
  phone.replace(/^(\+370)(\d{3})(\d{5})$/, '$1\u00a0$2\u00a0$3');
