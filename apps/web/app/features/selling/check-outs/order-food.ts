import type { MealKit } from '@shop/contract/meal-kits';
import type { Text } from '@shop/domain/text';
import { dayOfLevel } from '@shop/domain/portions';
import type { ShownCheckOut } from './check-out-data.ts';

export type KnownDish = {
  readonly name: Text;
  readonly kcal: number;
  /** It holds what this buyer has left out, so it comes otherwise than on the menu. */
  readonly isAdapted: boolean;
};

/** What is known to be in the boxes: by the order's line and its day. */
export type OrderFood = Readonly<Record<number, Readonly<Record<string, readonly KnownDish[]>>>>;

type Line = Pick<ShownCheckOut['orders'][number], 'id' | 'mealKitId' | 'orderableItem' | 'deliveries'>;
type Kit = Pick<MealKit, 'isUnique' | 'meals' | 'menus' | 'dishes'>;

/** A regular kit has the menus of this week and the next, in the portions of its level; a unique one always its own dishes. */
const dishesOn = (day: string, { orderableItem }: Line, kit: Kit): KnownDish[] => {
  const onMenu = kit.menus.flatMap(({ days }) => days).find(({ date }) => date === day)?.dishes ?? [];
  const { kcal, allergens } = orderableItem;
  const leftOut = new Set(allergens.map(({ id }) => id));
  const dishes = kit.isUnique
    ? kit.dishes
    : dayOfLevel(onMenu, { meals: kit.meals, kcal }).dishes.map(({ dish }) => dish);
  return dishes.map((dish) => ({
    name: dish.name,
    kcal: dish.calories,
    isAdapted: dish.allergens.some(({ id }) => leftOut.has(id)),
  }));
};

export const foodOf = (orders: readonly Line[], kits: ReadonlyMap<number, Kit>): OrderFood =>
  Object.fromEntries(
    orders.map((order) => {
      const kit = kits.get(order.mealKitId ?? 0);
      const days = kit ? order.deliveries.map(({ day }) => [day, dishesOn(day, order, kit)] as const) : [];
      return [order.id, Object.fromEntries(days.filter(([, dishes]) => dishes.length > 0))];
    }),
  );
