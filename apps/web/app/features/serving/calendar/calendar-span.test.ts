import { toDay } from '@shop/domain/day';
import { expect, it } from 'vitest';
import { calendarSpan, dayByKey } from './calendar-span.ts';

const today = toDay('2026-11-18');
const asked = (query: string) => calendarSpan(new URLSearchParams(query), today);

it('a month is shown in whole weeks, with its neighbours', () => {
  const { days, month, previous, next } = asked('month=2026-12');
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-30', '2027-01-03', 35]);
  expect({ month, previous, next }).toEqual({
    month: '2026-12',
    previous: { month: '2026-11' },
    next: { month: '2027-01' },
  });
});

it('February of a leap year, and one of four weeks', () => {
  expect(asked('month=2028-02').next).toEqual({ month: '2028-03' });
  expect(asked('month=2027-02').days).toHaveLength(28);
});

it('a week begins on its Monday', () => {
  const { days, previous, next } = asked('view=week&week=2026-11-22');
  expect([days[0], days.length]).toEqual(['2026-11-16', 7]);
  expect([previous['week'], next['week']]).toEqual(['2026-11-09', '2026-11-23']);
});

it.each(['', 'month=2026-13', 'month=x&view=y', 'month=', 'month=1900-01', 'month=2000-12', 'month=2099-01'])(
  'what cannot be read is this month: %s',
  (query) => {
    expect(asked(query).month).toBe('2026-11');
  },
);

it.each(['2026-11-31', '1900-01-01', '2099-01-01'])('nor is a week of %s', (week) => {
  expect(asked(`view=week&week=${week}`).days[0]).toBe('2026-11-16');
});

it.each([
  ['ArrowLeft', '2026-11-30'],
  ['ArrowDown', '2026-12-08'],
  ['Home', '2026-11-30'],
  ['End', '2026-12-06'],
  ['PageDown', '2027-01-01'],
  ['PageUp', '2026-11-01'],
])('%s leads from the first of December to %s', (key, day) => {
  expect(dayByKey(key, toDay('2026-12-01'), 'month')).toBe(day);
});

it('a month that lacks the date ends earlier, and other keys are somebody else’s', () => {
  expect(dayByKey('PageDown', toDay('2027-01-31'), 'month')).toBe('2027-02-28');
  expect(dayByKey('PageUp', toDay('2027-01-31'), 'week')).toBe('2027-01-24');
  expect(dayByKey('Tab', toDay('2027-01-31'), 'month')).toBeNull();
});
