import type { Handle } from '../../db/database.ts';
import { calendarDaysRepository } from './calendar-days/calendar-days.repository.ts';
import { citiesRepository } from './cities/cities.repository.ts';
import { deliveryTimesRepository, ratesRepository } from './delivery/delivery.repository.ts';
import { dishesRepository } from './dishes/dishes.repository.ts';
import { mealKitsRepository } from './meal-kits/meal-kits.repository.ts';
import { menusRepository } from './menus/menus.repository.ts';
import { priceHistoryRepository } from './prices/price-history.repository.ts';
import { additionsRepository } from './additions/additions.repository.ts';
import { allergensRepository } from './allergens/allergens.repository.ts';
import { combinationsRepository } from './combinations/combinations.repository.ts';
import { dietPlansRepository } from './diet-plans/diet-plans.repository.ts';
import { menuTypesRepository } from './menus/menu-types.repository.ts';
import { periodsRepository } from './periods/periods.repository.ts';
import { productsRepository } from './products/products.repository.ts';
import { catalogueRepository } from './snapshot/catalogue.repository.ts';

export const catalogueRepositories = (handle: Handle) => ({
  additions: additionsRepository(handle),
  allergens: allergensRepository(handle),
  calendarDays: calendarDaysRepository(handle),
  catalogue: catalogueRepository(handle),
  cities: citiesRepository(handle),
  combinations: combinationsRepository(handle),
  deliveryTimes: deliveryTimesRepository(handle),
  dietPlans: dietPlansRepository(handle),
  dishes: dishesRepository(handle),
  mealKits: mealKitsRepository(handle),
  menuTypes: menuTypesRepository(handle),
  menus: menusRepository(handle),
  periods: periodsRepository(handle),
  priceHistory: priceHistoryRepository(handle),
  products: productsRepository(handle),
  rates: ratesRepository(handle),
});
