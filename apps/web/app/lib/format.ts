import type { Day } from '@shop/domain/day';
import { type Text, textIn } from '@shop/domain/text';
import { getLocale } from '@shop/messages';
import * as dates from '@shop/messages/dates';
import { deadlineText } from '@shop/messages/deadline';
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

/** The last moment of something, as it stands after "until". */
export const deadline = (instant: Date): string => deadlineText(instant, getLocale());

export { phoneText as phoneNumber } from '@shop/messages/phone';
