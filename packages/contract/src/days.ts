import { type Day, parseDay } from '@shop/domain/day';
import { z } from 'zod';

/** A plain date as it is answered. The cast alone says that it is a day: schemas that change values say nothing to OpenAPI. */
export const day = z.iso.date() as unknown as z.ZodType<Day, string>;

/** A plain date of this century, as it is sent. */
export const sentDay = z
  .string()
  .regex(/^20\d\d-\d\d-\d\d$/)
  .refine((value) => parseDay(value) !== null, 'wrong_format') as unknown as z.ZodType<Day, string>;

export const dayKind = z.enum(['working', 'weekend_or_holiday']);
