import { type Day, startOfDay } from '@shop/domain/day';
import { type Text, textIn } from '@shop/domain/text';
import { getLocale } from '@shop/messages';

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
  (tag) => new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric', timeZone: 'Europe/Vilnius' }),
);
const weekdays = cached(
  (tag) => new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'Europe/Vilnius' }),
);

/** A translatable text in the language of the page. */
export const t = (text: Text): string => textIn(text, getLocale());

export const money = (cents: number): string => euros().format(cents / 100);
export const number = (value: number): string => numbers().format(value);
export const longDay = (day: Day): string => longDays().format(startOfDay(day));
export const shortDay = (day: Day): string => shortDays().format(startOfDay(day));
export const weekdayName = (day: Day): string => weekdays().format(startOfDay(day));
