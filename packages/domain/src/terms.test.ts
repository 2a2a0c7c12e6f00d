import { expect, test } from 'vitest';
import { instantInVilnius, toDay } from './day.ts';
import { changeableUntil, isChangeable } from './terms.ts';

const monday = toDay('2026-11-16');

test('with a term of 48 hours Monday can be changed until Friday midnight', () => {
  const until = instantInVilnius(toDay('2026-11-14'), 0);
  expect(changeableUntil(monday, 48)).toEqual(until);
  expect(isChangeable(monday, 48, new Date(until.getTime() - 1))).toBe(true);
  expect(isChangeable(monday, 48, until)).toBe(false);
});

test('a term is counted in hours, so over a clock change it ends at another time of day', () => {
  expect(changeableUntil(toDay('2026-03-30'), 24)).toEqual(instantInVilnius(toDay('2026-03-28'), 23));
  expect(changeableUntil(toDay('2026-10-26'), 24)).toEqual(instantInVilnius(toDay('2026-10-25'), 1));
});
