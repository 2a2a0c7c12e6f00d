import { addDays } from '@shop/domain/day';
import { currentMenuWeek } from '@shop/domain/week';
import type { Handle } from '../database.ts';
import * as schema from '../schema/index.ts';
import { dishes } from './content/dishes.ts';
import { menuTypes, menuWeeks } from './content/menus.ts';
import { idOf, type Ids } from './rows.ts';

/** The demo's keys for rows that are already there, found by their Lithuanian names. */
const idsByName = (
  content: readonly { readonly name: { readonly lt: string }; readonly key: string }[],
  rows: readonly { readonly id: number; readonly name: { readonly lt: string } }[],
): Ids => {
  const keys = new Map(content.map(({ name, key }) => [name.lt, key]));
  return new Map(rows.flatMap(({ id, name }) => (keys.has(name.lt) ? [[keys.get(name.lt) ?? '', id]] : [])));
};

/** Menus for the weeks that today calls current and next; a week that has a menu keeps it. */
export const fillMenus = async (tx: Handle, now: Date): Promise<void> => {
  const typeIds = idsByName(menuTypes, await tx.select().from(schema.menuTypes));
  const dishIds = idsByName(
    dishes.map(({ name, slug }) => ({ name, key: slug })),
    await tx.select().from(schema.dishes),
  );
  const thisWeek = currentMenuWeek(now);
  const weeks = [
    [thisWeek, 'a'],
    [addDays(thisWeek, 7), 'b'],
  ] as const;
  for (const [weekStart, variant] of weeks) {
    for (const { key } of menuTypes) {
      const menuTypeId = typeIds.get(key);
      // The owner renamed or removed it: the demo leaves the shop alone.
      if (menuTypeId === undefined) continue;
      const [menu] = await tx
        .insert(schema.menus)
        .values({ menuTypeId, weekStart })
        .onConflictDoNothing()
        .returning({ id: schema.menus.id });
      if (!menu) continue;
      const slots = menuWeeks[key][variant].flatMap((day, index) =>
        Object.entries(day).map(([meal, slug]) => ({ weekday: index + 1, meal, slug })),
      );
      await tx.insert(schema.menuDishes).values(
        slots
          .filter(({ slug }) => dishIds.has(slug))
          .map(({ weekday, meal, slug }) => ({
            menuId: menu.id,
            weekday,
            meal: meal as (typeof schema.menuDishes.$inferInsert)['meal'],
            dishId: idOf(dishIds, slug),
          })),
      );
    }
  }
};
