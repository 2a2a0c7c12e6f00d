import { priceItem } from '@shop/domain/pricing/item';
import type { ItemChoice } from '@shop/domain/pricing/input';
import { expect, it } from 'vitest';
import { dayPriceParts } from './day-price.ts';

const text = (lt: string) => ({ lt, en: lt });

const choice: ItemChoice = {
  kitId: 1,
  kind: 'regular',
  unitPriceCents: 2120,
  combinationPriceCents: 150,
  periodId: 1,
  days: 10,
  amount: 2,
  allergens: [{ id: 5, percent: 5 }],
  kitDiscount: null,
  additions: [{ id: 7, dayPriceCents: 330, isForUnique: false }],
};

it('a day’s price is told from all its parts, and they make the price that is asked for', () => {
  const parts = dayPriceParts(choice, {
    mealKitId: 1,
    name: text('Rinkinys'),
    isUnique: false,
    kcal: 3000,
    meals: [],
    menuType: null,
    dishes: [],
    combinationId: 3,
    combination: text('Dideli pietūs'),
    allergens: [{ id: 5, name: text('Žuvys'), percent: 5 }],
    additions: [{ id: 7, name: text('Dienos sriuba'), pricePerDayCents: 330 }],
  });
  expect(parts).toEqual([
    { kind: 'kit', cents: 2120 },
    { kind: 'combination', name: text('Dideli pietūs'), cents: 150 },
    { kind: 'allergens', percent: 5 },
    { kind: 'addition', name: text('Dienos sriuba'), cents: 330 },
  ]);
  const oneDay = (2120 + 150) * 1.05 + 330;
  expect(priceItem(choice).itemTotalCents).toBe(Math.round(oneDay * 10 * 2));
});
