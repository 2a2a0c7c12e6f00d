import { expect, test } from 'vitest';
import { dailyPrices } from './kit-change.ts';
import { equalDays } from './equal-days.ts';

test('days that cost the same stand together, and add up to what they were made from', () => {
  expect(equalDays([1490, 1490, 1490])).toEqual([{ days: 3, dayCents: 1490 }]);
  expect(equalDays(dailyPrices(26_681, 10))).toEqual([
    { days: 1, dayCents: 2669 },
    { days: 9, dayCents: 2668 },
  ]);
  expect(equalDays([])).toEqual([]);
});
