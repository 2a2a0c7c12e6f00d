import { expect, test } from 'vitest';
import { couponsIn, formField, isAsShown, seenPrices } from './christmas-typed.ts';

const form = (values: Readonly<Record<string, string>>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
};
const way = {
  id: 4,
  cityId: 1,
  cityName: { lt: 'Vilnius', en: 'Vilnius' },
  kind: 'evening_23' as const,
  day: null,
  fromTime: '17:00',
  toTime: '21:00',
  priceCents: 700,
  setsLeft: 3,
  setsLimit: null,
};

test('a price is as it was shown where both the set and the chosen way are', () => {
  const now = seenPrices(8900, [way]);
  expect(isAsShown(form({ seenSet: '8900', 'seenWay.4': '700' }), 4, now)).toBe(true);
  expect(isAsShown(form({ seenSet: '7900', 'seenWay.4': '700' }), 4, now)).toBe(false);
  expect(isAsShown(form({ seenSet: '8900', 'seenWay.4': '500' }), 4, now)).toBe(false);
});

test('several coupons are typed into one field', () => {
  expect(couponsIn(form({ coupons: ' ABCD-EFGH-JKLM, MNPQ-RSTU-VWXY ,' }))).toEqual([
    'ABCD-EFGH-JKLM',
    'MNPQ-RSTU-VWXY',
  ]);
  expect(couponsIn(form({ coupons: '' }))).toEqual([]);
});

test.each([
  ['buyer.firstName', 'firstName'],
  ['items.0.amount', 'amount'],
  ['delivery.method', 'method'],
  ['cityId', 'christmasWayId'],
  ['coupons.0', 'coupons'],
  ['agreeTerms', 'agreeTerms'],
])('%s is told beside %s', (name, field) => {
  expect(formField(name)).toBe(field);
});
