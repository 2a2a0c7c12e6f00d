import { describe, expect, it } from 'vitest';
import type { CartItem } from './items.ts';
import { mergeItems } from './sync.ts';

const line = (key: string, amount = 1): CartItem => ({
  key,
  mealKitId: 1,
  calorieId: 1,
  periodId: 1,
  combinationId: null,
  amount,
  allergenIds: [],
  additionIds: [],
  addedAt: '2026-11-16T08:00:00.000Z',
  seenCents: null,
});

describe('carts that meet at login', () => {
  it('lose no line of either', () => {
    expect(mergeItems([line('b')], [line('a')]).map(({ key }) => key)).toEqual(['a', 'b']);
  });

  it('have a line that both know once, as this browser has it', () => {
    expect(mergeItems([line('a', 3)], [line('a', 1)])).toEqual([line('a', 3)]);
  });
});
