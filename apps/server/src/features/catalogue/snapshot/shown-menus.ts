import type { Dish } from '@shop/contract/dishes';
import type { KitMenu } from '@shop/contract/meal-kits';
import type { MealType } from '@shop/contract/parts';
import { currentMenuWeek, nextMenuWeek } from '@shop/domain/week';
import type { Menu } from './menu.ts';

type KitOfMenu = {
  readonly menuTypeId: number | null;
  readonly meals: readonly MealType[];
  readonly dishes: readonly Dish[];
};

/** The weeks of a kit's menu that are shown, as far as they are filled. */
export const shownMenus = (
  { menuTypeId }: Pick<KitOfMenu, 'menuTypeId'>,
  menus: readonly Menu[],
  now: Date,
): { readonly weekType: KitMenu['weekType']; readonly menu: Menu }[] =>
  (
    [
      ['current', currentMenuWeek(now)],
      ['next', nextMenuWeek(now)],
    ] as const
  ).flatMap(([weekType, monday]) => {
    const menu = menus.find((each) => each.menuTypeId === menuTypeId && each.weekStart === monday);
    return menu?.days.some(({ dishes }) => dishes.length > 0) ? [{ weekType, menu }] : [];
  });

/** What the shown weeks have in the kit's own meals; a kit that no week is shown of has its dishes. */
export const allergenIdsOf = (kit: KitOfMenu, menus: readonly Menu[], now: Date): number[] => {
  const shown = shownMenus(kit, menus, now);
  const ofWeeks = shown
    .flatMap(({ menu }) => menu.days.flatMap(({ dishes }) => dishes))
    .flatMap(({ meal, dish }) => (kit.meals.includes(meal) ? [dish] : []));
  const dishes = shown.length > 0 ? ofWeeks : kit.dishes;
  const ids = dishes.flatMap(({ allergens }) => allergens.map(({ id }) => id));
  return [...new Set(ids)].toSorted((a, b) => a - b);
};
