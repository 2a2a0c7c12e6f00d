import { falseClaims } from '@shop/domain/allergens';
import { invalidIfAny, type Failure } from '../../../failure.ts';
import type { Snapshot } from '../snapshot/catalogue.ts';
import type { DishInput } from './dishes.repository.ts';

/** What a dish names has to be there, and what it says of itself has to be true. */
export const checkDish = (input: DishInput, { allergens, menuTypes, pictures }: Snapshot): Failure | null => {
  const { allergenIds, menuTypeId, pictureId } = input;
  const codes = allergenIds.flatMap((id) => allergens.get(id)?.code ?? []);
  return invalidIfAny({
    allergenIds: allergenIds.some((id) => !allergens.has(id)) && 'unknown_choice',
    menuTypeId: menuTypeId !== null && !menuTypes.has(menuTypeId) && 'unknown_choice',
    pictureId: pictureId !== null && !pictures.has(pictureId) && 'unknown_choice',
    ...Object.fromEntries(falseClaims(input, codes).map((claim) => [claim, 'claim_against_allergens'])),
  });
};
