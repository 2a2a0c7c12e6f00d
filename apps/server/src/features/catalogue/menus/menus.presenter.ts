import type { GroupedMenus, WeekMenu, WeekType } from '@shop/contract/menus';
import { addDays, dayInVilnius, toDay } from '@shop/domain/day';
import { currentMenuWeek, nextMenuSwitch, nextMenuWeek } from '@shop/domain/week';
import type { Menu } from '../snapshot/menu.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

export const presentMenu = (menu: Menu, { menuTypes }: Snapshot): WeekMenu => {
  const menuType = menuTypes.get(menu.menuTypeId);
  if (!menuType) throw new Error(`menu ${menu.id} is of no menu type`);
  return {
    id: menu.id,
    version: menu.version,
    name: menuType.name,
    menuType,
    weekStart: menu.weekStart,
    daysAmount: menu.days.length,
    days: menu.days.map(({ weekday, dishes }) => ({
      date: addDays(toDay(menu.weekStart), weekday - 1),
      dishes: [...dishes],
    })),
  };
};

/** The menus of a week in the order of their types, each with the kits on show that follow it. */
export const presentWeek = (snapshot: Snapshot, weekType: WeekType, now: Date): GroupedMenus => {
  const weekStart = weekType === 'current' ? currentMenuWeek(now) : nextMenuWeek(now);
  const kits = [...snapshot.kits.values()].filter((kit) => !kit.isHidden);
  const menus = [...snapshot.menuTypes.keys()].flatMap((typeId) =>
    snapshot.menus.filter((menu) => menu.menuTypeId === typeId && menu.weekStart === weekStart),
  );
  return {
    weekType,
    weekStart,
    switchesAt: nextMenuSwitch(now).toISOString(),
    today: dayInVilnius(now),
    groups: menus.map((menu) => ({
      ...presentMenu(menu, snapshot),
      mealKits: kits
        .filter((kit) => kit.menuTypeId === menu.menuTypeId)
        .map(({ id, name, meals, calories }) => ({
          id,
          name,
          meals,
          levels: calories.map(({ kcal }) => kcal),
        })),
    })),
  };
};
