import { expect, it } from 'vitest';
import { instantInVilnius, toDay } from './day.ts';
import { announcedDay, announcedWeek, askedAboutDay } from './notifications.ts';

const at = (day: string, hour: number, minute = 0): Date => instantInVilnius(toDay(day), hour, minute);

it.each([
  ['2026-11-18', '2026-11-19', '2026-11-17'],
  // The evenings before and of the nights in which clocks are changed.
  ['2026-10-24', '2026-10-25', '2026-10-23'],
  ['2026-10-25', '2026-10-26', '2026-10-24'],
  ['2027-03-27', '2027-03-28', '2027-03-26'],
  ['2027-03-28', '2027-03-29', '2027-03-27'],
])('on %s people are written to from 18:00 in Vilnius until midnight', (today, tomorrow, yesterday) => {
  for (const [hour, minute] of [
    [0, 0],
    [17, 59],
  ] as const) {
    expect(announcedDay(at(today, hour, minute))).toBeNull();
    expect(askedAboutDay(at(today, hour, minute))).toBeNull();
  }
  for (const [hour, minute] of [
    [18, 0],
    [23, 59],
  ] as const) {
    expect(announcedDay(at(today, hour, minute))).toBe(tomorrow);
    expect(askedAboutDay(at(today, hour, minute))).toBe(yesterday);
  }
});

it.each([
  ['2026-11-21', '2026-11-23'],
  ['2026-10-24', '2026-10-26'],
  ['2027-03-27', '2027-03-29'],
])('the menu is announced from Saturday %s, 09:00, until its week begins', (saturday, monday) => {
  expect(announcedWeek(at(saturday, 8, 59))).toBeNull();
  expect(announcedWeek(at(saturday, 9))).toBe(monday);
  expect(announcedWeek(new Date(at(monday, 0).getTime() - 1))).toBe(monday);
  expect(announcedWeek(at(monday, 0))).toBeNull();
});
