import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import { crudRoutes } from '../../base/crud/crud.routes.ts';
import { crudService } from '../../base/crud/crud.service.ts';
import { isBought } from '../is-bought.ts';
import { openWeeks } from './open-weeks.ts';

export const menuTypesRoutes = (work: UnitOfWork, catalogue: Catalogue) =>
  crudRoutes(
    'menu-types',
    crudService(work, catalogue)(
      {
        entity: 'menu_type',
        isInUse: isBought((id) => ({ menuType: { id } })),
        repository: (within) => within.menuTypes,
        items: (snapshot) => snapshot.menuTypes,
        onCreated: openWeeks,
      },
      {
        words: ({ name, description }) => [name, description],
        sorts: { name: ({ name }) => name },
      },
    ),
  );
