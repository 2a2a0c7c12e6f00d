import { invalid } from '../../failure.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { standardRoutes } from './standard.routes.ts';
import { standardService } from './standard.service.ts';

/** The catalogue's resources that need nothing beyond list, create, update and delete. */
export const smallResources = (work: UnitOfWork, catalogue: Catalogue) => {
  const service = standardService(work, catalogue);
  return {
    ...standardRoutes(
      'additions',
      service({
        entity: 'addition',
        repository: (within) => within.additions,
        items: (snapshot) => snapshot.additions,
        check: ({ thumbnailId }, { pictures }) =>
          thumbnailId !== null && !pictures.has(thumbnailId)
            ? invalid({ thumbnailId: 'unknown_choice' })
            : null,
      }),
    ),
    ...standardRoutes(
      'allergens',
      service({
        entity: 'allergen',
        repository: (within) => within.allergens,
        items: (snapshot) => snapshot.allergens,
      }),
    ),
    ...standardRoutes(
      'combinations',
      service({
        entity: 'combination',
        repository: (within) => within.combinations,
        items: (snapshot) => snapshot.combinations,
      }),
    ),
    ...standardRoutes(
      'diet-plans',
      service({
        entity: 'diet_plan',
        repository: (within) => within.dietPlans,
        items: (snapshot) => snapshot.dietPlans,
      }),
    ),
    ...standardRoutes(
      'dishes',
      service({
        entity: 'dish',
        repository: (within) => within.dishes,
        items: (snapshot) => snapshot.dishes,
        check: ({ allergenIds, pictureId }, { allergens, pictures }) => {
          const wrong = {
            ...(allergenIds.some((id) => !allergens.has(id)) && { allergenIds: 'unknown_choice' }),
            ...(pictureId !== null && !pictures.has(pictureId) && { pictureId: 'unknown_choice' }),
          };
          return Object.keys(wrong).length > 0 ? invalid(wrong) : null;
        },
      }),
    ),
    ...standardRoutes(
      'periods',
      service({
        entity: 'period',
        repository: (within) => within.periods,
        items: (snapshot) => snapshot.periods,
        // Two at the same moment are told apart by the unique index; this is for the person who forgot.
        check: ({ days }, { periods }, id) =>
          [...periods.values()].some((period) => period.days === days && period.id !== id)
            ? invalid({ days: 'already_there' })
            : null,
      }),
    ),
    ...standardRoutes(
      'products',
      service({
        entity: 'product',
        repository: (within) => within.products,
        items: (snapshot) => snapshot.products,
      }),
    ),
  };
};
