import type { PricedKit, prices } from '@shop/contract/prices';
import { lowestDayPrice, periodPrices } from '@shop/domain/pricing/past-prices';
import type { Handlers } from '../../../http/context.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import type { Kit } from '../snapshot/snapshot.ts';
import { presentSummary } from '../meal-kits/meal-kits.presenter.ts';

const reducedPrices = (kit: Kit): PricedKit['reducedPrices'] => {
  if (!kit.discount) return [];
  const idOf = new Map(kit.calories.map(({ id, kcal }) => [kcal, id]));
  return periodPrices(kit).map((price) => {
    const { kcal, periodId } = price;
    const calorieId = kcal === null ? null : idOf.get(kcal);
    const before = kit.lowestPrices.filter(
      (each) => each.periodId === periodId && each.calorieId === calorieId,
    );
    const perDay = (prices: readonly { readonly cents: number }[]) =>
      lowestDayPrice(
        prices.map(({ cents }) => ({ kcal, periodId, cents })),
        kit.periods,
      );
    return { kcal, periodId, dayCents: perDay([price]) ?? 0, lowestDayCents: perDay(before) };
  });
};

export const pricesRoutes = (catalogue: Catalogue): Handlers<typeof prices> => ({
  'GET /prices': async () => ({
    data: [...(await catalogue.snapshot()).kits.values()]
      .filter((kit) => !kit.isHidden)
      .map((kit) => ({
        ...presentSummary(kit),
        priceCents: kit.priceCents,
        calories: kit.calories,
        periods: kit.periods,
        reducedPrices: reducedPrices(kit),
      })),
  }),
});
