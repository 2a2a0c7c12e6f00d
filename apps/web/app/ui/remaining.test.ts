import { expect, test } from 'vitest';
import { splitRemaining } from './remaining.ts';

test('the time left is split into whole days, hours, minutes and seconds', () => {
  const milliseconds = ((2 * 24 + 3) * 60 + 4) * 60_000 + 5_999;
  expect(splitRemaining(milliseconds)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 });
});

test('nothing is left once the deadline has passed', () => {
  expect(splitRemaining(-5_000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});
