import type { KitMenu, MealKit, MealKitSummary } from '@shop/contract/meal-kits';
import { addDays } from '@shop/domain/day';
import { shownMenus } from '../snapshot/shown-menus.ts';
import type { Menu } from '../snapshot/menu.ts';
import type { Kit, Snapshot } from '../snapshot/snapshot.ts';

export const presentSummary = (kit: Kit): MealKitSummary => ({
  id: kit.id,
  version: kit.version,
  name: kit.name,
  tagline: kit.tagline,
  traits: kit.traits,
  colour: kit.colour,
  isUnique: kit.isUnique,
  isHidden: kit.isHidden,
  isRecommended: kit.isRecommended,
  priceFromCents: kit.priceFromCents,
  priceFor: kit.priceFor,
  discount: kit.discount,
  reduced: kit.reduced,
  kcalFrom: kit.kcalFrom,
  kcalTo: kit.kcalTo,
  dietPlans: kit.dietPlans,
  thumbnail: kit.thumbnail,
});

const presentMenu = (
  menu: Menu,
  weekType: KitMenu['weekType'],
  meals: ReadonlySet<string>,
  { menuTypes }: Snapshot,
): KitMenu => ({
  id: menu.id,
  name: menuTypes.get(menu.menuTypeId)?.name ?? { lt: '', en: '' },
  weekType,
  daysAmount: menu.days.length,
  days: menu.days.map(({ weekday, dishes }) => ({
    date: addDays(menu.weekStart as Parameters<typeof addDays>[0], weekday - 1),
    dishes: dishes.filter(({ meal }) => meals.has(meal)),
  })),
});

/** A kit with the weeks of its menu that `now` calls current and next. */
export const presentMealKit = (kit: Kit, snapshot: Snapshot, now: Date): MealKit => {
  const meals = new Set<string>(kit.meals);
  const menus = shownMenus(kit, snapshot.menus, now);
  return {
    ...kit,
    menus: menus.map(({ weekType, menu }) => presentMenu(menu, weekType, meals, snapshot)),
  };
};
