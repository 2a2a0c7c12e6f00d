import type { BoxDish, BoxSum } from '@shop/contract/boxes';
import type { Dish } from '@shop/contract/dishes';
import type { BoughtItem } from '@shop/contract/orders';
import { sum } from '@shop/domain/money';
import { dayOfLevel } from '@shop/domain/portions';
import type { Text } from '@shop/domain/text';
import type { DishInBox } from '../boxes/box-dishes.ts';

export type FilledBox = {
  readonly dishes: readonly BoxDish[];
  /** Null while nothing is known of it. */
  readonly sum: BoxSum | null;
};

type LeftOut = BoughtItem['allergens'];

const leftOutIn = (dish: Pick<Dish, 'allergens'> | undefined, leftOut: LeftOut): Text[] =>
  leftOut.filter(({ id }) => dish?.allergens.some((has) => has.id === id)).map(({ name }) => name);

const tenths = (grams: number): number => Math.round(grams * 10) / 10;

/** What is in a box: its dishes in the portions of the bought level. What is no longer known is left out. */
export const fillBox = (
  item: Pick<BoughtItem, 'kcal' | 'meals' | 'allergens'>,
  inBox: readonly DishInBox[],
  dishes: ReadonlyMap<number, Dish>,
): FilledBox => {
  const slots = inBox.flatMap(({ meal, dishId, insteadOf }) => {
    const dish = dishes.get(dishId);
    return dish ? [{ meal, dish, other: insteadOf }] : [];
  });
  const filled = dayOfLevel(slots, item).dishes.map(({ meal, dish, other }): BoxDish => {
    const menuDish = other ? dishes.get(other.dishId) : undefined;
    return {
      meal,
      dish,
      insteadOf:
        other && menuDish
          ? { name: menuDish.name, allergens: leftOutIn(menuDish, item.allergens), reason: other.reason }
          : null,
      clashes: leftOutIn(dish, item.allergens),
    };
  });
  if (filled.length === 0) return { dishes: [], sum: null };
  const total = (name: 'proteins' | 'fats' | 'carbohydrates'): number =>
    tenths(filled.reduce((grams, { dish }) => grams + dish[name], 0));
  return {
    dishes: filled,
    sum: {
      kcal: sum(filled.map(({ dish }) => dish.calories)),
      proteins: total('proteins'),
      fats: total('fats'),
      carbohydrates: total('carbohydrates'),
    },
  };
};
