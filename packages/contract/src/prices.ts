import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { mealKit, mealKitSummary } from './meal-kits.ts';
import { oneOf } from './parts.ts';

export const pricedKit = mealKitSummary.extend({
  priceCents: mealKit.shape.priceCents,
  calories: mealKit.shape.calories,
  periods: mealKit.shape.periods,
});
export type PricedKit = z.infer<typeof pricedKit>;

export const prices = endpoints({
  'GET /prices': {
    summary: 'Every kit that is on show with all its prices',
    access: 'public',
    response: oneOf(z.array(pricedKit)),
    cache: 'catalogue',
  },
});
