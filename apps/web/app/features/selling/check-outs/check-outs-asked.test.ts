import { expect, test } from 'vitest';
import { askedQuery, checkOutsAsked, isNarrowed } from './check-outs-asked.ts';

const asked = (query: string) => checkOutsAsked(new URLSearchParams(query));

test('an address asks for a stage, a year and words, and can be written again', () => {
  const all = { stage: 'to_pay', year: 2025, search: 'žuvis 100', page: 3 } as const;
  expect(asked('stage=to_pay&year=2025&search=+žuvis+100+&page=3')).toEqual(all);
  expect(askedQuery(all)).toEqual({ stage: 'to_pay', year: '2025', search: 'žuvis 100', page: '3' });
  expect(isNarrowed(all)).toBe(true);
});

test('what was left empty or cannot be is not asked for', () => {
  expect(asked('stage=&year=&search=')).toEqual({ page: 1 });
  expect(asked('stage=gone&year=20x6&search=++&page=-2')).toEqual({ page: 1 });
  expect(askedQuery({ page: 1 })).toEqual({});
  expect(isNarrowed({ page: 2 })).toBe(false);
});
