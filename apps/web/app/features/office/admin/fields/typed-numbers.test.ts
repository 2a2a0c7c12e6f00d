import { expect, test } from 'vitest';
import { centsTyped, numberTyped } from './typed-numbers.ts';

test('a number is typed with a comma or a point, in groups or without', () => {
  expect(['12,5', '12.5', ' 1 200 ', '1\u00a0200,75', '−3', '0'].map(numberTyped)).toEqual([
    12.5, 12.5, 1200, 1200.75, -3, 0,
  ]);
});

test('what is no number goes on as it was typed, and nothing as nothing', () => {
  expect(['abc', '1,2,3', '1e3', ''].map(numberTyped)).toEqual(['abc', '1,2,3', '1e3', undefined]);
});

test('euros are read to the cent', () => {
  expect(['12,90', '12.9', '0,07', '1 234', '19,99', ''].map(centsTyped)).toEqual([
    1290,
    1290,
    7,
    123400,
    1999,
    undefined,
  ]);
  expect(centsTyped('12,905')).toBe('12,905');
});
