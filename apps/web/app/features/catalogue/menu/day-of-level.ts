import type { MenuDay } from '@shop/contract/meal-kits';
import type { MealType } from '@shop/contract/parts';
import { portionsOfLevel } from '@shop/domain/portions';

type Slots = MenuDay['dishes'];

/**
 * A day's dishes in the portions of the level. A day that lacks one of the kit's meals has its usual portions: the dishes
 * that are there would be made to stand for those that are still to come.
 */
export const dayOfLevel = (
  slots: Slots,
  { meals, kcal }: { readonly meals: readonly MealType[]; readonly kcal: number | null },
): { readonly dishes: Slots; readonly kcal: number | null } => {
  const isWhole = meals.every((meal) => slots.some((slot) => slot.meal === meal));
  if (kcal === null || !isWhole) return { dishes: slots, kcal: null };
  const portions = portionsOfLevel(
    slots.map(({ dish }) => dish),
    kcal,
  );
  return {
    dishes: slots.map((slot, index) => ({ ...slot, dish: portions[index] ?? slot.dish })),
    kcal,
  };
};
