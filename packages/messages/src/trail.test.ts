import { trailActions } from '@shop/domain/states/trail';
import { expect, test } from 'vitest';
import { trailText } from './trail.ts';

test('everything that can happen to an order has words of its own in both languages', () => {
  for (const locale of ['lt', 'en'] as const) {
    const texts = trailActions.map((action) => trailText(action, null, locale));
    expect(texts.every((text) => text !== '')).toBe(true);
    expect(new Set(texts).size).toBe(trailActions.length);
  }
});

test('another way of paying is named', () => {
  expect(trailText('change_payment', 'cash', 'en')).toBe('Another payment method chosen: cash');
  expect(trailText('change_payment', 'by phone', 'en')).toBe('Another payment method chosen');
});
