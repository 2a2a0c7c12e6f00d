import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { crudRoutes } from '../../base/crud/crud.routes.ts';
import { crudService } from '../../base/crud/crud.service.ts';
import { unknownAllergens } from '../allergens/unknown-allergens.ts';
import { byNameAndPrice } from '../by-name.ts';
import { isBought } from '../is-bought.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';

export const combinationsRoutes = (work: UnitOfWork, catalogue: Catalogue) =>
  crudRoutes(
    'combinations',
    crudService(work, catalogue)(
      {
        entity: 'combination',
        isInUse: isBought((id) => ({ combinationId: id })),
        repository: (within) => within.combinations,
        items: (snapshot) => snapshot.combinations,
        check: ({ allergenIds }, { allergens: known }) => unknownAllergens(allergenIds, known),
      },
      byNameAndPrice,
    ),
  );
