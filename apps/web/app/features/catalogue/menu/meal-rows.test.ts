import type { MenuDay } from '@shop/contract/meal-kits';
import type { MealType } from '@shop/contract/parts';
import { expect, test } from 'vitest';
import { mealRows } from './meal-rows.ts';

const slots = (...meals: MealType[]) => meals.map((meal) => ({ meal })) as MenuDay['dishes'];
const meals: MealType[] = ['breakfast', 'lunch', 'dinner'];

test('a dish stays in the row of its meal when the meals before it are left out', () => {
  const days = [{ dishes: slots('breakfast', 'lunch', 'dinner') }, { dishes: slots('dinner') }];
  const { count, rowsOf } = mealRows(days, meals);
  expect(count).toBe(3);
  expect(days.map(({ dishes }) => rowsOf(dishes))).toEqual([[0, 1, 2], [2]]);
});

test('a meal of two dishes takes two rows on every day, one that no day has takes none', () => {
  const days = [
    { dishes: slots('breakfast', 'breakfast', 'dinner') },
    { dishes: slots('breakfast', 'dinner') },
  ];
  const { count, rowsOf } = mealRows(days, meals);
  expect(count).toBe(3);
  expect(days.map(({ dishes }) => rowsOf(dishes))).toEqual([
    [0, 1, 2],
    [0, 2],
  ]);
});

test('a week without dishes has no rows', () => {
  expect(mealRows([{ dishes: [] }], meals).count).toBe(0);
});
