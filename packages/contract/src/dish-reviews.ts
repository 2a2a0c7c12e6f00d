import { z } from 'zod';
import { identity, seenVersion } from './crud.ts';
import { day } from './days.ts';
import { endpoints } from './endpoint.ts';
import { listOf, longListQuery } from './lists.ts';
import { byId, flag, id, numeral, oneOf, text } from './parts.ts';

const stars = numeral(z.number().int().min(1).max(5));
export const REVIEW_WORDS_MAX = 500;
const words = z.string().trim().max(REVIEW_WORDS_MAX);

export const dishReview = z.object({
  ...identity,
  dishId: id,
  dishName: text,
  stars: z.number().int(),
  words: z.string(),
  /** Where the buyer agreed to it being shown; else null. */
  firstName: z.string().nullable(),
  createdAt: z.string(),
  /** Of one's own, and for admins. */
  deliveryId: id.nullable(),
  day: day.nullable(),
  isMine: z.boolean(),
  /** The owner has hidden its words; the stars count all the same. */
  isHidden: z.boolean(),
  /** Until when its writer can change it; null for everybody else. */
  editableUntil: z.string().nullable(),
});
export type DishReview = z.infer<typeof dishReview>;

export const dishReviews = endpoints({
  'GET /dish-reviews': {
    summary: 'What buyers say of dishes, newest first: words that may be shown; your own; for an admin, all',
    access: 'public',
    query: longListQuery('created', 'stars')
      .omit({ search: true })
      .extend({
        dishId: id.optional(),
        /** Of dishes of this kit’s boxes. */
        mealKitId: id.optional(),
        /** Your own, of this box; for an admin, anybody’s. */
        deliveryId: id.optional(),
        mine: flag.default(false),
      }),
    response: listOf(dishReview),
  },
  'POST /dish-reviews': {
    summary: 'Rate a dish of a delivered box, once per delivery and dish',
    access: 'signed_in',
    body: z.object({
      deliveryId: id,
      dishId: id,
      stars,
      words: words.default(''),
      /** Whether words and first name may stand on the kit’s page. */
      isNameShown: z.boolean().default(false),
    }),
    response: oneOf(dishReview),
    status: 201,
  },
  'PUT /dish-reviews/{id}': {
    summary:
      'Change your review as long as one can be given; an admin hides or shows its words (`is_hidden`) and changes nothing else',
    access: 'signed_in',
    params: byId,
    body: z
      .object({
        stars: stars.optional(),
        words: words.optional(),
        isNameShown: z.boolean().optional(),
        isHidden: z.boolean().optional(),
      })
      .extend(seenVersion.shape),
    response: oneOf(dishReview),
  },
  'DELETE /dish-reviews/{id}': { summary: 'Take your review back', access: 'signed_in', params: byId },
});
