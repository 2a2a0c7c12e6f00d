import type { MenuDish } from '@shop/contract/individual-orders';
import type { BoughtItem } from '@shop/contract/orders';
import { type Day, isoWeekStart, weekday } from '@shop/domain/day';
import { byMeal, type Meal } from '@shop/domain/meals';
import type { Repositories } from '../../../db/unit-of-work.ts';
import type { Exchange, MenuPlace } from './boxes.repository.ts';

/** One box: a day of what was bought. */
export type Box = {
  readonly deliveryId: number;
  readonly day: Day;
  /** As it was bought for that day. */
  readonly item: Pick<BoughtItem, 'isUnique' | 'meals' | 'menuType' | 'dishes'>;
};

export type DishInBox = {
  readonly meal: Meal;
  readonly dishId: number;
  /** The menu's own dish, where another takes its place, and what is said of it. */
  readonly insteadOf: { readonly dishId: number; readonly reason: string } | null;
  /** Of an individual order: as the shop wrote it for this box. */
  readonly written?: MenuDish;
};

/** What is written for one box alone is no dish of the shop's: it is known by a number that none of them has. */
const OWN_DISHES_FROM = 2_147_480_000;
export const isOwnDish = ({ dishId }: Pick<DishInBox, 'dishId'>): boolean => dishId >= OWN_DISHES_FROM;

const writtenInBox = (dishes: readonly MenuDish[]): DishInBox[] =>
  dishes.map((written, index) => ({
    meal: written.meal,
    dishId: written.dishId ?? OWN_DISHES_FROM + index,
    insteadOf: null,
    written,
  }));

/** The dishes of a box by its menu, in the order of the day's meals; a unique kit has its own. None: not known yet. */
export const dishesInBox = (
  { deliveryId, day, item }: Box,
  places: readonly MenuPlace[],
  exchanges: readonly Exchange[],
): DishInBox[] => {
  const week = isoWeekStart(day);
  const ownMeal: Meal = item.meals[0] ?? 'undefined';
  const planned = item.isUnique
    ? item.dishes.map(({ id }) => ({ meal: ownMeal, dishId: id }))
    : places
        .filter(
          (place) =>
            place.menuTypeId === item.menuType?.id &&
            place.weekStart === week &&
            place.weekday === weekday(day) &&
            item.meals.includes(place.meal),
        )
        .toSorted((a, b) => byMeal(a.meal, b.meal));
  return planned.map(({ meal, dishId }) => {
    const other = exchanges.find((each) => each.deliveryId === deliveryId && each.dishId === dishId);
    return other
      ? { meal, dishId: other.withDishId, insteadOf: { dishId, reason: other.reason } }
      : { meal, dishId, insteadOf: null };
  });
};

/** Of many boxes at once, by their deliveries. */
export const readBoxDishes = async (
  { boxes: repository, deliveryMenus }: Pick<Repositories, 'boxes' | 'deliveryMenus'>,
  boxes: readonly Box[],
): Promise<ReadonlyMap<number, readonly DishInBox[]>> => {
  const types = new Set(boxes.flatMap(({ item }) => (item.menuType ? [item.menuType.id] : [])));
  const weeks = new Set(boxes.map(({ day }) => isoWeekStart(day)));
  const places = await repository.menuPlaces([...types], [...weeks]);
  const exchanges = await repository.exchanges(boxes.map(({ deliveryId }) => deliveryId));
  const menus = new Map(
    (await deliveryMenus.of(boxes.map(({ deliveryId }) => deliveryId))).map((menu) => [
      menu.deliveryId,
      menu.dishes,
    ]),
  );
  return new Map(
    boxes.map((box) => {
      const written = menus.get(box.deliveryId);
      return [box.deliveryId, written ? writtenInBox(written) : dishesInBox(box, places, exchanges)];
    }),
  );
};
