import { asc, gte } from 'drizzle-orm';
import type { Handle } from '../../db/database.ts';
import * as schema from '../../db/schema/index.ts';
import { contentRows } from './content.repository.ts';
import { pricingRows } from '../pricing/pricing-rows.repository.ts';

export type CatalogueRows = Awaited<ReturnType<ReturnType<typeof catalogueRepository>['all']>>;

/** Everything that guests may see, in one round of queries: their number does not grow with the rows. */
export const catalogueRepository = (handle: Handle) => ({
  all: async (menusFrom: string) => {
    const [
      pictures,
      allergens,
      periods,
      additions,
      combinations,
      dietPlans,
      products,
      dishes,
      dishAllergens,
      menuTypes,
      menus,
      menuDishes,
      mealKits,
      calories,
      caloriePrices,
      kitPeriods,
      kitCombinations,
      kitDietPlans,
      kitDishes,
      kitPictures,
      settings,
      content,
      pricing,
    ] = await Promise.all([
      handle.select().from(schema.pictures),
      handle.select().from(schema.allergens).orderBy(asc(schema.allergens.id)),
      handle.select().from(schema.periods).orderBy(asc(schema.periods.days)),
      handle.select().from(schema.additions).orderBy(asc(schema.additions.id)),
      handle.select().from(schema.combinations).orderBy(asc(schema.combinations.id)),
      handle.select().from(schema.dietPlans).orderBy(asc(schema.dietPlans.id)),
      handle.select().from(schema.products).orderBy(asc(schema.products.id)),
      handle.select().from(schema.dishes).orderBy(asc(schema.dishes.id)),
      handle.select().from(schema.dishAllergens).orderBy(asc(schema.dishAllergens.allergenId)),
      handle.select().from(schema.menuTypes).orderBy(asc(schema.menuTypes.id)),
      handle.select().from(schema.menus).where(gte(schema.menus.weekStart, menusFrom)),
      handle
        .select()
        .from(schema.menuDishes)
        .orderBy(asc(schema.menuDishes.weekday), asc(schema.menuDishes.id)),
      handle.select().from(schema.mealKits).orderBy(asc(schema.mealKits.position), asc(schema.mealKits.id)),
      handle.select().from(schema.mealKitCalories).orderBy(asc(schema.mealKitCalories.kcal)),
      handle.select().from(schema.caloriePrices),
      handle.select().from(schema.mealKitPeriods),
      handle.select().from(schema.mealKitCombinations).orderBy(asc(schema.mealKitCombinations.combinationId)),
      handle.select().from(schema.mealKitDietPlans).orderBy(asc(schema.mealKitDietPlans.dietPlanId)),
      handle.select().from(schema.mealKitDishes).orderBy(asc(schema.mealKitDishes.position)),
      handle.select().from(schema.mealKitPictures).orderBy(asc(schema.mealKitPictures.position)),
      handle.select().from(schema.settings),
      contentRows(handle),
      pricingRows(handle),
    ]);
    return {
      pictures,
      allergens,
      periods,
      additions,
      combinations,
      dietPlans,
      products,
      dishes,
      dishAllergens,
      menuTypes,
      menus,
      menuDishes,
      mealKits,
      calories,
      caloriePrices,
      kitPeriods,
      kitCombinations,
      kitDietPlans,
      kitDishes,
      kitPictures,
      settings,
      content,
      pricing,
    };
  },
});
