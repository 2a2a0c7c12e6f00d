import { mealsOfDay } from '@shop/domain/meals';
import { z } from 'zod';

/** Parts that many resources share. A field's own message is a code; the server words it in the visitor's language. */

/**
 * In an address and in a multipart form a number comes as its digits. Nothing else is taken for one: neither `true` nor
 * `[1]`, `0x10` or `1e3`. Left empty, it is not there.
 */
export const numeral = (number: z.ZodType<number, number>) =>
  z.preprocess((value) => {
    if (typeof value !== 'string') return value;
    if (value === '') return undefined;
    return /^\d{1,15}$/.test(value) ? Number(value) : value;
  }, number) as unknown as z.ZodType<number, number | string>;

/** As large as the database counts. */
const largestId = 2_147_483_647;
export const id = numeral(z.number().int().positive().max(largestId));
/** One that has to be chosen; the code says what is missing. */
export const chosenId = (missing: string) =>
  numeral(
    z
      .number({ error: ({ input }) => (input === undefined || input === null ? missing : undefined) })
      .int()
      .positive({ error: missing })
      .max(largestId),
  );
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

export const oneOf = <T extends z.ZodType>(item: T) => z.object({ data: item });

export const mealType = z.enum(mealsOfDay);
export type MealType = z.infer<typeof mealType>;

const discountAmounts = { percentage: percent, fixed: cents };

/** A kit's discount as it is answered. */
export const kitDiscount = z.discriminatedUnion('type', [
  z.object({ type: z.literal('percentage'), amount: discountAmounts.percentage }),
  z.object({ type: z.literal('fixed'), amount: discountAmounts.fixed }),
]);

/** A discount as it is made; what its amount may be depends on its type (`discountFits`). */
export const discountFields = { type: z.enum(['percentage', 'fixed']), amount: z.number() };

type Made = z.output<z.ZodObject<typeof discountFields>>;

/** Only what gives nothing else must take something off. */
export const discountFits =
  <T extends Made>(givesMore: (made: T) => boolean = () => false) =>
  ({ value, issues }: z.core.ParsePayload<T>): void => {
    const { error } = discountAmounts[value.type].safeParse(value.amount);
    for (const issue of error?.issues ?? [])
      issues.push({ ...issue, input: value.amount, path: ['amount'] } as z.core.$ZodRawIssue);
    if (value.amount === 0 && !givesMore(value))
      issues.push({ code: 'custom', input: value.amount, path: ['amount'], message: 'discount_of_nothing' });
  };
