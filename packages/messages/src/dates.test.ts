import { addDays, type Day, toDay } from '@shop/domain/day';
import { expect, test } from 'vitest';
import {
  dayAndYear,
  dayRange,
  longDay,
  moment,
  monthAndYear,
  shortDay,
  shortWeekdays,
  weekdayName,
} from './dates.ts';

const tags = { lt: 'lt-LT', en: 'en-IE' } as const;
const year = Array.from({ length: 366 }, (_, index) => addDays(toDay('2028-01-01'), index));
const plainBlanks = (text: string): string => text.replace(/\s/g, ' ');

for (const locale of ['lt', 'en'] as const) {
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tags[locale], { ...options, timeZone: 'UTC' });
    return {
      day: (day: Day) => format.format(new Date(day)),
      range: (first: Day, last: Day) => plainBlanks(format.formatRange(new Date(first), new Date(last))),
    };
  };
  // The short Lithuanian form of Intl is in numbers only.
  const short = { month: locale === 'lt' ? 'long' : 'short', day: 'numeric' } as const;

  test(`every day of a year is written as Intl writes it: ${locale}`, () => {
    const forms = [
      [longDay, { weekday: 'long', month: 'long', day: 'numeric' }],
      [shortDay, short],
      [dayAndYear, { year: 'numeric', month: 'long', day: 'numeric' }],
      [monthAndYear, { year: 'numeric', month: 'long' }],
      [weekdayName, { weekday: 'long' }],
    ] as const;
    for (const [ours, options] of forms) {
      const theirs = written(options);
      for (const day of year) expect(plainBlanks(ours(day, locale))).toBe(theirs.day(day));
    }
  });

  test(`so are the weeks of a year, its moments, and the week's short names: ${locale}`, () => {
    const theirs = written(short);
    for (const day of year.slice(0, -7)) {
      expect(plainBlanks(dayRange(day, day, locale))).toBe(theirs.range(day, day));
      expect(dayRange(day, addDays(day, 6), locale)).toBe(theirs.range(day, addDays(day, 6)));
    }
    const weekday = written({ weekday: 'short' });
    const moments = new Intl.DateTimeFormat(tags[locale], {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Europe/Vilnius',
    });
    for (const day of year) {
      const instant = new Date(`${day}T22:05:59Z`);
      // The medium Lithuanian form of Intl is in numbers only, too.
      if (locale === 'en') expect(moment(instant, locale)).toBe(moments.format(instant));
    }
    expect(shortWeekdays(locale)).toEqual(year.slice(2, 9).map((day) => weekday.day(day)));
  });
}

test('a moment is a day in words and a time, in Lithuanian too', () => {
  expect(moment(new Date('2026-11-16T08:05:00Z'), 'lt')).toBe('2026\u00a0m. lapkričio 16\u00a0d., 10:05');
});

test('a week over the end of a year needs no years', () => {
  const monday = toDay('2026-12-28');
  expect(dayRange(monday, addDays(monday, 6), 'lt')).toBe('gruodžio 28 – sausio 3');
  expect(dayRange(monday, addDays(monday, 6), 'en')).toBe('28 Dec – 3 Jan');
});

test('a day and its "d." stay on one line', () => {
  expect(shortDay(toDay('2026-11-17'), 'lt')).toBe('lapkričio 17\u00a0d.');
  expect(longDay(toDay('2026-11-17'), 'lt')).toBe('lapkričio 17\u00a0d., antradienis');
});
