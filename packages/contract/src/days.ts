import { parseDay } from '@shop/domain/day';
import { z } from 'zod';

/** A plain date of this century. */
export const day = z
  .string()
  .regex(/^20\d\d-\d\d-\d\d$/)
  .refine((value) => parseDay(value) !== null, 'wrong_format');

export const dayKind = z.enum(['working', 'weekend_or_holiday']);
