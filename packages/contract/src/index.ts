import { additions } from './additions.ts';
import { allergens } from './allergens.ts';
import { auth } from './auth.ts';
import { combinations } from './combinations.ts';
import { dietPlans } from './diet-plans.ts';
import { dishes } from './dishes.ts';
import { mealKits } from './meal-kits.ts';
import { meals } from './meals.ts';
import { periods } from './periods.ts';
import { pictures } from './pictures.ts';
import { products } from './products.ts';
import { shopEndpoints } from './shop.ts';
import { system } from './system.ts';

/** Every endpoint of the shop. */
export const api = {
  ...additions,
  ...allergens,
  ...auth,
  ...combinations,
  ...dietPlans,
  ...dishes,
  ...mealKits,
  ...meals,
  ...periods,
  ...pictures,
  ...products,
  ...shopEndpoints,
  ...system,
};
export type Api = typeof api;
