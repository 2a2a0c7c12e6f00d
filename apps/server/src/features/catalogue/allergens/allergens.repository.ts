import type { allergenInput } from '@shop/contract/allergens';
import type { z } from 'zod';
import { allergens } from '../../../db/schema/index.ts';
import { textFrom } from '../../../text.ts';
import { tableRepository } from '../../base/crud/crud.repository.ts';

export const allergensRepository = tableRepository(allergens, (input: z.output<typeof allergenInput>) => ({
  name: textFrom(input, 'name'),
  pricePercent: input.pricePercent,
}));
