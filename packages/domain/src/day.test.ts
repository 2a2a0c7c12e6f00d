import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addHours,
  dayInVilnius,
  daysBetween,
  instantInVilnius,
  isoWeekStart,
  parseDay,
  startOfDay,
  toDay,
  type WallTime,
  wallTimeInVilnius,
  weekday,
} from './day.ts';

const at = (iso: string): Date => new Date(iso);

test('a day is a date that the calendar has', () => {
  expect(parseDay('2028-02-29')).toBe('2028-02-29');
  for (const text of ['2026-02-29', '2026-13-01', '2026-1-1', '2026-01-01T00:00', '', 'rytoj']) {
    expect(parseDay(text)).toBeNull();
  }
  expect(() => toDay('2026-04-31')).toThrow(RangeError);
});

test('days are added over the ends of months, years and leap days', () => {
  expect(addDays(toDay('2026-12-31'), 1)).toBe('2027-01-01');
  expect(addDays(toDay('2028-02-28'), 1)).toBe('2028-02-29');
  expect(addDays(toDay('2026-03-01'), -1)).toBe('2026-02-28');
});

test('all days from one to another, both counted', () => {
  const between = (from: string, to: string) => daysBetween(toDay(from), toDay(to));
  expect(between('2026-12-31', '2027-01-02')).toEqual(['2026-12-31', '2027-01-01', '2027-01-02']);
  expect(between('2026-12-31', '2026-12-31')).toEqual(['2026-12-31']);
  expect(between('2026-12-31', '2026-12-30')).toEqual([]);
});

test('a clock change does not make a day longer or shorter on the calendar', () => {
  expect(addDays(toDay('2026-03-28'), 2)).toBe('2026-03-30');
  expect(addDays(toDay('2026-10-26'), -2)).toBe('2026-10-24');
});

test('the week begins on Monday', () => {
  expect(weekday(toDay('2026-11-16'))).toBe(1);
  expect(weekday(toDay('2026-11-22'))).toBe(7);
  expect(weekday(toDay('1969-12-31'))).toBe(3);
  expect(isoWeekStart(toDay('2026-11-22'))).toBe('2026-11-16');
  expect(isoWeekStart(toDay('2027-01-01'))).toBe('2026-12-28');
});

test('it is already tomorrow in Vilnius when it is 22:00 in winter or 21:00 in summer by UTC', () => {
  expect(dayInVilnius(at('2026-01-15T21:59:59Z'))).toBe('2026-01-15');
  expect(dayInVilnius(at('2026-01-15T22:00:00Z'))).toBe('2026-01-16');
  expect(dayInVilnius(at('2026-07-15T21:00:00Z'))).toBe('2026-07-16');
  expect(dayInVilnius(at('2026-12-31T22:00:00Z'))).toBe('2027-01-01');
});

test('midnight is 00:00 of the new day', () => {
  expect(wallTimeInVilnius(at('2026-01-15T22:00:30Z'))).toEqual({ day: '2026-01-16', hour: 0, minute: 0 });
});

test('in spring the clock goes from 02:59 to 04:00', () => {
  expect(wallTimeInVilnius(at('2026-03-29T00:59:00Z'))).toEqual({ day: '2026-03-29', hour: 2, minute: 59 });
  expect(wallTimeInVilnius(at('2026-03-29T01:00:00Z'))).toEqual({ day: '2026-03-29', hour: 4, minute: 0 });
  expect(instantInVilnius(toDay('2026-03-29'), 2, 59)).toEqual(at('2026-03-29T00:59:00Z'));
  expect(instantInVilnius(toDay('2026-03-29'), 4)).toEqual(at('2026-03-29T01:00:00Z'));
});

test('03:30, which spring leaves out, is the moment shown as 04:30', () => {
  expect(instantInVilnius(toDay('2026-03-29'), 3, 30)).toEqual(at('2026-03-29T01:30:00Z'));
});

test('in autumn the clock shows 03:30 twice, and the first is meant', () => {
  expect(wallTimeInVilnius(at('2026-10-25T00:30:00Z'))).toEqual({ day: '2026-10-25', hour: 3, minute: 30 });
  expect(wallTimeInVilnius(at('2026-10-25T01:30:00Z'))).toEqual({ day: '2026-10-25', hour: 3, minute: 30 });
  expect(instantInVilnius(toDay('2026-10-25'), 3, 30)).toEqual(at('2026-10-25T00:30:00Z'));
  expect(instantInVilnius(toDay('2026-10-25'), 4)).toEqual(at('2026-10-25T02:00:00Z'));
});

test('the days of the clock changes last 23 and 25 hours', () => {
  expect(addHours(startOfDay(toDay('2026-03-29')), 23)).toEqual(startOfDay(toDay('2026-03-30')));
  expect(addHours(startOfDay(toDay('2026-10-25')), 25)).toEqual(startOfDay(toDay('2026-10-26')));
});

test('an instant shown on the wall clock and read back is the same instant, but for the hour shown twice', () => {
  const minutes = fc.integer({ min: Date.UTC(2004, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 });
  fc.assert(
    fc.property(minutes, (minute) => {
      const instant = new Date(minute * 60_000);
      const wall = wallTimeInVilnius(instant);
      const back = instantInVilnius(wall.day, wall.hour, wall.minute);
      expect([0, 3_600_000]).toContain(instant.getTime() - back.getTime());
      expect(wallTimeInVilnius(back)).toEqual(wall);
    }),
    { examples: [[Date.UTC(2026, 9, 25, 1, 30) / 60_000]] },
  );
});

test('the wall clock shows what Intl knows of Vilnius', () => {
  const clock = new Intl.DateTimeFormat('sv', {
    timeZone: 'Europe/Vilnius',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const shown = ({ day, hour, minute }: WallTime): string =>
    `${day} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  const clockChanges = [2003, 2026, 2027, 2040].flatMap((year) =>
    [2, 9].flatMap((month) =>
      // Every half hour of the month's last week.
      Array.from({ length: 8 * 48 }, (_, index) => Date.UTC(year, month, 24) + index * 1_800_000),
    ),
  );
  for (const instant of clockChanges) {
    expect(shown(wallTimeInVilnius(new Date(instant)))).toBe(clock.format(instant));
  }
  const seconds = fc.integer({ min: Date.UTC(2003, 0) / 1000, max: Date.UTC(2060, 0) / 1000 });
  fc.assert(
    fc.property(seconds, (second) => {
      expect(shown(wallTimeInVilnius(new Date(second * 1000)))).toBe(clock.format(second * 1000));
    }),
    { numRuns: 1000 },
  );
});
