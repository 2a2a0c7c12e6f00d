import { overwriteGetLocale } from '@shop/messages';
import { expect, it } from 'vitest';
import type { ChoosableKit } from './choice.ts';
import { periodOptions } from './period-options.ts';

overwriteGetLocale(() => 'en');

const kit: ChoosableKit = {
  id: 1,
  isUnique: false,
  priceCents: null,
  discount: null,
  calories: [
    {
      id: 5,
      kcal: 1800,
      prices: [
        { periodId: 1, priceCents: 1590 },
        { periodId: 2, priceCents: 1390 },
      ],
    },
  ],
  periods: [
    { id: 1, version: 1, days: 5 },
    { id: 2, version: 1, days: 20 },
  ],
  combinations: [],
  allergenIds: [],
  lowestPrices: [],
};

const told = (offer: ChoosableKit) => periodOptions(offer, 5).map(({ text, badge }) => [text, badge]);

it('a period says what a day of it costs, and what it saves against the shortest', () => {
  expect(told(kit)).toEqual([
    ['€15.90 / day', undefined],
    ['€13.90 / day', 'You save €40.00'],
  ]);
});

it('a kit with a discount says the prices that are paid', () => {
  expect(told({ ...kit, discount: { type: 'percentage', amount: 10 } })).toEqual([
    ['€14.31 / day', undefined],
    ['€12.51 / day', 'You save €36.00'],
  ]);
});
