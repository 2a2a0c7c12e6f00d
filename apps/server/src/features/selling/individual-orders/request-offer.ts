import type { IndividualAnswers, RequestOffer } from '@shop/domain/individual/answers';
import { requestedDays } from '@shop/domain/individual/answers';
import { energyKcal } from '@shop/domain/individual/energy';
import { suggestedPrice, type SuggestedPrice } from '@shop/domain/individual/price';
import type { Snapshot } from '../../catalogue/snapshot/catalogue.ts';

/** What a request can be made of today. */
export const requestOffer = (
  { periods, dietPlans, allergens, products, pricing, settings }: Snapshot,
  isMenuSaved: boolean,
): RequestOffer => ({
  periods,
  hasDietPlan: (id) => dietPlans.has(id),
  hasAllergen: (id) => allergens.has(id),
  hasProduct: (id) => products.has(id),
  cityIds: pricing.offer.cityIds,
  maxDays: settings.individualOrder.maxDays,
  isMenuSaved,
});

/** What the shop proposes to itself; null: too little is known. */
export const suggestionFor = (
  answers: IndividualAnswers,
  days: number | null,
  { allergens, periods, settings }: Snapshot,
): SuggestedPrice | null => {
  const kcal = energyKcal(answers);
  const count = days ?? requestedDays(answers, periods);
  if (kcal === null || count === null) return null;
  return suggestedPrice(
    {
      meals: new Set(answers.meals).size,
      kcal,
      days: count,
      allergenPercents: [...new Set(answers.allergenIds)].flatMap(
        (id) => allergens.get(id)?.pricePercent ?? [],
      ),
    },
    settings.individualOrder,
  );
};
