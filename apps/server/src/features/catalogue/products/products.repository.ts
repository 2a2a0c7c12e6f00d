import type { productInput } from '@shop/contract/products';
import type { z } from 'zod';
import { products } from '../../../db/schema/index.ts';
import { textFrom } from '../../../text.ts';
import { tableRepository } from '../../base/crud/crud.repository.ts';

export const productsRepository = tableRepository(products, (input: z.output<typeof productInput>) => ({
  name: textFrom(input, 'name'),
}));
