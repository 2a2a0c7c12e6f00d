import { mealsOfDay } from '@shop/domain/meals';
import { z } from 'zod';

/** Parts that many resources share. A field's own message is a code; the server words it in the visitor's language. */

/** As large as the database counts. */
const largestId = 2_147_483_647;
export const id = z.coerce.number().int().positive().max(largestId);
/** One that has to be chosen; the code says what is missing. */
export const chosenId = (missing: string) =>
  z.coerce.number({ error: missing }).int().positive({ error: missing }).max(largestId);
export const byId = z.object({ id });
export const ids = z.array(id).max(500);

export const cents = z.number().int().min(0).max(10_000_000);
export const percent = z.number().min(0).max(100).multipleOf(0.01);
export const grams = z.number().min(0).max(10_000);

/** A translatable text as it is answered. */
export const text = z.object({ lt: z.string(), en: z.string() });

const shortMax = 255;
const longMax = 20_000;

export const shortText = z.string().trim().min(1).max(shortMax);
const optionalText = (max: number) => z.string().trim().max(max).default('');

type TextFields<N extends string, R extends z.ZodType> = Record<`${N}Lt`, R> &
  Record<`${N}En`, z.ZodDefault<z.ZodString>>;

/** A translatable text as a form sends it: `name_lt`, `name_en`. Lithuanian is required. */
export const textFields = <N extends string>(name: N, max = shortMax) =>
  ({
    [`${name}Lt`]: z.string().trim().min(1).max(max),
    [`${name}En`]: optionalText(max),
  }) as unknown as TextFields<N, z.ZodString>;

export const longTextFields = <N extends string>(name: N) => textFields(name, longMax);

export const optionalTextFields = <N extends string>(name: N, max = longMax) =>
  ({ [`${name}Lt`]: optionalText(max), [`${name}En`]: optionalText(max) }) as unknown as TextFields<
    N,
    z.ZodDefault<z.ZodString>
  >;

/** In a query or a multipart form everything is text. */
export const flag = z.preprocess(
  (value) => (value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value),
  z.boolean(),
);

export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(50),
});

export const pageMeta = z.object({
  currentPage: z.number().int(),
  lastPage: z.number().int(),
  total: z.number().int(),
  from: z.number().int().nullable(),
  to: z.number().int().nullable(),
});

export const listOf = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item), meta: pageMeta });
export const oneOf = <T extends z.ZodType>(item: T) => z.object({ data: item });

export const mealType = z.enum(mealsOfDay);
export type MealType = z.infer<typeof mealType>;

export const discount = z.discriminatedUnion('type', [
  z.object({ type: z.literal('percentage'), amount: percent }),
  z.object({ type: z.literal('fixed'), amount: cents }),
]);
