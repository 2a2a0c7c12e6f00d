import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, invalidIfAny } from '../../../failure.ts';
import { crudRoutes } from '../../base/crud/crud.routes.ts';
import { crudService } from '../../base/crud/crud.service.ts';
import { isNameTaken } from '../../base/crud/is-name-taken.ts';
import { byName } from '../by-name.ts';
import { isBought } from '../is-bought.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';

export const allergensRoutes = (work: UnitOfWork, catalogue: Catalogue) => {
  const service = crudService(work, catalogue)(
    {
      entity: 'allergen',
      isInUse: isBought((id) => ({ allergens: [{ id }] })),
      repository: (within) => within.allergens,
      items: (snapshot) => snapshot.allergens,
      check: ({ nameLt }, { allergens }, id) =>
        invalidIfAny({ nameLt: isNameTaken(nameLt, allergens.values(), id) && 'already_there' }),
    },
    { ...byName, sorts: { ...byName.sorts, percent: ({ pricePercent }) => pricePercent } },
  );
  return crudRoutes('allergens', {
    ...service,
    // Those that the law names stay: rules and labels know them.
    remove: async (id, actor) =>
      (await catalogue.snapshot()).allergens.get(id)?.code ? fail('in_use') : service.remove(id, actor),
  });
};
