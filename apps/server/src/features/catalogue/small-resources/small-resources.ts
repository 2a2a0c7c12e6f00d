import type { Text } from '@shop/domain/text';
import { fail, type Failure, invalid, invalidIfAny } from '../../../failure.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import { checkDish } from '../dishes/check-dish.ts';
import { crudRoutes } from '../../base/crud/crud.routes.ts';
import { crudService, type Versioned } from '../../base/crud/crud.service.ts';
import { isNameTaken } from '../../base/crud/is-name-taken.ts';
import { isBought } from './is-bought.ts';
import type { Listing } from '../../base/crud/listed.ts';

const unknownAllergens = (ids: readonly number[], known: ReadonlyMap<number, unknown>): Failure | null =>
  ids.every((id) => known.has(id)) ? null : invalid({ allergenIds: 'unknown_choice' });

type Named = Versioned & { readonly name: Text };
type Priced = Named & { readonly description: Text; readonly pricePerDayCents: number };

const byName: Listing<Named, 'name'> = {
  words: ({ name }) => [name],
  sorts: { name: ({ name }) => name },
};
const byNameAndPrice: Listing<Priced, 'name' | 'price'> = {
  words: ({ name, description }) => [name, description],
  sorts: { ...byName.sorts, price: ({ pricePerDayCents }) => pricePerDayCents },
};

/** The catalogue's resources that need nothing beyond list, create, update and delete. */
export const smallResources = (work: UnitOfWork, catalogue: Catalogue) => {
  const service = crudService(work, catalogue);
  const allergens = service(
    {
      entity: 'allergen',
      isInUse: isBought((id) => ({ allergens: [{ id }] })),
      repository: (within) => within.allergens,
      items: (snapshot) => snapshot.allergens,
      check: ({ nameLt }, { allergens: known }, id) =>
        invalidIfAny({ nameLt: isNameTaken(nameLt, known.values(), id) && 'already_there' }),
    },
    { ...byName, sorts: { ...byName.sorts, percent: ({ pricePercent }) => pricePercent } },
  );
  return {
    ...crudRoutes(
      'additions',
      service(
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
    ),
    // Those that the law names stay: rules and labels know them.
    ...crudRoutes('allergens', {
      ...allergens,
      remove: async (id, actor) =>
        (await catalogue.snapshot()).allergens.get(id)?.code ? fail('in_use') : allergens.remove(id, actor),
    }),
    ...crudRoutes(
      'combinations',
      service(
        {
          entity: 'combination',
          isInUse: isBought((id) => ({ combinationId: id })),
          repository: (within) => within.combinations,
          items: (snapshot) => snapshot.combinations,
          check: ({ allergenIds }, { allergens: known }) => unknownAllergens(allergenIds, known),
        },
        byNameAndPrice,
      ),
    ),
    ...crudRoutes(
      'diet-plans',
      service(
        {
          entity: 'diet_plan',
          repository: (within) => within.dietPlans,
          items: (snapshot) => snapshot.dietPlans,
        },
        byName,
      ),
    ),
    ...crudRoutes(
      'dishes',
      service(
        {
          entity: 'dish',
          isInUse: isBought((id) => ({ dishes: [{ id }] })),
          repository: (within) => within.dishes,
          items: (snapshot) => snapshot.dishes,
          check: checkDish,
        },
        {
          words: ({ name, description, ingredients }) => [name, description, ingredients],
          sorts: {
            ...byName.sorts,
            calories: ({ calories }) => calories,
            weight: ({ weightGrams }) => weightGrams,
            evaluation: ({ evaluation }) => evaluation?.average ?? 0,
          },
        },
      ),
    ),
    ...crudRoutes(
      'periods',
      service(
        {
          entity: 'period',
          repository: (within) => within.periods,
          items: (snapshot) => snapshot.periods,
          check: ({ days }, { periods }, id) =>
            [...periods.values()].some((period) => period.days === days && period.id !== id)
              ? invalid({ days: 'already_there' })
              : null,
        },
        { words: ({ days }) => [String(days)], sorts: { days: ({ days }) => days } },
      ),
    ),
    ...crudRoutes(
      'products',
      service(
        {
          entity: 'product',
          repository: (within) => within.products,
          items: (snapshot) => snapshot.products,
        },
        byName,
      ),
    ),
  };
};
