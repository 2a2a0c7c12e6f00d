import type { GroupedMenus } from '@shop/contract/menus';
import { firstOffered } from '~/features/catalogue/meal-kits/first-offered.ts';
import { dayOfLevel } from '@shop/domain/portions';

type Group = GroupedMenus['groups'][number];
export type MenuKit = Group['mealKits'][number];

export type MenuFilter = {
  readonly weekType: 'current' | 'next';
  readonly kitId: number | null;
  readonly day: string | null;
  readonly kcal: number | null;
  /** Dishes with any of these are left out. */
  readonly withoutAllergens: readonly number[];
};

/** What is not a filter of ours is not asked for. */
export const menuFilterFrom = (search: URLSearchParams): MenuFilter => ({
  weekType: search.get('week') === 'next' ? 'next' : 'current',
  kitId: Number(search.get('kit')) || null,
  day: search.get('day'),
  kcal: Number(search.get('kcal')) || null,
  withoutAllergens: search.getAll('be').map(Number).filter(Boolean),
});

type ChosenMenu = {
  readonly kit: MenuKit;
  /** The level that the portions are shown for; null for a kit without levels. */
  readonly kcal: number | null;
  /** Each with the level that its portions make together; null where they are as usual. */
  readonly days: (Group['days'][number] & { readonly kcal: number | null })[];
  readonly leftOut: number;
};

/** The menu of the chosen kit, with its meals only; the first kit where none is chosen. */
export const chosenMenu = (
  { groups }: GroupedMenus,
  { kitId, kcal, withoutAllergens }: MenuFilter,
): ChosenMenu | null => {
  const chosen = (id: number | null) =>
    groups
      .flatMap((group) => group.mealKits.map((kit) => ({ group, kit })))
      .find(({ kit }) => id === null || kit.id === id);
  const found = chosen(kitId) ?? chosen(null);
  if (!found) return null;
  const { group, kit } = found;
  const unwanted = new Set(withoutAllergens);
  const level = kit.levels.find((each) => each === kcal) ?? firstOffered(kit.levels) ?? null;
  const all = group.days.map(({ date, dishes }) => {
    const ofKit = dishes.filter(({ meal }) => kit.meals.includes(meal));
    return { date, ...dayOfLevel(ofKit, { meals: kit.meals, kcal: level }) };
  });
  const days = all.map((day) => ({
    ...day,
    dishes: day.dishes.filter(({ dish }) => !dish.allergens.some((each) => unwanted.has(each.id))),
  }));
  const count = (list: Group['days']) => list.reduce((sum, day) => sum + day.dishes.length, 0);
  return { kit, kcal: level, days, leftOut: count(all) - count(days) };
};

/** The day that opens first on a phone: the asked one, else today, else the week's first. */
export const openDay = (days: Group['days'], { day }: MenuFilter, today: string): string | undefined =>
  [day, today].find((wanted) => days.some(({ date }) => date === wanted)) ?? days[0]?.date;
