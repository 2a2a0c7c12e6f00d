import { legalAllergens } from '@shop/domain/allergens';
import { z } from 'zod';
import { id, pageQuery, percent, text, textFields } from './parts.ts';
import { standard } from './standard.ts';

export const legalAllergen = z.enum(legalAllergens);

export const allergen = z.object({
  id,
  /** Of the 14 of the law; null for the owner's own. */
  code: legalAllergen.nullable(),
  name: text,
  pricePercent: percent,
});
export type Allergen = z.infer<typeof allergen>;

export const allergenInput = z.object({ ...textFields('name'), pricePercent: percent.default(0) });

export const allergenFilter = pageQuery.extend({ search: z.string().trim().max(100).optional() });
export type AllergenFilter = z.output<typeof allergenFilter>;

const { 'GET /allergens': list, ...changes } = standard(
  'allergens',
  { one: 'an allergen', many: 'allergens, those whose names hold the searched words' },
  allergen,
  allergenInput,
);

export const allergens = { ...changes, 'GET /allergens': { ...list, query: allergenFilter } } as const;
