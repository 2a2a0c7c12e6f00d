import { expect, it } from 'vitest';
import { pageNumber } from './page-number.ts';

it.each([
  ['', 1],
  ['page=3', 3],
  ['page=-1', 1],
  ['page=0', 1],
  ['page=1.5', 1],
  ['page=x', 1],
  ['page=1e400', 1],
])('?%s asks for page %i', (query, page) => {
  expect(pageNumber(new URLSearchParams(query))).toBe(page);
});
