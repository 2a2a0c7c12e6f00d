import { describe, expect, it } from 'vitest';
import type { Meal } from './meals.ts';
import { dayOfLevel, type Portion, portionsOfLevel } from './portions.ts';

const aDish = (calories: number, weightGrams: number): Portion => ({
  calories,
  weightGrams,
  fats: 10,
  saturates: 2.5,
  carbohydrates: 40,
  sugars: 5,
  proteins: 20,
  salt: 1,
});

describe('portions of a calorie level', () => {
  it('make the level exactly, whatever the dishes add up to', () => {
    const day = [aDish(410, 320), aDish(335, 145), aDish(415, 430), aDish(310, 60), aDish(340, 350)];
    for (const level of [1500, 1800, 2100, 2500, 3000]) {
      const sum = portionsOfLevel(day, level).reduce((total, dish) => total + dish.calories, 0);
      expect(sum).toBe(level);
    }
  });

  it('grow and shrink in all that they hold', () => {
    expect(portionsOfLevel([aDish(400, 300), aDish(600, 500)], 1500)).toEqual([
      {
        calories: 600,
        weightGrams: 450,
        fats: 15,
        saturates: 3.8,
        carbohydrates: 60,
        sugars: 7.5,
        proteins: 30,
        salt: 1.5,
      },
      {
        calories: 900,
        weightGrams: 750,
        fats: 15,
        saturates: 3.8,
        carbohydrates: 60,
        sugars: 7.5,
        proteins: 30,
        salt: 1.5,
      },
    ]);
  });

  it('tell their salt to the hundredth of a gram', () => {
    const saltOf = (salt: number, kcal: number) =>
      portionsOfLevel([{ ...aDish(1000, 500), salt }], kcal).map((dish) => dish.salt);
    expect(saltOf(0.44, 1000)).toEqual([0.44]);
    expect(saltOf(0.3, 1250)).toEqual([0.38]);
  });

  it('stay as they are where nothing is known of their energy', () => {
    const tea = aDish(0, 250);
    expect(portionsOfLevel([tea], 1500)).toEqual([tea]);
    expect(portionsOfLevel([], 1500)).toEqual([]);
  });
});

describe('a day of a level', () => {
  const slot = (meal: Meal, calories: number) => ({ meal, dish: aDish(calories, 300) });
  const meals: Meal[] = ['breakfast', 'lunch'];
  const energies = (day: ReturnType<typeof dayOfLevel>) => day.dishes.map(({ dish }) => dish.calories);

  it('is in the portions of the level where it is whole', () => {
    const day = dayOfLevel([slot('breakfast', 400), slot('lunch', 600)], { meals, kcal: 1500 });
    expect(day.kcal).toBe(1500);
    expect(energies(day)).toEqual([600, 900]);
  });

  it('has its usual portions while not all of it is planned: one dish does not stand for two', () => {
    const day = dayOfLevel([slot('breakfast', 400)], { meals, kcal: 1500 });
    expect(day.kcal).toBeNull();
    expect(energies(day)).toEqual([400]);
  });

  it('has its usual portions in a kit without levels', () => {
    const day = dayOfLevel([slot('breakfast', 400), slot('lunch', 600)], { meals, kcal: null });
    expect(day.kcal).toBeNull();
    expect(energies(day)).toEqual([400, 600]);
  });
});
