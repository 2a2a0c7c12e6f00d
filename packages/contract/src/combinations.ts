import { z } from 'zod';
import { cents, id, ids, optionalTextFields, text, textFields } from './parts.ts';
import { crud, identity } from './crud.ts';

export const combination = z.object({
  ...identity,
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

export const combinations = crud(
  'combinations',
  { one: 'a combination', many: 'combinations', sorts: ['name', 'price'] },
  combination,
  combinationInput,
);
