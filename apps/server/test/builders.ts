import type { Client } from '@shop/contract/client';
import type { dishInput } from '@shop/contract/dishes';
import type { mealKitInput } from '@shop/contract/meal-kits';
import type { z } from 'zod';

type DishInput = z.input<typeof dishInput>;
type KitInput = z.input<typeof mealKitInput>;

/** A dish with nothing special about it; say only what matters to the test. */
export const aDish = (details: Partial<DishInput> = {}): DishInput => ({
  nameLt: 'Grikių košė',
  nameEn: 'Buckwheat porridge',
  descriptionLt: 'Su sviestu.',
  mealType: 'breakfast',
  calories: 350,
  proteins: 12,
  fats: 9,
  saturates: 3,
  carbohydrates: 55,
  sugars: 6,
  salt: 0.4,
  weightGrams: 320,
  ...details,
});

type KitParts = { readonly dishIds: number[]; readonly periodIds: number[] };

/** A regular kit of one calorie level at 12.90 a day. */
export const aKit = ({ dishIds, periodIds }: KitParts, details: Partial<KitInput> = {}): KitInput => ({
  nameLt: 'Paprastas rinkinys',
  nameEn: 'Plain kit',
  descriptionLt: 'Viskas, ko reikia.',
  dishIds,
  periodIds,
  meals: ['breakfast', 'lunch', 'dinner'],
  macronutrients: { proteins: 30, fats: 30, carbohydrates: 40 },
  calories: [{ kcal: 1500, prices: periodIds.map((periodId) => ({ periodId, priceCents: 1290 })) }],
  ...details,
});

/** What a kit needs to exist, made through the API. */
export const kitParts = async (admin: Client, details: Partial<DishInput> = {}): Promise<KitParts> => {
  const dish = await admin('POST /dishes', { body: aDish(details) });
  const periods = await admin('GET /periods', {});
  const known = periods.data.find((each) => each.days === 5);
  const period = known ?? (await admin('POST /periods', { body: { days: 5 } })).data;
  return { dishIds: [dish.data.id], periodIds: [period.id] };
};
