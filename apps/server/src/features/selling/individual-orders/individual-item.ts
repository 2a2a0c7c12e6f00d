import type { BoughtItem } from '@shop/contract/orders';
import { byMeal, type Meal } from '@shop/domain/meals';
import type { Text } from '@shop/domain/text';
import { m } from '@shop/messages';

const name: Text = {
  lt: m.individual_menu_name({}, { locale: 'lt' }),
  en: m.individual_menu_name({}, { locale: 'en' }),
};

/**
 * What an individual order buys. How many calories and what is left out is not in it: it is near to health, stands with the
 * request alone, and goes with it.
 */
export const individualItem = (meals: readonly Meal[]): BoughtItem => ({
  mealKitId: null,
  name,
  isUnique: false,
  kcal: null,
  meals: [...new Set(meals)].toSorted(byMeal),
  menuType: null,
  dishes: [],
  combinationId: null,
  combination: null,
  allergens: [],
  additions: [],
});
