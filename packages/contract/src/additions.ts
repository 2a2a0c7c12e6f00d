import { z } from 'zod';
import { cents, id, ids, optionalTextFields, text, textFields } from './parts.ts';
import { picture } from './pictures.ts';
import { crud, identity } from './crud.ts';

export const addition = z.object({
  ...identity,
  name: text,
  description: text,
  pricePerDayCents: cents,
  isForUnique: z.boolean(),
  /** It cannot be chosen by whoever leaves one of these out. */
  allergenIds: z.array(id),
  thumbnail: picture.nullable(),
});
export type Addition = z.infer<typeof addition>;

export const additionInput = z.object({
  ...textFields('name'),
  ...optionalTextFields('description', 500),
  pricePerDayCents: cents,
  isForUnique: z.boolean().default(false),
  allergenIds: ids.default([]),
  thumbnailId: id.nullable().default(null),
});

export const additions = crud(
  'additions',
  { one: 'an addition', many: 'additions', sorts: ['name', 'price', 'unique'] },
  addition,
  additionInput,
);
