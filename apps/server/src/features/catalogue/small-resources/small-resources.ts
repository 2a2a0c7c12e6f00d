import type { Allergen, AllergenFilter } from '@shop/contract/allergens';
import { holdsWords, plainLetters } from '@shop/domain/search';
import { fail, type Failure, invalid } from '../../../failure.ts';
import { pageOf } from '../../../page.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import { checkDish } from '../dishes/check-dish.ts';
import { crudRoutes } from '../../base/crud/crud.routes.ts';
import { crudService } from '../../base/crud/crud.service.ts';

const unknownAllergens = (ids: readonly number[], known: ReadonlyMap<number, unknown>): Failure | null =>
  ids.every((id) => known.has(id)) ? null : invalid({ allergenIds: 'unknown_choice' });

/** The catalogue's resources that need nothing beyond list, create, update and delete. */
export const smallResources = (work: UnitOfWork, catalogue: Catalogue) => {
  const service = crudService(work, catalogue);
  const allergens = service({
    entity: 'allergen',
    repository: (within) => within.allergens,
    items: (snapshot) => snapshot.allergens,
  });
  return {
    ...crudRoutes(
      'additions',
      service({
        entity: 'addition',
        repository: (within) => within.additions,
        items: (snapshot) => snapshot.additions,
        check: ({ thumbnailId, allergenIds }, { pictures, allergens: known }) =>
          thumbnailId !== null && !pictures.has(thumbnailId)
            ? invalid({ thumbnailId: 'unknown_choice' })
            : unknownAllergens(allergenIds, known),
      }),
    ),
    // Those that the law names stay: rules and labels know them.
    ...crudRoutes('allergens', {
      ...allergens,
      remove: async (id, actor) =>
        (await catalogue.snapshot()).allergens.get(id)?.code ? fail('in_use') : allergens.remove(id, actor),
    }),
    'GET /allergens': async ({ query }: { readonly query: AllergenFilter }) => {
      const known = [...(await catalogue.snapshot()).allergens.values()];
      const isFound = ({ name }: Allergen) =>
        holdsWords(plainLetters(`${name.lt} ${name.en}`), query.search ?? '');
      return pageOf(known.filter(isFound), query);
    },
    ...crudRoutes(
      'combinations',
      service({
        entity: 'combination',
        repository: (within) => within.combinations,
        items: (snapshot) => snapshot.combinations,
        check: ({ allergenIds }, { allergens: known }) => unknownAllergens(allergenIds, known),
      }),
    ),
    ...crudRoutes(
      'diet-plans',
      service({
        entity: 'diet_plan',
        repository: (within) => within.dietPlans,
        items: (snapshot) => snapshot.dietPlans,
      }),
    ),
    ...crudRoutes(
      'dishes',
      service({
        entity: 'dish',
        repository: (within) => within.dishes,
        items: (snapshot) => snapshot.dishes,
        check: checkDish,
      }),
    ),
    ...crudRoutes(
      'periods',
      service({
        entity: 'period',
        repository: (within) => within.periods,
        items: (snapshot) => snapshot.periods,
        check: ({ days }, { periods }, id) =>
          [...periods.values()].some((period) => period.days === days && period.id !== id)
            ? invalid({ days: 'already_there' })
            : null,
      }),
    ),
    ...crudRoutes(
      'products',
      service({
        entity: 'product',
        repository: (within) => within.products,
        items: (snapshot) => snapshot.products,
      }),
    ),
  };
};
