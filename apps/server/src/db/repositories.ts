import { catalogueRepository } from '../features/catalogue/catalogue.repository.ts';
import { dishesRepository } from '../features/dishes/dishes.repository.ts';
import { mealKitsRepository } from '../features/meal-kits/meal-kits.repository.ts';
import { mailRepository } from '../features/mail/mail.repository.ts';
import { picturesRepository } from '../features/pictures/pictures.repository.ts';
import { authRepository } from '../features/auth/auth.repository.ts';
import {
  additionsRepository,
  allergensRepository,
  combinationsRepository,
  dietPlansRepository,
  periodsRepository,
  productsRepository,
} from '../features/standard/small-tables.ts';
import type { Handle } from './database.ts';

/** Every repository, on one handle. Only the unit of work makes them. */
export const repositories = (handle: Handle) => ({
  additions: additionsRepository(handle),
  allergens: allergensRepository(handle),
  auth: authRepository(handle),
  catalogue: catalogueRepository(handle),
  combinations: combinationsRepository(handle),
  dietPlans: dietPlansRepository(handle),
  dishes: dishesRepository(handle),
  mail: mailRepository(handle),
  mealKits: mealKitsRepository(handle),
  periods: periodsRepository(handle),
  pictures: picturesRepository(handle),
  products: productsRepository(handle),
});
export type Repositories = ReturnType<typeof repositories>;
