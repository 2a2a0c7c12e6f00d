import { together } from '../base/feature.ts';
import { calendarDaysRoutes } from './calendar-days/calendar-days.routes.ts';
import { calendarDaysService, type CloseDay } from './calendar-days/calendar-days.service.ts';
import { citiesRoutes } from './cities/cities.routes.ts';
import { deliveryTimesRoutes, ratesRoutes } from './delivery/delivery.routes.ts';
import { ratesService } from './delivery/rates.service.ts';
import { mealKitsRoutes } from './meal-kits/meal-kits.routes.ts';
import { mealKitsService, type ReadBoughtKit } from './meal-kits/meal-kits.service.ts';
import { type MenuParts, openMenus } from './menus/menus.ts';
import type { CatalogueParts } from './parts.ts';
import { picturesRoutes } from './pictures/pictures.routes.ts';
import { picturesService } from './pictures/pictures.service.ts';
import { pricesRoutes } from './prices/prices.routes.ts';
import { additionsRoutes } from './additions/additions.routes.ts';
import { allergensRoutes } from './allergens/allergens.routes.ts';
import { combinationsRoutes } from './combinations/combinations.routes.ts';
import { dietPlansRoutes } from './diet-plans/diet-plans.routes.ts';
import { dishesRoutes } from './dishes/dishes.routes.ts';
import { periodsRoutes } from './periods/periods.routes.ts';
import { productsRoutes } from './products/products.routes.ts';
import { mealsRoutes, shopRoutes } from './snapshot/catalogue.routes.ts';

type OfferParts = CatalogueParts &
  MenuParts & {
    readonly boughtKit: ReadBoughtKit;
    readonly closeDay: CloseDay;
  };

/** What the shop has on offer, where and when it comes, and what it costs. */
export const openCatalogue = (parts: OfferParts) => {
  const { work, catalogue, clock, intake, boughtKit } = parts;
  return together(
    openMenus(parts),
    { routes: additionsRoutes(work, catalogue) },
    { routes: allergensRoutes(work, catalogue) },
    { routes: combinationsRoutes(work, catalogue) },
    { routes: dietPlansRoutes(work, catalogue) },
    { routes: dishesRoutes(work, catalogue) },
    { routes: periodsRoutes(work, catalogue) },
    { routes: productsRoutes(work, catalogue) },
    { routes: mealsRoutes },
    { routes: shopRoutes(catalogue) },
    { routes: mealKitsRoutes(mealKitsService(work, catalogue, clock, intake, boughtKit)) },
    { routes: picturesRoutes(picturesService(work, catalogue, intake)) },
    { routes: citiesRoutes(work, catalogue) },
    { routes: pricesRoutes(catalogue) },
    { routes: calendarDaysRoutes(calendarDaysService(work, catalogue, parts.closeDay)) },
    { routes: deliveryTimesRoutes(work, catalogue) },
    { routes: ratesRoutes(ratesService(work, catalogue)) },
  );
};
