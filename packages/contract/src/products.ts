import { z } from 'zod';
import { id, text, textFields } from './parts.ts';
import { standard } from './standard.ts';

export const product = z.object({ id, name: text });
export type Product = z.infer<typeof product>;

export const productInput = z.object({ ...textFields('name') });

export const products = standard(
  'products',
  { one: 'a product that a buyer may dislike', many: 'products that a buyer may dislike' },
  product,
  productInput,
);
