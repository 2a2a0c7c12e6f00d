import { toDay } from '@shop/domain/day';
import { expect, it } from 'vitest';
import { dishesInBox } from './box-dishes.ts';

const name = { lt: 'x', en: 'x' };
const tuesday = toDay('2026-11-17');
const weekStart = toDay('2026-11-16');
const place = { menuTypeId: 1, weekStart, weekday: 2, meal: 'lunch', dishId: 10 } as const;
const box = {
  deliveryId: 7,
  day: tuesday,
  item: { isUnique: false, meals: ['breakfast', 'lunch'] as const, menuType: { id: 1, name }, dishes: [] },
};
const regular = { ...box, item: { ...box.item, meals: [...box.item.meals] } };

it('a box holds its menu’s dishes of that day for the bought meals, in their order', () => {
  const places = [
    place,
    { ...place, meal: 'breakfast', dishId: 11 },
    { ...place, meal: 'dinner', dishId: 12 },
    { ...place, weekday: 3, dishId: 13 },
    { ...place, weekStart: toDay('2026-11-09'), dishId: 14 },
    { ...place, menuTypeId: 2, dishId: 15 },
  ] as const;
  expect(dishesInBox(regular, places, [])).toEqual([
    { meal: 'breakfast', dishId: 11, insteadOf: null },
    { meal: 'lunch', dishId: 10, insteadOf: null },
  ]);
});

it('a dish that was exchanged for this box alone says what it stands in for', () => {
  const exchange = { dishId: 10, withDishId: 99, reason: 'Nebuvo žuvies' };
  expect(dishesInBox(regular, [place], [{ ...exchange, deliveryId: 7 }])).toEqual([
    { meal: 'lunch', dishId: 99, insteadOf: { dishId: 10, reason: 'Nebuvo žuvies' } },
  ]);
  expect(dishesInBox(regular, [place], [{ ...exchange, deliveryId: 8 }])[0]?.dishId).toBe(10);
});

it('a unique kit has its own dishes, whatever the menus say', () => {
  const item = { isUnique: true, meals: [], menuType: null, dishes: [{ id: 20, name }] };
  expect(dishesInBox({ ...box, item }, [place], [])).toEqual([
    { meal: 'undefined', dishId: 20, insteadOf: null },
  ]);
});
