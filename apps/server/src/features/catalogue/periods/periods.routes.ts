import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { invalid } from '../../../failure.ts';
import { crudRoutes } from '../../base/crud/crud.routes.ts';
import { crudService } from '../../base/crud/crud.service.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import { periodsInUse } from './periods-in-use.ts';

export const periodsRoutes = (work: UnitOfWork, catalogue: Catalogue) =>
  crudRoutes(
    'periods',
    crudService(work, catalogue)(
      {
        entity: 'period',
        repository: (within) => within.periods,
        items: periodsInUse,
        check: ({ days }, { periods }, id) =>
          [...periods.values()].some((period) => period.days === days && period.id !== id)
            ? invalid({ days: 'already_there' })
            : null,
      },
      { words: ({ days }) => [String(days)], sorts: { days: ({ days }) => days } },
    ),
  );
