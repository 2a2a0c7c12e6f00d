import type { Day } from '@shop/domain/day';
import { asc, gte, inArray } from 'drizzle-orm';
import { sequentially, type Handle } from '../../../db/database.ts';
import * as schema from '../../../db/schema/index.ts';
import { contentRows } from './content.repository.ts';
import { pricingRows } from '../prices/pricing-rows.repository.ts';

export type CatalogueRows = Awaited<ReturnType<ReturnType<typeof catalogueRepository>['all']>>;

/** Everything that guests may see, in so many queries: their number does not grow with the rows. */
export const catalogueRepository = (handle: Handle) => ({
  all: async (menusFrom: Day) => {
    const weeks = handle
      .select({ id: schema.menus.id })
      .from(schema.menus)
      .where(gte(schema.menus.weekStart, menusFrom));
    return {
      ...(await sequentially({
        pictures: handle.select().from(schema.pictures),
        allergens: handle.select().from(schema.allergens).orderBy(asc(schema.allergens.id)),
        periods: handle.select().from(schema.periods).orderBy(asc(schema.periods.days)),
        additions: handle.select().from(schema.additions).orderBy(asc(schema.additions.id)),
        combinations: handle.select().from(schema.combinations).orderBy(asc(schema.combinations.id)),
        additionAllergens: handle
          .select()
          .from(schema.additionAllergens)
          .orderBy(asc(schema.additionAllergens.allergenId)),
        combinationAllergens: handle
          .select()
          .from(schema.combinationAllergens)
          .orderBy(asc(schema.combinationAllergens.allergenId)),
        dietPlans: handle.select().from(schema.dietPlans).orderBy(asc(schema.dietPlans.id)),
        products: handle.select().from(schema.products).orderBy(asc(schema.products.id)),
        dishes: handle.select().from(schema.dishes).orderBy(asc(schema.dishes.id)),
        dishAllergens: handle
          .select()
          .from(schema.dishAllergens)
          .orderBy(asc(schema.dishAllergens.allergenId)),
        menuTypes: handle.select().from(schema.menuTypes).orderBy(asc(schema.menuTypes.id)),
        menus: handle.select().from(schema.menus).where(gte(schema.menus.weekStart, menusFrom)),
        menuDishes: handle
          .select()
          .from(schema.menuDishes)
          .where(inArray(schema.menuDishes.menuId, weeks))
          .orderBy(asc(schema.menuDishes.weekday), asc(schema.menuDishes.id)),
        mealKits: handle
          .select()
          .from(schema.mealKits)
          .orderBy(asc(schema.mealKits.position), asc(schema.mealKits.id)),
        calories: handle.select().from(schema.mealKitCalories).orderBy(asc(schema.mealKitCalories.kcal)),
        caloriePrices: handle.select().from(schema.caloriePrices),
        kitPeriods: handle.select().from(schema.mealKitPeriods),
        kitCombinations: handle
          .select()
          .from(schema.mealKitCombinations)
          .orderBy(asc(schema.mealKitCombinations.combinationId)),
        kitDietPlans: handle
          .select()
          .from(schema.mealKitDietPlans)
          .orderBy(asc(schema.mealKitDietPlans.dietPlanId)),
        kitDishes: handle.select().from(schema.mealKitDishes).orderBy(asc(schema.mealKitDishes.position)),
        kitPictures: handle
          .select()
          .from(schema.mealKitPictures)
          .orderBy(asc(schema.mealKitPictures.position)),
        settings: handle.select().from(schema.settings),
      })),
      content: await contentRows(handle),
      pricing: await pricingRows(handle),
    };
  },
});
