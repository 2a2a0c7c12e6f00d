import { allocate } from './money.ts';
import type { Meal } from './meals.ts';

/** What a portion holds, as on its label. */
export type Portion = {
  readonly calories: number;
  readonly weightGrams: number;
  readonly fats: number;
  readonly saturates: number;
  readonly carbohydrates: number;
  readonly sugars: number;
  readonly proteins: number;
  readonly salt: number;
};

const tenths = (grams: number): number => Math.round(grams * 10) / 10;

/** Of salt there is so little that a tenth of a gram would say too little of it. */
const hundredths = (grams: number): number => Math.round(grams * 100) / 100;

/**
 * A day's dishes as portions of a calorie level: a menu is the same for all levels, only the portions grow and shrink.
 * The energy is allotted by largest remainder, so that the day makes the level exactly; the rest follows each dish's share.
 */
export function portionsOfLevel<D extends Portion>(dishes: readonly D[], kcal: number): D[] {
  const energies = dishes.map((dish) => dish.calories);
  if (energies.every((energy) => energy === 0)) return [...dishes];
  const shares = allocate(kcal, energies);
  return dishes.map((dish, index) => {
    const calories = shares[index]!;
    const by = dish.calories === 0 ? 1 : calories / dish.calories;
    return {
      ...dish,
      calories,
      weightGrams: Math.round(dish.weightGrams * by),
      fats: tenths(dish.fats * by),
      saturates: tenths(dish.saturates * by),
      carbohydrates: tenths(dish.carbohydrates * by),
      sugars: tenths(dish.sugars * by),
      proteins: tenths(dish.proteins * by),
      salt: hundredths(dish.salt * by),
    };
  });
}

/**
 * A day's dishes in the portions of the level. A day that lacks one of the kit's meals has its usual portions: the dishes
 * that are there would be made to stand for those that are still to come.
 */
export const dayOfLevel = <S extends { readonly meal: Meal; readonly dish: Portion }>(
  slots: readonly S[],
  { meals, kcal }: { readonly meals: readonly Meal[]; readonly kcal: number | null },
): { readonly dishes: S[]; readonly kcal: number | null } => {
  const isWhole = meals.every((meal) => slots.some((slot) => slot.meal === meal));
  if (kcal === null || !isWhole) return { dishes: [...slots], kcal: null };
  const portions = portionsOfLevel(
    slots.map(({ dish }) => dish),
    kcal,
  );
  return {
    dishes: slots.map((slot, index) => ({ ...slot, dish: portions[index] ?? slot.dish })),
    kcal,
  };
};
