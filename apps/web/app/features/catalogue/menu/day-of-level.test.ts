import type { Dish } from '@shop/contract/dishes';
import type { MealType } from '@shop/contract/parts';
import { expect, it } from 'vitest';
import { dayOfLevel } from './day-of-level.ts';

const slot = (meal: MealType, calories: number) => ({
  meal,
  dish: {
    calories,
    weightGrams: 300,
    fats: 1,
    saturates: 1,
    carbohydrates: 1,
    sugars: 1,
    proteins: 1,
    salt: 1,
  } as Dish,
});
const meals: MealType[] = ['breakfast', 'lunch'];
const energies = (day: ReturnType<typeof dayOfLevel>) => day.dishes.map(({ dish }) => dish.calories);

it('a whole day is shown in the portions of the level', () => {
  const day = dayOfLevel([slot('breakfast', 400), slot('lunch', 600)], { meals, kcal: 1500 });
  expect(day.kcal).toBe(1500);
  expect(energies(day)).toEqual([600, 900]);
});

it('a day that is not all planned yet has its usual portions: one dish does not stand for two', () => {
  const day = dayOfLevel([slot('breakfast', 400)], { meals, kcal: 1500 });
  expect(day.kcal).toBeNull();
  expect(energies(day)).toEqual([400]);
});

it('a kit without levels has its usual portions', () => {
  const day = dayOfLevel([slot('breakfast', 400), slot('lunch', 600)], { meals, kcal: null });
  expect(day.kcal).toBeNull();
  expect(energies(day)).toEqual([400, 600]);
});
