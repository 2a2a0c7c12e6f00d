import { expect, test } from 'vitest';
import { instantInVilnius, toDay } from './day.ts';
import { currentMenuWeek, nextMenuSwitch, nextMenuWeek } from './week.ts';

const vilnius = (day: string, hour: number, minute = 0): Date => instantInVilnius(toDay(day), hour, minute);

test('until Saturday 09:00 the current menu is that of this week', () => {
  expect(currentMenuWeek(vilnius('2026-11-16', 0))).toBe('2026-11-16');
  expect(currentMenuWeek(vilnius('2026-11-21', 8, 59))).toBe('2026-11-16');
  expect(nextMenuWeek(vilnius('2026-11-21', 8, 59))).toBe('2026-11-23');
});

test('from Saturday 09:00 on the current menu is that of the next week', () => {
  expect(currentMenuWeek(vilnius('2026-11-21', 9))).toBe('2026-11-23');
  expect(nextMenuWeek(vilnius('2026-11-21', 9))).toBe('2026-11-30');
});

test('Monday keeps the menu that Saturday brought', () => {
  expect(currentMenuWeek(vilnius('2026-11-22', 23, 59))).toBe('2026-11-23');
  expect(currentMenuWeek(vilnius('2026-11-23', 0))).toBe('2026-11-23');
});

test('the next switch is always ahead', () => {
  expect(nextMenuSwitch(vilnius('2026-11-21', 8, 59))).toEqual(new Date('2026-11-21T07:00:00Z'));
  expect(nextMenuSwitch(vilnius('2026-11-21', 9))).toEqual(new Date('2026-11-28T07:00:00Z'));
});

test('the switch before the spring clock change is at 07:00 UTC and the one after it at 06:00', () => {
  expect(nextMenuSwitch(vilnius('2026-03-28', 8))).toEqual(new Date('2026-03-28T07:00:00Z'));
  expect(nextMenuSwitch(vilnius('2026-03-29', 2))).toEqual(new Date('2026-04-04T06:00:00Z'));
  expect(currentMenuWeek(new Date('2026-04-04T05:59:00Z'))).toBe('2026-03-30');
  expect(currentMenuWeek(new Date('2026-04-04T06:00:00Z'))).toBe('2026-04-06');
});

test('the switch before the autumn clock change is at 06:00 UTC and the one after it at 07:00', () => {
  expect(nextMenuSwitch(vilnius('2026-10-24', 8))).toEqual(new Date('2026-10-24T06:00:00Z'));
  expect(currentMenuWeek(vilnius('2026-10-25', 12))).toBe('2026-10-26');
  expect(nextMenuSwitch(vilnius('2026-10-25', 12))).toEqual(new Date('2026-10-31T07:00:00Z'));
});

test('the week of the new year belongs to the year that its Monday is in', () => {
  expect(currentMenuWeek(vilnius('2027-01-01', 12))).toBe('2026-12-28');
  expect(currentMenuWeek(vilnius('2027-01-02', 9))).toBe('2027-01-04');
  expect(nextMenuWeek(vilnius('2026-12-26', 8))).toBe('2026-12-28');
});
