import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { crudRoutes } from '../../base/crud/crud.routes.ts';
import { crudService } from '../../base/crud/crud.service.ts';
import { byName } from '../by-name.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';

export const dietPlansRoutes = (work: UnitOfWork, catalogue: Catalogue) =>
  crudRoutes(
    'diet-plans',
    crudService(work, catalogue)(
      {
        entity: 'diet_plan',
        repository: (within) => within.dietPlans,
        items: (snapshot) => snapshot.dietPlans,
      },
      byName,
    ),
  );
