import { addDays, type Day } from '@shop/domain/day';
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

/** The demo's two weeks take turns, whenever the shop was filled. */
const variantOf = (weekStart: Day): 'a' | 'b' =>
  Math.floor(Date.parse(weekStart) / (7 * 86_400_000)) % 2 === 1 ? 'a' : 'b';

/** Menus for the weeks that now calls current and next; a week that has a menu keeps it. Whether any was made. */
export const fillMenus = async (tx: Handle, now: Date): Promise<boolean> => {
  let isFilled = false;
  const typeIds = idsByName(menuTypes, await tx.select().from(schema.menuTypes));
  const dishIds = idsByName(
    dishes.map(({ name, slug }) => ({ name, key: slug })),
    await tx.select().from(schema.dishes),
  );
  const thisWeek = currentMenuWeek(now);
  for (const weekStart of [thisWeek, addDays(thisWeek, 7)]) {
    const variant = variantOf(weekStart);
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
      isFilled = true;
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
  return isFilled;
};
