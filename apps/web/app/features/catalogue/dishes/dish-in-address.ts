import type { Dish } from '@shop/contract/dishes';
import type { MealType } from '@shop/contract/parts';

/** In the query: the dish that is looked at. */
export const dishParameter = 'dish';

/** A dish in its place on a page, which may show it for several days or meals. */
export type DishSlot = {
  readonly dish: Dish;
  readonly meal?: MealType | undefined;
  readonly day?: string | undefined;
};

/** Unique among the dishes of a page. Where there is a day, it begins with it. */
export const dishKey = ({ dish, meal, day }: DishSlot): string =>
  [day, meal, dish.id].filter(Boolean).join('-');

/** Of the link that leads to it. */
export const dishLinkId = (key: string): string => `dish-${key}`;

/** The same page with this dish looked at, or with none. */
export const withDish = (search: URLSearchParams, key: string | null): { search: string } => {
  const next = new URLSearchParams(search);
  if (key === null) next.delete(dishParameter);
  else next.set(dishParameter, key);
  return { search: next.toString() };
};

/** Kept with the step in the browser's history: the step before it is the page without the dish. */
export type OpenedBy = { readonly isFromPage: boolean } | null;
