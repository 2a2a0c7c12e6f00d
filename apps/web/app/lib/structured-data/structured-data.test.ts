import type { MealKit } from '@shop/contract/meal-kits';
import { describe, expect, it } from 'vitest';
import { faqPage } from './faq-page.ts';
import { product } from './product.ts';

const text = { lt: 'Subalansuotas', en: 'Balanced' };

const aKit = (details: Partial<MealKit> = {}): MealKit => ({
  id: 7,
  version: 1,
  name: text,
  tagline: text,
  description: text,
  traits: [],
  isUnique: false,
  isHidden: false,
  isRecommended: false,
  colour: '#fadfea',
  priceFromCents: 1190,
  priceFor: { kcal: 1500, days: 10 },
  priceCents: null,
  discount: null,
  reduced: null,
  lowestPrices: [],
  kcalFrom: 1500,
  kcalTo: 2000,
  dietPlans: [],
  thumbnail: null,
  pictures: [],
  calories: [
    {
      id: 1,
      kcal: 1500,
      prices: [
        { periodId: 1, priceCents: 1290 },
        { periodId: 2, priceCents: 1190 },
      ],
    },
    {
      id: 2,
      kcal: 2000,
      prices: [
        { periodId: 1, priceCents: 1490 },
        { periodId: 2, priceCents: 1390 },
      ],
    },
  ],
  periods: [
    { id: 1, version: 1, days: 5 },
    { id: 2, version: 1, days: 10 },
  ],
  combinations: [],
  macronutrients: { proteins: 30, fats: 30, carbohydrates: 40 },
  meals: ['breakfast', 'lunch'],
  menuTypeId: null,
  menus: [],
  dishes: [],
  allergenIds: [],
  ...details,
});

const offersOf = (kit: MealKit) => {
  const { offers } = product('https://shop.example', kit, 'Shop');
  return offers && [offers.lowPrice, offers.highPrice, offers.offerCount];
};

describe('what search engines read of a kit', () => {
  it('is the price of a day, from the least to the most', () => {
    expect(offersOf(aKit())).toEqual(['11.90', '14.90', 4]);
    expect(offersOf(aKit({ isUnique: true, priceCents: 4900, calories: [] }))).toEqual(['49.00', '49.00', 2]);
  });

  it('has the kit’s discount taken off, as on its page', () => {
    expect(offersOf(aKit({ discount: { type: 'percentage', amount: 10 } }))).toEqual(['10.71', '13.41', 4]);
    expect(offersOf(aKit({ discount: { type: 'fixed', amount: 500 } }))).toEqual(['11.40', '13.90', 4]);
  });

  it('says nothing of an offer where the kit has no price', () => {
    expect(offersOf(aKit({ calories: [] }))).toBeUndefined();
    expect(JSON.stringify(product('https://shop.example', aKit({ calories: [] }), 'Shop'))).not.toContain(
      'Infinity',
    );
  });
});

it('an answer is read without its tags, with its signs as people see them', () => {
  const question = { lt: 'Ar galima?', en: '' };
  const answer = { lt: '<p>Taip: <strong>sūris</strong> &amp; duona.</p>', en: '' };
  const [entry] = faqPage([{ id: 1, version: 1, sectionId: 1, position: 0, question, answer }]).mainEntity;
  expect(entry?.acceptedAnswer.text).toBe('Taip: sūris & duona.');
});
