import { LONGEST_PERIOD_DAYS } from '@shop/domain/constants';
import { z } from 'zod';
import { id } from './parts.ts';
import { standard } from './standard.ts';

export const period = z.object({ id, days: z.number().int() });
export type Period = z.infer<typeof period>;

export const periodInput = z.object({ days: z.number().int().min(1).max(LONGEST_PERIOD_DAYS) });

export const periods = standard('periods', { one: 'a period', many: 'periods' }, period, periodInput);
