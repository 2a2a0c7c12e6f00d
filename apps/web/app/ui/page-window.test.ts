import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test('the first, the last and the neighbours of the current page are shown', () => {
  expect(pageWindow(5, 10)).toEqual([1, null, 4, 5, 6, null, 10]);
  expect(pageWindow(1, 3)).toEqual([1, 2, 3]);
  expect(pageWindow(1, 1)).toEqual([1]);
});

test('a gap stands for two pages or more, never for one', () => {
  expect(pageWindow(4, 10)).toEqual([1, 2, 3, 4, 5, null, 10]);
  expect(pageWindow(1, 4)).toEqual([1, 2, 3, 4]);
});
