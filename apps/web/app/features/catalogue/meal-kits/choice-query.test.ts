import { describe, expect, it } from 'vitest';
import type { ChoosableKit, KitChoice } from './choice.ts';
import { choiceFrom, hasChoice, withChoice } from './choice-query.ts';

const name = { lt: 'X', en: '' };
const kit: ChoosableKit = {
  id: 1,
  isUnique: false,
  priceCents: null,
  discount: null,
  calories: [11, 12, 13].map((id) => ({ id, kcal: id * 100, prices: [] })),
  periods: [
    { id: 21, version: 1, days: 5 },
    { id: 22, version: 1, days: 10 },
    { id: 23, version: 1, days: 20 },
  ],
  combinations: [31, 32].map((id) => ({
    id,
    version: 1,
    name,
    description: name,
    pricePerDayCents: 0,
    allergenIds: id === 32 ? [43] : [],
  })),
  allergenIds: [41, 42],
  lowestPrices: [],
};
const extras = {
  allergens: [41, 42, 43].map((id) => ({ id, version: 1, code: null, name, pricePercent: 5 })),
  additions: [51, 52].map((id) => ({
    id,
    version: 1,
    name,
    description: name,
    pricePerDayCents: 100,
    isForUnique: id === 52,
    allergenIds: [43],
    thumbnail: null,
  })),
};
const first: KitChoice = {
  calorieId: 12,
  periodId: 22,
  combinationId: 31,
  amount: 1,
  allergenIds: [],
  additionIds: [],
};

const from = (query: string) => choiceFrom(new URLSearchParams(query), kit, extras);
const written = (choice: Partial<KitChoice>, query = '') =>
  withChoice(new URLSearchParams(query), kit, { ...first, ...choice }).toString();

describe('a choice in the address', () => {
  it('comes back as it was written', () => {
    const choice: KitChoice = {
      calorieId: 13,
      periodId: 21,
      combinationId: 32,
      amount: 3,
      allergenIds: [41, 42],
      additionIds: [51],
    };
    const query = written(choice);
    expect(query).toBe('kcal=1300&days=5&combination=32&without=41&without=42&addition=51&amount=3');
    expect(from(query)).toEqual(choice);
  });

  it('is not spelled out where it is the first offer', () => {
    expect(written({})).toBe('');
    expect(from('')).toEqual(first);
    expect(hasChoice(new URLSearchParams('utm_source=x'))).toBe(false);
    expect(hasChoice(new URLSearchParams('amount=2'))).toBe(true);
  });

  it('leaves alone what is not its own', () => {
    expect(written({ amount: 2 }, 'utm_source=x&amount=7&without=41')).toBe('utm_source=x&amount=2');
  });

  it('is the first offer where it asks for what the kit does not have', () => {
    for (const query of [
      'kcal=9999&days=7&combination=99',
      'kcal=&days=x&combination=',
      // An allergen that is none, an addition for unique kits.
      'without=44&addition=52',
      'amount=0',
      'amount=100',
      'amount=1.5',
      'amount=-1',
      'amount=2e9',
    ]) {
      expect([query, from(query)]).toEqual([query, first]);
    }
  });

  it('may leave out what the kit does not have, and then has no addition or combination with it', () => {
    expect(from('without=43')).toEqual({ ...first, allergenIds: [43] });
    expect(from('without=43&addition=51&combination=32')).toEqual({ ...first, allergenIds: [43] });
    expect(from('without=41&addition=51&combination=32')).toEqual({
      ...first,
      allergenIds: [41],
      additionIds: [51],
      combinationId: 32,
    });
  });
});
