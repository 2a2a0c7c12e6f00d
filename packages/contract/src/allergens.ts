import { legalAllergens } from '@shop/domain/allergens';
import { z } from 'zod';
import { percent, text, textFields } from './parts.ts';
import { crud, identity } from './crud.ts';

export const legalAllergen = z.enum(legalAllergens);

export const allergen = z.object({
  ...identity,
  /** Of the 14 of the law; null for the owner's own. */
  code: legalAllergen.nullable(),
  name: text,
  pricePercent: percent,
});
export type Allergen = z.infer<typeof allergen>;

export const allergenInput = z.object({ ...textFields('name'), pricePercent: percent.default(0) });

export const allergens = crud(
  'allergens',
  { one: 'an allergen', many: 'allergens', sorts: ['name', 'percent'] },
  allergen,
  allergenInput,
);
