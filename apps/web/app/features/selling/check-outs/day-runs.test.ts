import { toDay } from '@shop/domain/day';
import { expect, it } from 'vitest';
import { dayRuns } from './day-runs.ts';

it('ten working days are two runs, whatever their order, and two kits of one day are one day', () => {
  const days = ['2026-11-27', '2026-11-26', '2026-11-26', '2026-11-30', '2026-12-01', '2026-12-03'].map(
    toDay,
  );
  expect(dayRuns(days)).toEqual([
    { first: '2026-11-26', last: '2026-11-27' },
    { first: '2026-11-30', last: '2026-12-01' },
    { first: '2026-12-03', last: '2026-12-03' },
  ]);
  expect(dayRuns([])).toEqual([]);
});
