import type { MealKit, MealKitInput } from '@shop/contract/meal-kits';
import { lowestBeforeReduction, lowestDayPrice, periodPrices } from '@shop/domain/pricing/past-prices';
import type { Actor } from '../../../actor.ts';
import type { Work } from '../../../db/unit-of-work.ts';
import type { PricingRows } from './pricing-rows.repository.ts';

type Reduced = Pick<MealKit, 'reduced' | 'lowestPrices'>;
type Kit = Pick<
  MealKit,
  'id' | 'isUnique' | 'priceCents' | 'discount' | 'calories' | 'periods' | 'combinations'
>;

/** What a reduced kit costs now, and the lowest that it cost before. */
export const reductionOf = (kit: Kit, history: PricingRows['priceHistory']): Reduced => {
  if (!kit.discount) return { reduced: null, lowestPrices: [] };
  const lowest = lowestBeforeReduction(history);
  const calorieIds = new Map(kit.calories.map(({ id, kcal }) => [kcal, id]));
  const onSale = new Set(kit.periods.map(({ id }) => id));
  return {
    reduced: {
      fromCents: lowestDayPrice(periodPrices(kit), kit.periods) ?? 0,
      lowestFromCents: lowestDayPrice(lowest, kit.periods),
    },
    lowestPrices: lowest.flatMap(({ kcal, periodId, cents }) => {
      const calorieId = kcal === null ? null : calorieIds.get(kcal);
      return calorieId === undefined || !onSale.has(periodId) ? [] : [{ calorieId, periodId, cents }];
    }),
  };
};

/** Writes down what a kit costs from now on, together with the change itself. */
export const recordPrices = async (
  within: Work,
  mealKitId: number,
  input: MealKitInput,
  periods: ReadonlyMap<number, { readonly id: number; readonly days: number }>,
  { now }: Actor,
): Promise<void> => {
  const prices = periodPrices({
    id: mealKitId,
    isUnique: input.isUnique,
    priceCents: input.priceCents,
    discount: input.discount,
    periods: input.periodIds.flatMap((id) => periods.get(id) ?? []),
    calories: input.calories.map(({ kcal, prices: list }) => ({ id: kcal, kcal, prices: list })),
  });
  await within.priceHistory.record({ mealKitId, at: now, isReduced: input.discount !== null, prices });
};
