import type { combinationInput } from '@shop/contract/combinations';
import type { z } from 'zod';
import { combinationAllergens, combinations } from '../../../db/schema/index.ts';
import { textFrom } from '../../../text.ts';
import { tableRepository } from '../../base/crud/crud.repository.ts';
import { withAllergens } from '../allergens/with-allergens.repository.ts';

export const combinationsRepository = withAllergens(
  tableRepository(combinations, (input: z.output<typeof combinationInput>) => ({
    name: textFrom(input, 'name'),
    description: textFrom(input, 'description'),
    pricePerDayCents: input.pricePerDayCents,
  })),
  {
    table: combinationAllergens,
    owner: combinationAllergens.combinationId,
    ownerField: 'combinationId',
  },
);
