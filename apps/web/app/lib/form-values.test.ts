import { expect, test } from 'vitest';
import { bodyOf, nested, valuesOf } from './form-values.ts';

test('a thing becomes fields: texts by language, parts with dots, lists with commas, yes as a ticked box', () => {
  expect(
    valuesOf({
      id: 7,
      name: { lt: 'Kaunas', en: '' },
      isActive: true,
      isHidden: false,
      note: null,
      price: { cents: 1290, label: { lt: 'Kaina', en: 'Price' } },
      cityIds: [3, 5],
    }),
  ).toEqual({
    id: '7',
    nameLt: 'Kaunas',
    nameEn: '',
    isActive: 'on',
    isHidden: '',
    note: '',
    'price.cents': '1290',
    'price.labelLt': 'Kaina',
    'price.labelEn': 'Price',
    cityIds: '3,5',
  });
});

test('fields become a body: names with dots nest, beside what is there', () => {
  const parts = [nested('name', 'Kaunas'), nested('price.cents', 1290), nested('price.vat.percent', 21)];
  expect(bodyOf(parts)).toEqual({ name: 'Kaunas', price: { cents: 1290, vat: { percent: 21 } } });
});
