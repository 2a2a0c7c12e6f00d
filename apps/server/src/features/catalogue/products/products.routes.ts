import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { crudRoutes } from '../../base/crud/crud.routes.ts';
import { crudService } from '../../base/crud/crud.service.ts';
import { byName } from '../by-name.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';

export const productsRoutes = (work: UnitOfWork, catalogue: Catalogue) =>
  crudRoutes(
    'products',
    crudService(work, catalogue)(
      {
        entity: 'product',
        repository: (within) => within.products,
        items: (snapshot) => snapshot.products,
      },
      byName,
    ),
  );
