import type { additionInput } from '@shop/contract/additions';
import type { z } from 'zod';
import { additionAllergens, additions } from '../../../db/schema/index.ts';
import { textFrom } from '../../../text.ts';
import { tableRepository } from '../../base/crud/crud.repository.ts';
import { withAllergens } from '../allergens/with-allergens.repository.ts';

export const additionsRepository = withAllergens(
  tableRepository(additions, (input: z.output<typeof additionInput>) => ({
    name: textFrom(input, 'name'),
    description: textFrom(input, 'description'),
    pricePerDayCents: input.pricePerDayCents,
    isForUnique: input.isForUnique,
    thumbnailId: input.thumbnailId,
  })),
  {
    table: additionAllergens,
    owner: additionAllergens.additionId,
    ownerField: 'additionId',
  },
);
