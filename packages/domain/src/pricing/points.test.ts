import { expect, test } from 'vitest';
import { pointsWorth } from './points.ts';

test('points are worth whole cents, counted without the faults of fractions', () => {
  expect(pointsWorth(300, 1)).toBe(300);
  expect(pointsWorth(3, 0.5)).toBe(1);
  // 100 × 0.29 is 28.999999999999996 to a computer.
  expect(pointsWorth(100, 0.29)).toBe(29);
});
