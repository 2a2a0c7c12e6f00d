import { LONGEST_PERIOD_DAYS } from '@shop/domain/constants';
import { z } from 'zod';
import { crud, identity } from './crud.ts';

export const period = z.object({ ...identity, days: z.number().int() });
export type Period = z.infer<typeof period>;

/** With what it is used in, for whoever would change or delete it. */
export const periodInUse = period.extend({
  /** How many kits have it, hidden ones too. */
  kitCount: z.number().int(),
});
export type PeriodInUse = z.infer<typeof periodInUse>;

export const periodInput = z.object({ days: z.number().int().min(1).max(LONGEST_PERIOD_DAYS) });

export const periods = crud(
  'periods',
  { one: 'a period', many: 'periods', sorts: ['days'] },
  periodInUse,
  periodInput,
);
