import type { menuTypeInput } from '@shop/contract/menu-types';
import type { z } from 'zod';
import { menuTypes } from '../../../db/schema/index.ts';
import { textFrom } from '../../../text.ts';
import { tableRepository } from '../../base/crud/crud.repository.ts';

export const menuTypesRepository = tableRepository(menuTypes, (input: z.output<typeof menuTypeInput>) => ({
  name: textFrom(input, 'name'),
  description: textFrom(input, 'description'),
}));
