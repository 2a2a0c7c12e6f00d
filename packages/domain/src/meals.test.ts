import { expect, test } from 'vitest';
import { byMeal, type Meal } from './meals.ts';

test('meals follow the day, whatever order they were written down in', () => {
  const meals: Meal[] = ['undefined', 'dinner', 'snack_2', 'lunch', 'breakfast', 'snack_1', 'lunch'];
  expect(meals.toSorted(byMeal)).toEqual([
    'breakfast',
    'snack_1',
    'lunch',
    'lunch',
    'snack_2',
    'dinner',
    'undefined',
  ]);
});
