import type { periodInput } from '@shop/contract/periods';
import type { z } from 'zod';
import { periods } from '../../../db/schema/index.ts';
import { tableRepository } from '../../base/crud/crud.repository.ts';

export const periodsRepository = tableRepository(periods, (input: z.output<typeof periodInput>) => ({
  days: input.days,
}));
