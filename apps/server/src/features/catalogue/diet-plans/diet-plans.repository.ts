import type { dietPlanInput } from '@shop/contract/diet-plans';
import type { z } from 'zod';
import { dietPlans } from '../../../db/schema/index.ts';
import { textFrom } from '../../../text.ts';
import { tableRepository } from '../../base/crud/crud.repository.ts';

export const dietPlansRepository = tableRepository(dietPlans, (input: z.output<typeof dietPlanInput>) => ({
  name: textFrom(input, 'name'),
  description: textFrom(input, 'description'),
}));
