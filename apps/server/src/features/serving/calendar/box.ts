import type { BoxDish, BoxSum } from '@shop/contract/boxes';
import type { Dish } from '@shop/contract/dishes';
import type { MenuDish } from '@shop/contract/individual-orders';
import type { BoughtItem } from '@shop/contract/orders';
import { sum } from '@shop/domain/money';
import { dayOfLevel, portionsOfLevel } from '@shop/domain/portions';
import type { Text } from '@shop/domain/text';
import type { Snapshot } from '../../catalogue/snapshot/catalogue.ts';
import { type DishInBox, isOwnDish } from '../boxes/box-dishes.ts';

type Allergens = Snapshot['allergens'];

export type FilledBox = {
  readonly dishes: readonly BoxDish[];
  /** Null while nothing is known of it. */
  readonly sum: BoxSum | null;
};

type LeftOut = BoughtItem['allergens'];

const leftOutIn = (dish: Pick<Dish, 'allergens'> | undefined, leftOut: LeftOut): Text[] =>
  leftOut.filter(({ id }) => dish?.allergens.some((has) => has.id === id)).map(({ name }) => name);

const tenths = (grams: number): number => Math.round(grams * 10) / 10;

const nothingSaid = { lt: '', en: '' };

/** A dish that the shop wrote for one box alone, as any other is shown. */
const ownDish = (dishId: number, written: MenuDish, allergens: Allergens): Dish => ({
  id: dishId,
  version: 1,
  name: written.name,
  description: nothingSaid,
  ingredients: nothingSaid,
  mealType: written.meal,
  menuTypeId: null,
  isUnique: false,
  isVegetarian: false,
  isVegan: false,
  isGlutenFree: false,
  calories: written.kcal,
  fats: written.fats,
  saturates: 0,
  carbohydrates: written.carbohydrates,
  sugars: 0,
  proteins: written.proteins,
  salt: 0,
  weightGrams: 0,
  allergens: written.allergenIds.flatMap((id) => {
    const found = allergens.get(id);
    return found ? [{ id, code: found.code, name: found.name }] : [];
  }),
  picture: null,
  evaluation: null,
});

/** One of the shop's in the portion that was written for this box. */
const inPortion = (dish: Dish, written: MenuDish): Dish => portionsOfLevel([dish], written.kcal)[0] ?? dish;

/** What is in a box: its dishes in the portions of the bought level. What is no longer known is left out. */
export const fillBox = (
  item: Pick<BoughtItem, 'kcal' | 'meals' | 'allergens'>,
  inBox: readonly DishInBox[],
  { dishes, allergens }: Pick<Snapshot, 'dishes' | 'allergens'>,
): FilledBox => {
  const dishIn = ({ dishId, written }: DishInBox): Dish | undefined => {
    const known = dishes.get(dishId);
    if (!written) return known;
    return known ? inPortion(known, written) : ownDish(dishId, written, allergens);
  };
  const slots = inBox.flatMap((each) => {
    const dish = dishIn(each);
    return dish ? [{ meal: each.meal, dish, other: each.insteadOf, isOwn: isOwnDish(each) }] : [];
  });
  const filled = dayOfLevel(slots, item).dishes.map(({ meal, dish, other, isOwn }): BoxDish => {
    const menuDish = other ? dishes.get(other.dishId) : undefined;
    return {
      meal,
      dish,
      isOwn,
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
