import type { cities } from '@shop/contract/cities';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, invalidIfAny } from '../../../failure.ts';
import { dataOf, type Handlers } from '../../../http/context.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import { crudRoutes } from '../../base/crud/crud.routes.ts';
import { crudService } from '../../base/crud/crud.service.ts';
import { isNameTaken } from '../../base/crud/is-name-taken.ts';

export const citiesRoutes = (work: UnitOfWork, catalogue: Catalogue): Handlers<typeof cities> => {
  const all = async () => (await catalogue.snapshot()).content.cities;
  const service = crudService(work, catalogue)(
    {
      entity: 'city',
      repository: (within) => within.cities,
      items: (snapshot) => snapshot.content.cities,
      check: ({ nameLt }, { content }, id) =>
        invalidIfAny({ nameLt: isNameTaken(nameLt, content.cities.values(), id) && 'already_there' }),
    },
    {
      words: ({ name }) => [name],
      sorts: { name: ({ name }) => name, active: ({ isActive }) => isActive },
    },
  );
  return {
    ...crudRoutes('cities', service),
    'GET /cities': ({ query }, { viewer, locale }) =>
      service.list(query, locale, (city) => city.isActive || viewer?.role === 'admin'),
    'GET /cities/{id}': async ({ params }, { viewer }) => {
      const city = (await all()).get(params.id);
      return dataOf(city && (city.isActive || viewer?.role === 'admin') ? city : fail('not_found'));
    },
  };
};
