import { z } from 'zod';
import { identity } from './crud.ts';
import { day } from './days.ts';
import { endpoints } from './endpoint.ts';
import { menuDay } from './meal-kits.ts';
import { menuType } from './menu-types.ts';
import { byId, id, mealType, oneOf, text } from './parts.ts';

export const weekType = z.enum(['current', 'next']);
export type WeekType = z.infer<typeof weekType>;

export const menu = z.object({
  ...identity,
  /** As its type is called. */
  name: text,
  menuType,
  weekStart: day,
  /** On so many days of the week it is served, from Monday on. */
  daysAmount: z.number().int(),
  days: z.array(menuDay),
});
export type WeekMenu = z.infer<typeof menu>;

export const groupedMenus = z.object({
  weekType,
  /** The week's Monday. */
  weekStart: day,
  /** When the next week takes the current one's place. */
  switchesAt: z.string(),
  today: day,
  groups: z.array(
    menu.extend({
      /** The kits that follow this menu, each with the meals that it has of it. */
      mealKits: z.array(
        z.object({
          id,
          name: text,
          meals: z.array(mealType),
          /** The calorie levels that its portions are made for; none for a unique kit. */
          levels: z.array(z.number().int()),
        }),
      ),
    }),
  ),
});
export type GroupedMenus = z.infer<typeof groupedMenus>;

const weekday = z.number().int().min(1).max(7);

export const menuPlace = z.object({ dishId: id, weekday: weekday.optional(), meal: mealType.optional() });

export const menus = endpoints({
  'GET /menus/grouped': {
    summary: 'The menus of this week or the next, by menu type',
    access: 'public',
    query: z.object({ weekType: weekType.default('current') }),
    response: oneOf(groupedMenus),
    cache: 'catalogue',
  },
  'POST /menus/{id}/add-dish': {
    summary: 'Put a dish on a menu: on the named day or the first one without such a meal',
    access: 'admin',
    params: byId,
    body: menuPlace,
    response: oneOf(menu),
  },
  'POST /menus/{id}/remove-dish': {
    summary: 'Take a dish off a menu, everywhere or on the named day and meal',
    access: 'admin',
    params: byId,
    body: menuPlace,
    response: oneOf(menu),
  },
});
