import { MOST_CART_LINES, MOST_SETS } from '@shop/domain/constants';
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { id, ids, oneOf } from './parts.ts';

const choiceId = id.nullable().default(null);

/** What a buyer picks of a kit; ids of what does not apply are null or left out. */
export const itemRequest = z.object({
  mealKitId: id,
  calorieId: choiceId,
  periodId: choiceId,
  combinationId: choiceId,
  amount: z.number().int().min(1).max(MOST_SETS).default(1),
  allergenIds: ids.default([]),
  additionIds: ids.default([]),
});

/** A line of a kept cart. */
export const keptItem = itemRequest.extend({
  /** Made by the browser: two browsers that hold the same line know it by this. */
  key: z.string().min(1).max(64),
  addedAt: z.iso.datetime({ offset: true }),
  /** What the line cost when the buyer last saw it. */
  seenCents: z.number().int().min(0).nullable().default(null),
});
export type KeptItem = z.output<typeof keptItem>;

export const cart = z.object({ items: z.array(keptItem).max(MOST_CART_LINES) });
export type Cart = z.output<typeof cart>;

export const carts = endpoints({
  'GET /cart': {
    summary: 'The cart of whoever is logged in, without lines older than 24 hours',
    access: 'signed_in',
    response: oneOf(cart),
  },
  'PUT /cart': {
    summary: 'Keep the cart of whoever is logged in',
    access: 'signed_in',
    body: cart,
    response: oneOf(cart),
  },
});
