import { z } from 'zod';
import { allergen } from './allergens.ts';
import { grams, id, ids, longTextFields, mealType, optionalTextFields, text, textFields } from './parts.ts';
import { picture } from './pictures.ts';
import { crud, identity } from './crud.ts';

const kcal = z.number().int().min(0).max(5000);

const nutrition = {
  calories: kcal,
  fats: grams,
  saturates: grams,
  carbohydrates: grams,
  sugars: grams,
  proteins: grams,
  salt: grams,
};

const traits = {
  mealType,
  /** The menu that it is made for, though others may serve it too; null: for none in particular. */
  menuTypeId: id.nullable().default(null),
  isUnique: z.boolean().default(false),
  isVegetarian: z.boolean().default(false),
  isVegan: z.boolean().default(false),
  isGlutenFree: z.boolean().default(false),
};

export const dish = z.object({
  ...identity,
  name: text,
  description: text,
  /** As on the label; allergens stand between double asterisks. */
  ingredients: text,
  ...traits,
  ...nutrition,
  weightGrams: z.number().int(),
  allergens: z.array(allergen.pick({ id: true, code: true, name: true })),
  picture: picture.nullable(),
  /** What buyers think of it, from 1 to 5; null until somebody has said so. */
  evaluation: z.object({ average: z.number(), votes: z.number().int().positive() }).nullable(),
});
export type Dish = z.infer<typeof dish>;

export const dishInput = z
  .object({
    ...textFields('name'),
    ...longTextFields('description'),
    ...optionalTextFields('ingredients', 4000),
    ...traits,
    ...nutrition,
    weightGrams: z.number().int().min(1).max(10_000),
    allergenIds: ids.default([]),
    pictureId: id.nullable().default(null),
  })
  .refine((each) => each.saturates <= each.fats, { path: ['saturates'], message: 'saturates_over_fats' })
  .refine((each) => each.sugars <= each.carbohydrates, {
    path: ['sugars'],
    message: 'sugars_over_carbohydrates',
  });

export const dishes = crud(
  'dishes',
  { one: 'a dish', many: 'dishes', sorts: ['name', 'calories', 'weight', 'evaluation'] },
  dish,
  dishInput,
);
