import { expect, it } from 'vitest';
import { inkOn } from './ink-on.ts';

it('words are white on dark grounds and dark on light ones', () => {
  expect(['#c21e63', '#3a0a20', '#e2391f'].map(inkOn)).toEqual(['text-white', 'text-white', 'text-white']);
  expect(['#d3e8b8', '#f9c02e', '#fbebd7', '#fadfea'].map(inkOn)).toEqual(
    Array.from({ length: 4 }, () => 'text-beet-950'),
  );
});
