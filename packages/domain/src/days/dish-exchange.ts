import type { Meal } from '../meals.ts';

/** A dish as far as it may take another one's place in a box. */
export type ExchangedDish = {
  readonly id: number;
  readonly mealType: Meal;
  readonly allergens: readonly { readonly id: number }[];
};

export type ExchangeRefusal =
  /** It is the dish itself. */
  | 'dish_same'
  /** A dinner does not stand in for a breakfast. */
  | 'dish_of_other_meal'
  /** It holds something that this box leaves out. */
  | 'dish_holds_left_out';

/** Why a dish cannot take the place of another one that a box has for a meal; null: it can. */
export function exchangeRefusal(
  from: ExchangedDish,
  to: ExchangedDish,
  box: { readonly meal: Meal; readonly leftOutIds: readonly number[] },
): ExchangeRefusal | null {
  if (to.id === from.id) return 'dish_same';
  if (to.mealType !== from.mealType && to.mealType !== box.meal) return 'dish_of_other_meal';
  return to.allergens.some(({ id }) => box.leftOutIds.includes(id)) ? 'dish_holds_left_out' : null;
}
