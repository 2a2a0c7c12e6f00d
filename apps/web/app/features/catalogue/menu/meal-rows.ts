import type { MenuDay } from '@shop/contract/meal-kits';
import type { MealType } from '@shop/contract/parts';

type Slots = MenuDay['dishes'];

/**
 * The row of every dish where days stand side by side: a meal has the same rows on each of them, also where a day lacks
 * it. A meal that no day has takes no room.
 */
export const mealRows = (
  days: readonly { readonly dishes: Slots }[],
  meals: readonly MealType[],
): { readonly count: number; readonly rowsOf: (slots: Slots) => readonly number[] } => {
  const firstRow = new Map<MealType, number>();
  let count = 0;
  for (const meal of meals) {
    firstRow.set(meal, count);
    count += Math.max(0, ...days.map(({ dishes }) => dishes.filter((slot) => slot.meal === meal).length));
  }
  return {
    count,
    rowsOf: (slots) =>
      slots.map(({ meal }, index) => {
        const before = slots.slice(0, index).filter((slot) => slot.meal === meal).length;
        return (firstRow.get(meal) ?? 0) + before;
      }),
  };
};
