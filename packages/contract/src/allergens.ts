import { z } from 'zod';
import { id, percent, text, textFields } from './parts.ts';
import { standard } from './standard.ts';

export const allergen = z.object({ id, name: text, pricePercent: percent });
export type Allergen = z.infer<typeof allergen>;

export const allergenInput = z.object({ ...textFields('name'), pricePercent: percent.default(0) });

export const allergens = standard(
  'allergens',
  { one: 'an allergen', many: 'allergens' },
  allergen,
  allergenInput,
);
