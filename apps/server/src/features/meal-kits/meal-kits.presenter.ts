import type { KitMenu, MealKit, MealKitSummary } from '@shop/contract/meal-kits';
import { addDays } from '@shop/domain/day';
import { currentMenuWeek, nextMenuWeek } from '@shop/domain/week';
import type { Kit, Menu, Snapshot } from '../catalogue/snapshot.ts';

export const presentSummary = (kit: Kit): MealKitSummary => ({
  id: kit.id,
  name: kit.name,
  tagline: kit.tagline,
  traits: kit.traits,
  isUnique: kit.isUnique,
  isHidden: kit.isHidden,
  isRecommended: kit.isRecommended,
  priceFromCents: kit.priceFromCents,
  discount: kit.discount,
  reduced: kit.reduced,
  kcalFrom: kit.kcalFrom,
  kcalTo: kit.kcalTo,
  dietPlans: kit.dietPlans,
  thumbnail: kit.thumbnail,
});

const presentMenu = (menu: Menu, weekType: KitMenu['weekType'], meals: ReadonlySet<string>): KitMenu => ({
  id: menu.id,
  weekType,
  days: menu.days.map(({ weekday, dishes }) => ({
    date: addDays(menu.weekStart as Parameters<typeof addDays>[0], weekday - 1),
    dishes: dishes.filter(({ meal }) => meals.has(meal)),
  })),
});

/** What is in the kit's typical dishes, and in those of every week of its menu. */
export const allergenIdsOf = (kit: Kit, snapshot: Snapshot): number[] => {
  const meals = new Set<string>(kit.meals);
  const cooked = snapshot.menus
    .filter((menu) => menu.menuTypeId === kit.menuTypeId)
    .flatMap((menu) => menu.days.flatMap(({ dishes }) => dishes))
    .flatMap(({ meal, dish }) => (meals.has(meal) ? [dish] : []));
  const ids = [...kit.dishes, ...cooked].flatMap(({ allergens }) => allergens.map(({ id }) => id));
  return [...new Set(ids)].toSorted((a, b) => a - b);
};

/** A kit with the weeks of its menu that `now` calls current and next. */
export const presentMealKit = (kit: Kit, snapshot: Snapshot, now: Date): MealKit => {
  const meals = new Set<string>(kit.meals);
  const weeks = [
    ['current', currentMenuWeek(now)],
    ['next', nextMenuWeek(now)],
  ] as const;
  const menus = weeks.flatMap(([weekType, monday]) => {
    const menu = snapshot.menus.find(
      (each) => each.menuTypeId === kit.menuTypeId && each.weekStart === monday,
    );
    const isFilled = menu?.days.some(({ dishes }) => dishes.length > 0);
    return menu && isFilled ? [presentMenu(menu, weekType, meals)] : [];
  });
  return { ...kit, menus, allergenIds: allergenIdsOf(kit, snapshot) };
};
