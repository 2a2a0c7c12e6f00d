import { toDay } from '@shop/domain/day';
import type { Dish } from '@shop/contract/dishes';
import { expect, test } from 'vitest';
import { foodOf } from './order-food.ts';

const dish = (lt: string, calories: number, allergenIds: number[] = []): Dish =>
  ({
    name: { lt, en: '' },
    calories,
    weightGrams: 300,
    fats: 1,
    saturates: 1,
    carbohydrates: 1,
    sugars: 1,
    proteins: 1,
    salt: 1,
    allergens: allergenIds.map((id) => ({ id, name: { lt: '', en: '' } })),
  }) as Dish;

const kit = {
  isUnique: false,
  meals: ['breakfast' as const, 'lunch' as const],
  dishes: [dish('Šventinis pyragas', 500)],
  menus: [
    {
      id: 1,
      name: { lt: 'Subalansuotas', en: 'Balanced' },
      weekType: 'current' as const,
      daysAmount: 1,
      days: [
        {
          date: toDay('2026-11-17'),
          dishes: [
            { meal: 'breakfast' as const, dish: dish('Košė', 400, [7]) },
            { meal: 'lunch' as const, dish: dish('Salotos', 600) },
          ],
        },
      ],
    },
  ],
};
const order = (days: readonly string[], allergenIds: number[] = []) =>
  ({
    id: 5,
    mealKitId: 1,
    orderableItem: { kcal: 1500, allergens: allergenIds.map((id) => ({ id })) },
    deliveries: days.map((day) => ({ day })),
  }) as unknown as Parameters<typeof foodOf>[0][number];

test('a day whose menu is known has its dishes, in the portions that were bought', () => {
  expect(foodOf([order(['2026-11-17', '2026-12-07'])], new Map([[1, kit]]))).toEqual({
    5: {
      '2026-11-17': [
        { name: { lt: 'Košė', en: '' }, kcal: 600, isAdapted: false },
        { name: { lt: 'Salotos', en: '' }, kcal: 900, isAdapted: false },
      ],
    },
  });
});

test('a dish that holds what was left out does not come as it is on the menu', () => {
  const food = foodOf([order(['2026-11-17'], [7])], new Map([[1, kit]]));
  expect(food[5]?.['2026-11-17']?.map(({ isAdapted }) => isAdapted)).toEqual([true, false]);
});

test('a unique kit has its own dishes on any day, and of a kit that is gone nothing is known', () => {
  const unique = { ...kit, isUnique: true };
  const dishes = foodOf([order(['2027-05-03'])], new Map([[1, unique]]))[5]?.['2027-05-03'];
  expect(dishes).toEqual([{ name: { lt: 'Šventinis pyragas', en: '' }, kcal: 500, isAdapted: false }]);
  expect(foodOf([order(['2026-11-17'])], new Map())).toEqual({ 5: {} });
});
