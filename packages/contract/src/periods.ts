import { LONGEST_PERIOD_DAYS } from '@shop/domain/constants';
import { z } from 'zod';
import { crud, identity } from './crud.ts';

export const period = z.object({ ...identity, days: z.number().int() });
export type Period = z.infer<typeof period>;

export const periodInput = z.object({ days: z.number().int().min(1).max(LONGEST_PERIOD_DAYS) });

export const periods = crud(
  'periods',
  { one: 'a period', many: 'periods', sorts: ['days'] },
  period,
  periodInput,
);
