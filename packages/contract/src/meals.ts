import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { id, listOf, mealType, pageQuery, text } from './parts.ts';

export const meal = z.object({ type: mealType, name: text });
export type Meal = z.infer<typeof meal>;

export const menuType = z.object({ id, name: text, description: text });
export type MenuType = z.infer<typeof menuType>;

export const meals = endpoints({
  'GET /meals': {
    summary: 'The meals of a day',
    access: 'public',
    query: pageQuery,
    response: listOf(meal),
    cache: 'catalogue',
  },
  'GET /menu-types': {
    summary: 'The menus that kits follow',
    access: 'public',
    query: pageQuery,
    response: listOf(menuType),
    cache: 'catalogue',
  },
});
