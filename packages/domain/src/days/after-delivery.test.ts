import { expect, it } from 'vitest';
import { deliveryCalendar } from '../calendar.ts';
import { toDay } from '../day.ts';
import { claimableUntil, claimAnswerBy, reviewableUntil } from './after-delivery.ts';

const holiday = { day: toDay('2026-12-24'), cityId: null, isClosed: false, isHoliday: true };
const city = {
  calendar: deliveryCalendar([
    holiday,
    { ...holiday, day: toDay('2026-12-25') },
    { ...holiday, day: toDay('2026-12-26') },
  ]),
  cityId: 1,
};

it.each([
  ['2026-11-17', '2026-11-18T22:00:00.000Z', 'the next day'],
  ['2026-11-20', '2026-11-23T22:00:00.000Z', 'a Friday: until Monday has ended'],
  ['2026-12-23', '2026-12-28T22:00:00.000Z', 'Christmas lies in between'],
  ['2026-03-27', '2026-03-30T21:00:00.000Z', 'clocks went forward in between'],
  ['2026-10-23', '2026-10-26T22:00:00.000Z', 'clocks went back in between'],
])('a claim for a box of %s is taken until %s: %s', (day, until) => {
  expect(claimableUntil(toDay(day), city).toISOString()).toBe(until);
});

it('a claim is answered within ten working days', () => {
  expect(claimAnswerBy(toDay('2026-11-17'), city)).toBe('2026-12-01');
  expect(claimAnswerBy(toDay('2026-12-21'), city)).toBe('2027-01-06');
});

it.each([
  ['2026-11-17', 7, '2026-11-24T22:00:00.000Z'],
  ['2026-10-20', 7, '2026-10-27T22:00:00.000Z'],
  ['2026-03-25', 7, '2026-04-01T21:00:00.000Z'],
])('a box of %s can be rated for %i days, by the clock of Vilnius', (day, days, until) => {
  expect(reviewableUntil(toDay(day), days).toISOString()).toBe(until);
});
