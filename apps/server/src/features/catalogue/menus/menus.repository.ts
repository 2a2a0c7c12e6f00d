import type { MealType } from '@shop/contract/parts';
import type { Day } from '@shop/domain/day';
import { and, asc, eq } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { updateRow } from '../../base/crud/crud.repository.ts';
import { menuDishes, menus, menuTypes } from '../../../db/schema/index.ts';

export type Slot = { readonly weekday: number; readonly meal: MealType; readonly dishId: number };
export type SlotChoice = {
  readonly dishId: number;
  readonly weekday?: number | undefined;
  readonly meal?: MealType | undefined;
};

export const menusRepository = (handle: Handle) => ({
  /** A menu of each type for each of these weeks that has none yet; how many were made. */
  openWeeks: async (mondays: readonly Day[]): Promise<number> => {
    const types = await handle.select({ id: menuTypes.id }).from(menuTypes).orderBy(asc(menuTypes.id));
    const rows = mondays.flatMap((weekStart) => types.map(({ id }) => ({ menuTypeId: id, weekStart })));
    if (rows.length === 0) return 0;
    const { rowCount } = await handle.insert(menus).values(rows).onConflictDoNothing();
    return rowCount ?? 0;
  },
  /** Held until the transaction ends, so that two people fill the same menu one after the other. */
  lock: async (id: number): Promise<{ daysAmount: number; slots: Slot[] } | null> => {
    const [menu] = await handle.select().from(menus).where(eq(menus.id, id)).for('update');
    if (!menu) return null;
    const slots = await handle
      .select({ weekday: menuDishes.weekday, meal: menuDishes.meal, dishId: menuDishes.dishId })
      .from(menuDishes)
      .where(eq(menuDishes.menuId, id));
    return { daysAmount: menu.daysAmount, slots };
  },
  add: async (menuId: number, slot: Slot): Promise<void> => {
    await handle.insert(menuDishes).values({ menuId, ...slot });
    await updateRow(handle, menus, { id: menuId }, {});
  },
  /** The places that it was taken from. */
  removeDish: async (menuId: number, { dishId, weekday, meal }: SlotChoice): Promise<Slot[]> => {
    const gone = await handle
      .delete(menuDishes)
      .where(
        and(
          eq(menuDishes.menuId, menuId),
          eq(menuDishes.dishId, dishId),
          weekday === undefined ? undefined : eq(menuDishes.weekday, weekday),
          meal === undefined ? undefined : eq(menuDishes.meal, meal),
        ),
      )
      .returning({ weekday: menuDishes.weekday, meal: menuDishes.meal, dishId: menuDishes.dishId });
    if (gone.length > 0) await updateRow(handle, menus, { id: menuId }, {});
    return gone;
  },
});
