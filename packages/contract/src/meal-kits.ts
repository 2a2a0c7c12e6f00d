import { z } from 'zod';
import { boxDish, boxSum } from './boxes.ts';
import { combination } from './combinations.ts';
import { identity, seenVersion } from './crud.ts';
import { dietPlanName } from './diet-plans.ts';
import { dish } from './dishes.ts';
import { day } from './days.ts';
import { endpoints } from './endpoint.ts';
import { pictureFiles } from './files.ts';
import { listOf, pageQuery } from './lists.ts';
import { boughtItem } from './orders.ts';
import {
  byId,
  cents,
  kitDiscount,
  discountFields,
  discountFits,
  flag,
  id,
  ids,
  longTextFields,
  mealType,
  numeral,
  oneOf,
  optionalTextFields,
  text,
  textFields,
} from './parts.ts';
import { period } from './periods.ts';
import { picture } from './pictures.ts';

export const macronutrients = z.object({
  proteins: z.number().int().min(0).max(100),
  fats: z.number().int().min(0).max(100),
  carbohydrates: z.number().int().min(0).max(100),
});

/** As a style sheet writes it: #c21e63. */
const kitColour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/);
const plainColour = '#fadfea';

export const periodPrice = z.object({ periodId: id, priceCents: cents });
export const calorieLevel = z.object({ id, kcal: z.number().int(), prices: z.array(periodPrice) });
/** What a price is for. */
export const priceBasis = z.object({ kcal: z.int().nullable(), days: z.int() });
/** The lowest price of a day after a discount, and the lowest of the 30 days before it began, where known. */
export const reducedFrom = z.object({ fromCents: cents, lowestFromCents: cents.nullable() });
export const lowestPrice = z.object({ calorieId: id.nullable(), periodId: id, cents });

/** What a card in a list needs. */
export const mealKitSummary = z.object({
  ...identity,
  name: text,
  tagline: text,
  traits: z.array(text),
  /** Its own colour, wherever it appears. */
  colour: z.string(),
  isUnique: z.boolean(),
  isHidden: z.boolean(),
  isRecommended: z.boolean(),
  /** The lowest price of a day, before the kit's discount. */
  priceFromCents: cents,
  /** What the lowest price is for, a discount counted. */
  priceFor: priceBasis.nullable(),
  discount: kitDiscount.nullable(),
  /** With a discount. */
  reduced: reducedFrom.nullable(),
  kcalFrom: z.number().int().nullable(),
  kcalTo: z.number().int().nullable(),
  dietPlans: z.array(dietPlanName),
  thumbnail: picture.nullable(),
});
export type MealKitSummary = z.infer<typeof mealKitSummary>;

export const menuDay = z.object({
  /** A plain date. */
  date: day,
  dishes: z.array(z.object({ meal: mealType, dish })),
});
export type MenuDay = z.infer<typeof menuDay>;

export const kitMenu = z.object({
  id,
  name: text,
  weekType: z.enum(['current', 'next']),
  daysAmount: z.number().int(),
  days: z.array(menuDay),
});
export type KitMenu = z.infer<typeof kitMenu>;

/** A kit as it was bought for one delivery. */
export const boughtKit = z.object({
  deliveryId: id,
  day,
  /** Its level, combination, allergens left out and additions. */
  item: boughtItem,
  /** Of that day. */
  dishes: z.array(boxDish),
  sum: boxSum.nullable(),
});
export type BoughtKit = z.infer<typeof boughtKit>;

export const mealKit = mealKitSummary.extend({
  description: text,
  pictures: z.array(picture),
  /** A day's price of a unique kit; null for a regular one. */
  priceCents: cents.nullable(),
  calories: z.array(calorieLevel),
  periods: z.array(period),
  combinations: z.array(combination),
  /** With a discount: the lowest prices of one set for a period in the 30 days before it began. */
  lowestPrices: z.array(lowestPrice),
  macronutrients,
  meals: z.array(mealType),
  menuTypeId: id.nullable(),
  menus: z.array(kitMenu),
  /** All that its dishes contain, so that it can be left out. */
  allergenIds: z.array(id),
  dishes: z.array(dish),
  /** Only where a delivery was named. */
  bought: boughtKit.optional(),
});
export type MealKit = z.infer<typeof mealKit>;

const calorieInput = z.object({
  kcal: z.number().int().min(500).max(10_000),
  prices: z.array(periodPrice),
});

const mealKitFields = z.object({
  ...textFields('name'),
  ...optionalTextFields('tagline', 255),
  ...longTextFields('description'),
  traits: z
    .array(z.object({ lt: z.string().trim().min(1).max(60), en: z.string().trim().max(60).default('') }))
    .max(6)
    .default([]),
  colour: kitColour.default(plainColour),
  isUnique: flag.default(false),
  isHidden: flag.default(false),
  isRecommended: flag.default(false),
  priceCents: numeral(cents).nullable().default(null),
  discount: z.object(discountFields).check(discountFits()).nullable().default(null),
  calories: z.array(calorieInput).max(20).default([]),
  periodIds: ids.min(1),
  combinationIds: ids.default([]),
  dietPlanIds: ids.default([]),
  dishIds: z.array(id).min(1, 'kit_needs_a_dish').max(500),
  meals: z.array(mealType).min(1).max(7),
  macronutrients,
  menuTypeId: id.nullable().default(null),
});
export type MealKitInput = z.output<typeof mealKitFields>;

/** A regular kit is priced by calories and period, each pair of them; a unique one has a price of its own. */
export const mealKitInput = mealKitFields.check((ctx) => {
  const kit = ctx.value;
  const refuse = (path: (string | number)[], message: string) =>
    ctx.issues.push({ code: 'custom', path, message, input: kit });
  const { proteins, fats, carbohydrates } = kit.macronutrients;
  if (proteins + fats + carbohydrates !== 100) refuse(['macronutrients'], 'macronutrients_make_100');
  const isRepeated = (ids: readonly number[]): boolean => new Set(ids).size < ids.length;
  if (isRepeated(kit.periodIds)) refuse(['periodIds'], 'periods_repeat');
  if (kit.isUnique) {
    if (kit.priceCents === null) refuse(['priceCents'], 'required');
    return;
  }
  if (kit.calories.length === 0) refuse(['calories'], 'required');
  const levels = kit.calories.map((each) => each.kcal);
  if (isRepeated(levels)) refuse(['calories'], 'calories_repeat');
  for (const [index, { prices }] of kit.calories.entries()) {
    const priced = prices.map((each) => each.periodId);
    if (isRepeated(priced)) refuse(['calories', index, 'prices'], 'periods_repeat');
    if (!kit.periodIds.every((each) => priced.includes(each)))
      refuse(['calories', index, 'prices'], 'price_for_each_period');
  }
});

export const mealKitFilter = pageQuery.extend({
  search: z.string().trim().max(100).optional(),
  dietPlanId: id.optional(),
  kcal: numeral(z.number().int().min(0).max(10_000)).optional(),
  isUnique: flag.optional(),
  isRecommended: flag.optional(),
  /** `price_down` is the older word for `-price`. */
  sort: z.enum(['position', 'price', '-price', 'price_down', 'name', '-name']).default('position'),
});

export const mealKits = endpoints({
  'GET /meal-kits': {
    summary: 'List meal kits; hidden ones only for admins',
    access: 'public',
    query: mealKitFilter,
    response: listOf(mealKitSummary),
    cache: 'catalogue',
  },
  'GET /meal-kits/{id}': {
    summary:
      "One meal kit with its prices and this and next week's dishes; a hidden one only for admins. With `event_id`, the id of a delivery, for whoever may see that: also as it was bought for that day",
    access: 'public',
    params: byId,
    query: z.object({ eventId: id.optional() }),
    response: oneOf(mealKit),
    cache: 'catalogue',
  },
  'POST /meal-kits': {
    summary: 'Create a meal kit with its pictures; the first is the thumbnail',
    access: 'admin',
    body: mealKitInput,
    files: { pictures: pictureFiles(12) },
    response: oneOf(mealKit),
    status: 201,
  },
  'PUT /meal-kits/{id}': {
    summary: 'Update a meal kit',
    access: 'admin',
    params: byId,
    body: z.intersection(mealKitInput, seenVersion),
    response: oneOf(mealKit),
  },
  'DELETE /meal-kits/{id}': { summary: 'Delete a meal kit', access: 'admin', params: byId },
  'POST /meal-kits/{id}/hide': {
    summary: 'Hide a meal kit from the shop, or show it again',
    access: 'admin',
    params: byId,
    body: z.object({ isHidden: z.boolean().default(true) }),
    response: oneOf(mealKit),
  },
  'POST /meal-kits/recommended': {
    summary: 'Say which meal kits are recommended: these and no others',
    access: 'admin',
    body: z.object({ mealKitIds: ids }),
    response: listOf(mealKitSummary),
  },
});
