import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { standardRoutes } from '../standard/standard.routes.ts';
import { standardService } from '../standard/standard.service.ts';
import { openWeeks } from './open-weeks.ts';

export const menuTypesRoutes = (work: UnitOfWork, catalogue: Catalogue) =>
  standardRoutes(
    'menu-types',
    standardService(
      work,
      catalogue,
    )({
      entity: 'menu_type',
      repository: (within) => within.menuTypes,
      items: (snapshot) => snapshot.menuTypes,
      onCreated: openWeeks,
    }),
  );
