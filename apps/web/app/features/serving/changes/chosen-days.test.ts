import { addDays, toDay } from '@shop/domain/day';
import { expect, it } from 'vitest';
import { betweenDays, type ChoosableDay, withWeek } from './chosen-days.ts';

const days = [1, 2, 3, 4, 5].map((id): ChoosableDay => ({
  id,
  day: addDays(toDay('2026-11-22'), id),
  lateSince: id === 1 ? '2026-11-20T22:00:00Z' : null,
}));

it('from one day to another are all between them, in whichever order they were tapped, without what is too late', () => {
  expect(betweenDays(days, 2, 4)).toEqual([2, 3, 4]);
  expect(betweenDays(days, 4, 2)).toEqual([2, 3, 4]);
  expect(betweenDays(days, 1, 3)).toEqual([2, 3]);
  expect(betweenDays(days, 5, 5)).toEqual([5]);
});

it('a week is chosen as a whole beside what was chosen before, and left out when it was chosen as a whole', () => {
  expect(withWeek([9, 3], days)).toEqual([9, 2, 3, 4, 5]);
  expect(withWeek([9, 2, 3, 4, 5], days)).toEqual([9]);
});
