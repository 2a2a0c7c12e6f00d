import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { mealKit, mealKitSummary } from './meal-kits.ts';
import { id, oneOf } from './parts.ts';

export const pricedKit = mealKitSummary.extend({
  priceCents: mealKit.shape.priceCents,
  calories: mealKit.shape.calories,
  periods: mealKit.shape.periods,
  /** Of a kit with a discount: what a day costs now, and the least that it cost in the 30 days before. */
  reducedPrices: z.array(
    z.object({
      kcal: z.int().nullable(),
      periodId: id,
      dayCents: z.int(),
      lowestDayCents: z.int().nullable(),
    }),
  ),
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
