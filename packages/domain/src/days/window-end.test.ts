import { expect, test } from 'vitest';
import { toDay } from '../day.ts';
import { windowEnd } from './window-end.ts';

const ends = (day: string, toTime: string | null, isDayBefore = false): string =>
  windowEnd({ day: toDay(day), isDayBefore }, toTime === null ? null : { toTime }).toISOString();

test('a box’s time is over with its window, in Vilnius, in winter and in summer', () => {
  expect(ends('2026-11-17', '08:30')).toBe('2026-11-17T06:30:00.000Z');
  expect(ends('2026-07-07', '08:30')).toBe('2026-07-07T05:30:00.000Z');
});

test('brought in the evening before, it is over on that evening', () => {
  expect(ends('2026-11-17', '21:00', true)).toBe('2026-11-16T19:00:00.000Z');
  expect(ends('2026-11-17', null, true)).toBe('2026-11-16T22:00:00.000Z');
});

test('without a window it is over with the day, also where that has 23 or 25 hours', () => {
  expect(ends('2026-11-17', null)).toBe('2026-11-17T22:00:00.000Z');
  expect(ends('2026-03-29', null)).toBe('2026-03-29T21:00:00.000Z');
  expect(ends('2026-10-25', null)).toBe('2026-10-25T22:00:00.000Z');
});

test('on the days on which clocks are changed a window ends when a clock on the wall says so', () => {
  expect(ends('2026-03-29', '08:00')).toBe('2026-03-29T05:00:00.000Z');
  expect(ends('2026-10-25', '08:00')).toBe('2026-10-25T06:00:00.000Z');
});
