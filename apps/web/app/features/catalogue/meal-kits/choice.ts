import type { Addition } from '@shop/contract/additions';
import type { Allergen } from '@shop/contract/allergens';
import type { PriceListKit } from '@shop/contract/price-list';
import type { ItemPrice } from '@shop/domain/pricing/figures';
import { priceItem } from '@shop/domain/pricing/item';
import { choiceOf, holdsLeftOut, type ItemRequest } from '@shop/domain/pricing/offer';
import { firstOffered } from './first-offered.ts';

/** What a buyer picks of a kit: ids only, so that it can be kept and priced anew with today's prices. */
export type KitChoice = Omit<ItemRequest, 'mealKitId'>;

/** A kit as far as choosing from it goes. */
export type ChoosableKit = Pick<
  PriceListKit,
  | 'id'
  | 'isUnique'
  | 'priceCents'
  | 'discount'
  | 'calories'
  | 'periods'
  | 'combinations'
  | 'allergenIds'
  | 'lowestPrices'
>;

/** How the kit is offered at first: middle calories, the middle period, nothing left out. */
export const firstChoice = (
  kit: ChoosableKit,
  wish: { kcal?: number | undefined; days?: number } = {},
): KitChoice => {
  const calorie = kit.calories.find((each) => each.kcal === wish.kcal) ?? firstOffered(kit.calories);
  const period = kit.periods.find((each) => each.days === wish.days) ?? firstOffered(kit.periods);
  return {
    calorieId: calorie?.id ?? null,
    periodId: period?.id ?? null,
    combinationId: kit.combinations[0]?.id ?? null,
    amount: 1,
    allergenIds: [],
    additionIds: [],
  };
};

export type Extras = { readonly allergens: readonly Allergen[]; readonly additions: readonly Addition[] };

type ChosenExtras = Pick<KitChoice, 'combinationId' | 'allergenIds' | 'additionIds'>;

/** The same choice without additions that hold what is left out, and with a combination that does not. */
export const withoutClashes = <Choice extends ChosenExtras>(
  kit: Pick<ChoosableKit, 'combinations'>,
  choice: Choice,
  { additions }: Pick<Extras, 'additions'>,
): Choice => {
  const combination = kit.combinations.find(({ id }) => id === choice.combinationId);
  const other = kit.combinations.find((each) => !holdsLeftOut(each, choice));
  return {
    ...choice,
    combinationId:
      combination && holdsLeftOut(combination, choice) ? (other?.id ?? null) : choice.combinationId,
    additionIds: choice.additionIds.filter((id) => {
      const addition = additions.find((each) => each.id === id);
      return !addition || !holdsLeftOut(addition, choice);
    }),
  };
};

const byId = <T extends { readonly id: number }>(items: readonly T[]): ReadonlyMap<number, T> =>
  new Map(items.map((each) => [each.id, each]));

/** What the choice costs today by itself; null where a part of it is gone. */
export const choicePrice = (kit: ChoosableKit, choice: KitChoice, extras: Extras): ItemPrice | null => {
  const priced = choiceOf(
    { mealKitId: kit.id, ...choice },
    {
      kits: new Map([[kit.id, kit]]),
      allergens: byId(extras.allergens),
      additions: byId(extras.additions),
    },
  );
  return priced && priceItem(priced);
};

/** What one set of this choice cost at least in the 30 days before the kit's discount began, where that is known. */
export const lowestBefore = (kit: ChoosableKit, { calorieId, periodId }: KitChoice): number | null =>
  kit.lowestPrices.find(
    (each) => each.periodId === periodId && (each.calorieId === null || each.calorieId === calorieId),
  )?.cents ?? null;
