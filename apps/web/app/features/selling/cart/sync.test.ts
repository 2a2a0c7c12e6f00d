import { describe, expect, it } from 'vitest';
import type { CartItem } from './items.ts';
import { itemsAtLogin, mergeItems } from './sync.ts';

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

  it('hold no more lines than a cart has room for: those of this browser stay', () => {
    const theirs = Array.from({ length: 40 }, (_, index) => line(`theirs-${index}`));
    const own = Array.from({ length: 20 }, (_, index) => line(`own-${index}`));
    const merged = mergeItems(own, theirs);
    expect(merged).toHaveLength(50);
    expect(merged.slice(-20)).toEqual(own);
  });

  it('have a line that both know once, as this browser has it', () => {
    expect(mergeItems([line('a', 3)], [line('a', 1)])).toEqual([line('a', 3)]);
  });
});

describe('at a login', () => {
  const mine = [line('mine')];
  const kept = [line('kept')];
  const guest = { userId: null, told: '' };

  it('a guest’s lines join those that the shop keeps for the person', () => {
    expect(itemsAtLogin(7, guest, mine, kept).map(({ key }) => key)).toEqual(['kept', 'mine']);
  });

  it('lines that another person left in this browser do not', () => {
    const anothers = { userId: 8, told: JSON.stringify(mine) };
    expect(itemsAtLogin(7, anothers, mine, kept)).toEqual(kept);
    expect(itemsAtLogin(7, { userId: 8, told: '' }, mine, kept)).toEqual(kept);
  });

  it('a cart that was not touched here takes over what another device has done', () => {
    expect(itemsAtLogin(7, { userId: 7, told: JSON.stringify(mine) }, mine, [])).toEqual([]);
  });

  it('a cart that was touched here since loses nothing', () => {
    expect(itemsAtLogin(7, { userId: 7, told: '[]' }, mine, kept).map(({ key }) => key)).toEqual([
      'kept',
      'mine',
    ]);
  });
});
