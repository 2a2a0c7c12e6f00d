import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { crudRoutes } from '../../base/crud/crud.routes.ts';
import { crudService } from '../../base/crud/crud.service.ts';
import { byName } from '../by-name.ts';
import { isDishBought } from '../is-bought.ts';
import { checkDish } from './check-dish.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';

export const dishesRoutes = (work: UnitOfWork, catalogue: Catalogue) =>
  crudRoutes(
    'dishes',
    crudService(work, catalogue)(
      {
        entity: 'dish',
        isInUse: isDishBought,
        repository: (within) => within.dishes,
        items: (snapshot) => snapshot.dishes,
        check: checkDish,
      },
      {
        words: ({ name, description, ingredients }) => [name, description, ingredients],
        sorts: {
          ...byName.sorts,
          calories: ({ calories }) => calories,
          weight: ({ weightGrams }) => weightGrams,
          evaluation: ({ evaluation }) => evaluation?.average ?? 0,
        },
      },
    ),
  );
