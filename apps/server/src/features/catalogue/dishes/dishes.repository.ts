import type { dishInput } from '@shop/contract/dishes';
import type { z } from 'zod';
import { dishAllergens, dishes } from '../../../db/schema/index.ts';
import { textFrom } from '../../../text.ts';
import { withAllergens } from '../allergens/with-allergens.repository.ts';
import { tableRepository } from '../../base/crud/crud.repository.ts';

export type DishInput = z.output<typeof dishInput>;

const row = (input: DishInput): typeof dishes.$inferInsert => ({
  name: textFrom(input, 'name'),
  description: textFrom(input, 'description'),
  ingredients: textFrom(input, 'ingredients'),
  mealType: input.mealType,
  menuTypeId: input.menuTypeId,
  isUnique: input.isUnique,
  isVegetarian: input.isVegetarian,
  isVegan: input.isVegan,
  isGlutenFree: input.isGlutenFree,
  calories: input.calories,
  proteins: input.proteins,
  fats: input.fats,
  saturates: input.saturates,
  carbohydrates: input.carbohydrates,
  sugars: input.sugars,
  salt: input.salt,
  weightGrams: input.weightGrams,
  pictureId: input.pictureId,
});

export const dishesRepository = withAllergens(tableRepository(dishes, row), {
  table: dishAllergens,
  owner: dishAllergens.dishId,
  ownerField: 'dishId',
});
