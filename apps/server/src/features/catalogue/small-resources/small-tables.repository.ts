import type { additionInput } from '@shop/contract/additions';
import type { allergenInput } from '@shop/contract/allergens';
import type { combinationInput } from '@shop/contract/combinations';
import type { dietPlanInput } from '@shop/contract/diet-plans';
import type { menuTypeInput } from '@shop/contract/menu-types';
import type { periodInput } from '@shop/contract/periods';
import type { productInput } from '@shop/contract/products';
import type { z } from 'zod';
import * as schema from '../../../db/schema/index.ts';
import { textFrom } from '../../../text.ts';
import { withAllergens } from './with-allergens.repository.ts';
import { tableRepository } from '../../base/crud/crud.repository.ts';

/** How an input becomes a row, for the resources that are one table each. */

export const additionsRepository = withAllergens(
  tableRepository(schema.additions, (input: z.output<typeof additionInput>) => ({
    name: textFrom(input, 'name'),
    description: textFrom(input, 'description'),
    pricePerDayCents: input.pricePerDayCents,
    isForUnique: input.isForUnique,
    thumbnailId: input.thumbnailId,
  })),
  {
    table: schema.additionAllergens,
    owner: schema.additionAllergens.additionId,
    ownerField: 'additionId',
  },
);

export const allergensRepository = tableRepository(
  schema.allergens,
  (input: z.output<typeof allergenInput>) => ({
    name: textFrom(input, 'name'),
    pricePercent: input.pricePercent,
  }),
);

export const combinationsRepository = withAllergens(
  tableRepository(schema.combinations, (input: z.output<typeof combinationInput>) => ({
    name: textFrom(input, 'name'),
    description: textFrom(input, 'description'),
    pricePerDayCents: input.pricePerDayCents,
  })),
  {
    table: schema.combinationAllergens,
    owner: schema.combinationAllergens.combinationId,
    ownerField: 'combinationId',
  },
);

export const dietPlansRepository = tableRepository(
  schema.dietPlans,
  (input: z.output<typeof dietPlanInput>) => ({
    name: textFrom(input, 'name'),
    description: textFrom(input, 'description'),
  }),
);

export const menuTypesRepository = tableRepository(
  schema.menuTypes,
  (input: z.output<typeof menuTypeInput>) => ({
    name: textFrom(input, 'name'),
    description: textFrom(input, 'description'),
  }),
);

export const periodsRepository = tableRepository(schema.periods, (input: z.output<typeof periodInput>) => ({
  days: input.days,
}));

export const productsRepository = tableRepository(
  schema.products,
  (input: z.output<typeof productInput>) => ({
    name: textFrom(input, 'name'),
  }),
);
