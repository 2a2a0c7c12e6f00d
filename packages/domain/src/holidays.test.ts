import { expect, test } from 'vitest';
import { toDay } from './day.ts';
import { easterSunday, holidaysOf } from './holidays.ts';

test('Easter moves with the moon', () => {
  const years = [2024, 2025, 2026, 2027, 2028, 2030, 2038, 2285];
  expect(years.map(easterSunday)).toEqual([
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2028-04-16',
    '2030-04-21',
    '2038-04-25',
    '2285-03-22',
  ]);
});

test('2026 has sixteen public holidays, in the order of the calendar', () => {
  expect([...holidaysOf(2026).keys()]).toEqual([
    '2026-01-01',
    '2026-02-16',
    '2026-03-11',
    '2026-04-05',
    '2026-04-06',
    '2026-05-01',
    '2026-05-03',
    '2026-06-07',
    '2026-06-24',
    '2026-07-06',
    '2026-08-15',
    '2026-11-01',
    '2026-11-02',
    '2026-12-24',
    '2026-12-25',
    '2026-12-26',
  ]);
});

test('a holiday has its name in both languages', () => {
  expect(holidaysOf(2026).get(toDay('2026-04-06'))).toEqual({
    lt: 'Antroji Velykų diena',
    en: 'Easter Monday',
  });
});

test('in 2033 Mother’s Day is also 1 May, and the day has both names', () => {
  const holidays = holidaysOf(2033);
  expect(holidays.size).toBe(15);
  expect(holidays.get(toDay('2033-05-01'))).toEqual({
    lt: 'Tarptautinė darbo diena, Motinos diena',
    en: 'International Workers’ Day, Mother’s Day',
  });
});
