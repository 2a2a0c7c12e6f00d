import { expect, it } from 'vitest';
import { exchangeRefusal } from './dish-exchange.ts';

const nuts = { id: 8 };
const soup = { id: 1, mealType: 'lunch', allergens: [nuts] } as const;
const stew = { id: 2, mealType: 'lunch', allergens: [{ id: 7 }] } as const;
const box = { meal: 'lunch', leftOutIds: [8] } as const;

it('another dish of the same meal without what is left out takes a dish’s place', () => {
  expect(exchangeRefusal(soup, stew, box)).toBeNull();
});

it('neither itself, nor a dish of another meal, nor one with something that is left out', () => {
  expect(exchangeRefusal(soup, soup, box)).toBe('dish_same');
  expect(exchangeRefusal(soup, { ...stew, mealType: 'dinner' }, box)).toBe('dish_of_other_meal');
  expect(exchangeRefusal(soup, { ...stew, allergens: [nuts] }, box)).toBe('dish_holds_left_out');
});

it('a dinner that the menu gives for lunch may be exchanged for a dinner or a lunch', () => {
  const dinner = { ...soup, mealType: 'dinner' } as const;
  expect(exchangeRefusal(dinner, { ...stew, mealType: 'dinner' }, box)).toBeNull();
  expect(exchangeRefusal(dinner, stew, box)).toBeNull();
});
