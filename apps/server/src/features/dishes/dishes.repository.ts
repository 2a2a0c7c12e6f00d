import type { dishInput } from '@shop/contract/dishes';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Handle } from '../../db/database.ts';
import { dishAllergens, dishes } from '../../db/schema/index.ts';
import { textFrom } from '../../text.ts';
import { removeRow, type StandardRepository } from '../standard/standard.repository.ts';

export type DishInput = z.output<typeof dishInput>;

const row = (input: DishInput): typeof dishes.$inferInsert => ({
  name: textFrom(input, 'name'),
  description: textFrom(input, 'description'),
  ingredients: textFrom(input, 'ingredients'),
  mealType: input.mealType,
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

export const dishesRepository = (handle: Handle): StandardRepository<DishInput> => {
  const setAllergens = async (dishId: number, allergenIds: readonly number[]): Promise<void> => {
    await handle.delete(dishAllergens).where(eq(dishAllergens.dishId, dishId));
    const rows = [...new Set(allergenIds)].map((allergenId) => ({ dishId, allergenId }));
    if (rows.length > 0) await handle.insert(dishAllergens).values(rows);
  };
  return {
    insert: async (input) => {
      const [made] = await handle.insert(dishes).values(row(input)).returning({ id: dishes.id });
      if (!made) throw new Error('a dish was not inserted');
      await setAllergens(made.id, input.allergenIds);
      return made.id;
    },
    update: async (id, input) => {
      const { rowCount } = await handle.update(dishes).set(row(input)).where(eq(dishes.id, id));
      if (!rowCount) return false;
      await setAllergens(id, input.allergenIds);
      return true;
    },
    remove: (id) => removeRow(handle, dishes, id),
  };
};
