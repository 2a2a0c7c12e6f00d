import { beforeEach, expect, it, vi } from 'vitest';
import { addItem, cartItems } from './items.ts';

const values = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => values.set(key, value),
});
beforeEach(() => cartItems.write([]));

const kit = (mealKitId: number, amount = 1) => ({
  mealKitId,
  calorieId: 1,
  periodId: 1,
  combinationId: null,
  amount,
  allergenIds: [],
  additionIds: [],
});

it('a cart has room for 50 lines, and for more sets of what is in it', () => {
  const added = Array.from({ length: 51 }, (_, index) => addItem(kit(index + 1), 1290));
  expect(added.filter(Boolean)).toHaveLength(50);
  expect(added.at(-1)).toBe(false);
  expect(cartItems.read()).toHaveLength(50);
  expect(addItem(kit(1, 2), 1290)).toBe(true);
  expect(cartItems.read()[0]?.amount).toBe(3);
});

it('a line has no more sets than the shop takes', () => {
  addItem(kit(1, 90), 1290);
  addItem(kit(1, 90), 1290);
  expect(cartItems.read().map(({ amount }) => amount)).toEqual([99]);
});
