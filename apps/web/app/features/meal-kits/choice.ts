import type { Addition } from '@shop/contract/additions';
import type { Allergen } from '@shop/contract/allergens';
import type { MealKit } from '@shop/contract/meal-kits';
import type { ItemChoice } from '@shop/domain/pricing/input';

/** What a buyer picks of a kit: ids only, so that it can be kept and priced anew with today's prices. */
export type KitChoice = {
  readonly calorieId: number | null;
  readonly periodId: number;
  readonly combinationId: number | null;
  readonly amount: number;
  readonly allergenIds: readonly number[];
  readonly additionIds: readonly number[];
};

/** How the kit is offered at first: middle calories, the middle period, nothing left out. */
export const firstChoice = (kit: MealKit, wish: { kcal?: number; days?: number } = {}): KitChoice => {
  const middle = <T>(list: readonly T[]): T | undefined => list[Math.floor((list.length - 1) / 2)];
  const calorie = kit.calories.find((each) => each.kcal === wish.kcal) ?? middle(kit.calories);
  const period = kit.periods.find((each) => each.days === wish.days) ?? middle(kit.periods);
  return {
    calorieId: calorie?.id ?? null,
    periodId: period?.id ?? 0,
    combinationId: kit.combinations[0]?.id ?? null,
    amount: 1,
    allergenIds: [],
    additionIds: [],
  };
};

/** The price of a day for this choice, before anything is added to it. */
export const dayPrice = (kit: MealKit, calorieId: number | null, periodId: number): number =>
  kit.isUnique
    ? (kit.priceCents ?? 0)
    : (kit.calories.find((each) => each.id === calorieId)?.prices.find((price) => price.periodId === periodId)
        ?.priceCents ?? 0);

type Offer = { readonly allergens: readonly Allergen[]; readonly additions: readonly Addition[] };

/** The choice with the prices that it has today: what the price is computed from. */
export const pricedChoice = (
  kit: MealKit,
  choice: KitChoice,
  { allergens, additions }: Offer,
): ItemChoice => ({
  kitId: kit.id,
  kind: kit.isUnique ? 'unique' : 'regular',
  unitPriceCents: dayPrice(kit, choice.calorieId, choice.periodId),
  combinationPriceCents:
    kit.combinations.find((each) => each.id === choice.combinationId)?.pricePerDayCents ?? 0,
  periodId: choice.periodId,
  days: kit.periods.find((each) => each.id === choice.periodId)?.days ?? 0,
  amount: choice.amount,
  allergens: allergens
    .filter((each) => choice.allergenIds.includes(each.id))
    .map(({ id, pricePercent }) => ({ id, percent: pricePercent })),
  kitDiscount: kit.discount,
  additions: additions
    .filter((each) => choice.additionIds.includes(each.id))
    .map(({ id, pricePerDayCents, isForUnique }) => ({ id, dayPriceCents: pricePerDayCents, isForUnique })),
});
