import { z } from 'zod';
import { text, textFields } from './parts.ts';
import { crud, identity } from './crud.ts';

export const product = z.object({ ...identity, name: text });
export type Product = z.infer<typeof product>;

export const productInput = z.object({ ...textFields('name') });

export const products = crud(
  'products',
  { one: 'a product that a buyer may dislike', many: 'products that a buyer may dislike', sorts: ['name'] },
  product,
  productInput,
);
