import type { cityInput } from '@shop/contract/cities';
import type { z } from 'zod';
import { cities } from '../../../db/schema/index.ts';
import { textFrom } from '../../../text.ts';
import { tableRepository } from '../../base/crud/crud.repository.ts';

export const citiesRepository = tableRepository(cities, (input: z.output<typeof cityInput>) => ({
  name: textFrom(input, 'name'),
  isActive: input.isActive,
  preOrderMessage: textFrom(input, 'preOrderMessage'),
}));
