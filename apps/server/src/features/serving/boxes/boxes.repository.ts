import type { Meal } from '@shop/domain/meals';
import type { Day } from '@shop/domain/day';
import { and, eq, inArray } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { dishExchanges, menuDishes, menus } from '../../../db/schema/index.ts';

/** A place of a weekly menu. */
export type MenuPlace = {
  readonly menuTypeId: number;
  readonly weekStart: Day;
  readonly weekday: number;
  readonly meal: Meal;
  readonly dishId: number;
};

export type Exchange = {
  readonly deliveryId: number;
  readonly dishId: number;
  readonly withDishId: number;
  readonly reason: string;
};

export const boxesRepository = (handle: Handle) => ({
  /** Of weeks however long ago: the catalogue in memory holds only those that are shown. */
  menuPlaces: async (menuTypeIds: readonly number[], weeks: readonly Day[]): Promise<MenuPlace[]> =>
    menuTypeIds.length === 0
      ? []
      : handle
          .select({
            menuTypeId: menus.menuTypeId,
            weekStart: menus.weekStart,
            weekday: menuDishes.weekday,
            meal: menuDishes.meal,
            dishId: menuDishes.dishId,
          })
          .from(menus)
          .innerJoin(menuDishes, eq(menuDishes.menuId, menus.id))
          .where(and(inArray(menus.menuTypeId, [...menuTypeIds]), inArray(menus.weekStart, [...weeks])))
          .orderBy(menuDishes.id),
  exchanges: async (deliveryIds: readonly number[]): Promise<Exchange[]> =>
    deliveryIds.length === 0
      ? []
      : handle
          .select({
            deliveryId: dishExchanges.deliveryId,
            dishId: dishExchanges.dishId,
            withDishId: dishExchanges.withDishId,
            reason: dishExchanges.reason,
          })
          .from(dishExchanges)
          .where(inArray(dishExchanges.deliveryId, [...deliveryIds])),
  exchange: async ({ deliveryId, dishId, withDishId, reason }: Exchange): Promise<void> => {
    await handle
      .insert(dishExchanges)
      .values({ deliveryId, dishId, withDishId, reason })
      .onConflictDoUpdate({
        target: [dishExchanges.deliveryId, dishExchanges.dishId],
        set: { withDishId, reason },
      });
  },
  withdrawExchange: async ({
    deliveryId,
    dishId,
  }: Pick<Exchange, 'deliveryId' | 'dishId'>): Promise<void> => {
    await handle
      .delete(dishExchanges)
      .where(and(eq(dishExchanges.deliveryId, deliveryId), eq(dishExchanges.dishId, dishId)));
  },
});
