import { together } from '../base/feature.ts';
import { calendarDaysRoutes } from './calendar-days/calendar-days.routes.ts';
import { calendarDaysService } from './calendar-days/calendar-days.service.ts';
import { citiesRoutes } from './cities/cities.routes.ts';
import { deliveryTimesRoutes, ratesRoutes } from './delivery/delivery.routes.ts';
import { ratesService } from './delivery/rates.service.ts';
import { mealKitsRoutes } from './meal-kits/meal-kits.routes.ts';
import { mealKitsService } from './meal-kits/meal-kits.service.ts';
import { type MenuParts, openMenus } from './menus/menus.ts';
import type { CatalogueParts } from './parts.ts';
import { picturesRoutes } from './pictures/pictures.routes.ts';
import { picturesService } from './pictures/pictures.service.ts';
import { pricesRoutes } from './prices/prices.routes.ts';
import { smallResources } from './small-resources/small-resources.ts';
import { mealsRoutes, shopRoutes } from './snapshot/catalogue.routes.ts';

/** What the shop has on offer, where and when it comes, and what it costs. */
export const openCatalogue = (parts: CatalogueParts & MenuParts) => {
  const { work, catalogue, clock, intake } = parts;
  return together(
    openMenus(parts),
    { routes: smallResources(work, catalogue) },
    { routes: mealsRoutes },
    { routes: shopRoutes(catalogue) },
    { routes: mealKitsRoutes(mealKitsService(work, catalogue, clock, intake)) },
    { routes: picturesRoutes(picturesService(work, catalogue, intake)) },
    { routes: citiesRoutes(work, catalogue) },
    { routes: pricesRoutes(catalogue) },
    { routes: calendarDaysRoutes(calendarDaysService(work, catalogue)) },
    { routes: deliveryTimesRoutes(work, catalogue) },
    { routes: ratesRoutes(ratesService(work, catalogue)) },
  );
};
