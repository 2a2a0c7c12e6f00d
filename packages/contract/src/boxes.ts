import { z } from 'zod';
import { dish } from './dishes.ts';
import { mealType, text } from './parts.ts';

/** A dish of a box. */
export const boxDish = z.object({
  meal: mealType,
  /** In the portion of the bought level. */
  dish,
  /** Written for this box of an individual order alone: it is not among the shop’s dishes, has no page and is not rated. */
  isOwn: z.boolean(),
  /** The dish of the menu that it stands in for, and what that has of the allergens left out. */
  insteadOf: z
    .object({
      name: text,
      allergens: z.array(text),
      /** What the shop says of it; empty: nothing besides. */
      reason: z.string(),
    })
    .nullable(),
  /** What it holds of the allergens left out: before it is brought it is to be exchanged, and once it was brought it was not. */
  clashes: z.array(text),
});
export type BoxDish = z.infer<typeof boxDish>;

const grams = z.number();

/** All dishes of a box together. */
export const boxSum = z.object({
  kcal: z.number().int(),
  proteins: grams,
  fats: grams,
  carbohydrates: grams,
});
export type BoxSum = z.infer<typeof boxSum>;
