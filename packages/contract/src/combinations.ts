import { z } from 'zod';
import { cents, id, ids, optionalTextFields, text, textFields } from './parts.ts';
import { standard } from './standard.ts';

export const combination = z.object({
  id,
  name: text,
  description: text,
  pricePerDayCents: cents,
  /** It cannot be chosen by whoever leaves one of these out. */
  allergenIds: z.array(id),
});
export type Combination = z.infer<typeof combination>;

export const combinationInput = z.object({
  ...textFields('name'),
  ...optionalTextFields('description', 500),
  pricePerDayCents: cents,
  allergenIds: ids.default([]),
});

export const combinations = standard(
  'combinations',
  { one: 'a combination', many: 'combinations' },
  combination,
  combinationInput,
);
