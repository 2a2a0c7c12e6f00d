import type { BoughtItem } from '@shop/contract/orders';
import { toDay } from '@shop/domain/day';
import { expect, it } from 'vitest';
import { laterItems } from './later-items.ts';

const anItem = (kcal: number): BoughtItem => ({
  mealKitId: 1,
  name: { lt: 'Subalansuotas', en: 'Balanced' },
  isUnique: false,
  kcal,
  meals: [],
  menuType: null,
  dishes: [],
  combinationId: null,
  combination: null,
  allergens: [],
  additions: [],
});
const on = (day: string, item: BoughtItem | null, status: 'planned' | 'cancelled' = 'planned') => ({
  day: toDay(day),
  status,
  item,
});

it('what was bought is told with what it is from the day of a change on, without days that do not come', () => {
  const other = anItem(2500);
  const days = [
    on('2026-11-23', null),
    on('2026-11-24', null),
    on('2026-11-25', other, 'cancelled'),
    on('2026-11-26', other),
    on('2026-11-27', other),
  ];
  expect(laterItems(anItem(1500), days)).toEqual([{ from: '2026-11-26', days: 2, item: other }]);
});

it('where nothing was changed there is nothing more to tell', () => {
  expect(laterItems(anItem(1500), [on('2026-11-23', null), on('2026-11-24', anItem(1500))])).toEqual([]);
});
