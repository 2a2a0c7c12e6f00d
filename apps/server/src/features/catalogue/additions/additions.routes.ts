import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { invalid } from '../../../failure.ts';
import { crudRoutes } from '../../base/crud/crud.routes.ts';
import { crudService } from '../../base/crud/crud.service.ts';
import { unknownAllergens } from '../allergens/unknown-allergens.ts';
import { byNameAndPrice } from '../by-name.ts';
import { isBought } from '../is-bought.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';

export const additionsRoutes = (work: UnitOfWork, catalogue: Catalogue) =>
  crudRoutes(
    'additions',
    crudService(work, catalogue)(
      {
        entity: 'addition',
        isInUse: isBought((id) => ({ additions: [{ id }] })),
        repository: (within) => within.additions,
        items: (snapshot) => snapshot.additions,
        check: ({ thumbnailId, allergenIds }, { pictures, allergens: known }) =>
          thumbnailId !== null && !pictures.has(thumbnailId)
            ? invalid({ thumbnailId: 'unknown_choice' })
            : unknownAllergens(allergenIds, known),
      },
      { ...byNameAndPrice, sorts: { ...byNameAndPrice.sorts, unique: ({ isForUnique }) => isForUnique } },
    ),
  );
