import { toDay } from '@shop/domain/day';
import { overwriteGetLocale } from '@shop/messages';
import { expect, test } from 'vitest';
import { menuWeeks, weekDates } from './week-words.ts';

const speak = (locale: 'lt' | 'en') => overwriteGetLocale(() => locale);

test('a week is named by its dates, also where it begins in one month and ends in another', () => {
  speak('lt');
  expect(weekDates(toDay('2026-11-16'))).toBe('lapkričio 16–22\u00a0d.');
  expect(weekDates(toDay('2026-11-30'))).toBe('lapkričio 30 – gruodžio 6\u00a0d.');
  speak('en');
  expect(weekDates(toDay('2026-11-16'))).toBe('16–22 Nov');
  expect(weekDates(toDay('2026-11-30'))).toBe('30 Nov – 6 Dec');
});

test('on its days the current menu is this week’s, whichever of the two is open', () => {
  speak('en');
  const today = toDay('2026-11-20');
  const both = [
    { type: 'current', name: 'This week', dates: '16–22 Nov' },
    { type: 'next', name: 'Next week', dates: '23–29 Nov' },
  ];
  expect(menuWeeks({ weekType: 'current', weekStart: toDay('2026-11-16'), today })).toEqual(both);
  expect(menuWeeks({ weekType: 'next', weekStart: toDay('2026-11-23'), today })).toEqual(both);
});

test('from the switch on Saturday until Monday it is the coming week’s', () => {
  speak('lt');
  expect(
    menuWeeks({ weekType: 'current', weekStart: toDay('2026-11-16'), today: toDay('2026-11-14') }),
  ).toEqual([
    { type: 'current', name: 'Ateinanti savaitė', dates: 'lapkričio 16–22\u00a0d.' },
    { type: 'next', name: 'Savaitė po jos', dates: 'lapkričio 23–29\u00a0d.' },
  ]);
});
