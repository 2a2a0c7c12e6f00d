import type { LegalAllergen } from '@shop/domain/allergens';
import type { Text } from '@shop/domain/text';
import {
  type AnyPgColumn,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bilingual, createdAt, day, id, version } from './columns.ts';
import { pictures } from './pictures.ts';

export const mealType = pgEnum('meal_type', [
  'breakfast',
  'lunch',
  'dinner',
  'snack',
  'snack_1',
  'snack_2',
  'undefined',
]);
export const discountType = pgEnum('discount_type', ['fixed', 'percentage']);

export const allergens = pgTable('allergens', {
  id: id(),
  version: version(),
  name: bilingual(),
  /** Of the 14 that the law names; null: the owner's own. */
  code: text().$type<LegalAllergen>().unique(),
  /** What leaving it out adds to the price of a kit, in percent. */
  pricePercent: doublePrecision().notNull().default(0),
});

export const periods = pgTable('periods', {
  id: id(),
  version: version(),
  days: integer().notNull().unique(),
});

export const additions = pgTable('additions', {
  id: id(),
  version: version(),
  name: bilingual(),
  description: bilingual(),
  pricePerDayCents: integer().notNull(),
  isForUnique: boolean().notNull().default(false),
  thumbnailId: integer().references(() => pictures.id, { onDelete: 'set null' }),
});

export const combinations = pgTable('combinations', {
  id: id(),
  version: version(),
  name: bilingual(),
  description: bilingual(),
  pricePerDayCents: integer().notNull(),
});

export const dietPlans = pgTable('diet_plans', {
  id: id(),
  version: version(),
  name: bilingual(),
  description: bilingual(),
});

/** What a buyer may name as disliked. */
export const products = pgTable('products', { id: id(), version: version(), name: bilingual() });

export const dishes = pgTable('dishes', {
  id: id(),
  version: version(),
  name: bilingual(),
  description: bilingual(),
  ingredients: bilingual(),
  mealType: mealType().notNull().default('undefined'),
  /** The menu that it is made for, though others may serve it too; null: for none in particular. */
  menuTypeId: integer().references((): AnyPgColumn => menuTypes.id, { onDelete: 'set null' }),
  isUnique: boolean().notNull().default(false),
  isVegetarian: boolean().notNull().default(false),
  isVegan: boolean().notNull().default(false),
  isGlutenFree: boolean().notNull().default(false),
  calories: integer().notNull(),
  proteins: doublePrecision().notNull(),
  fats: doublePrecision().notNull(),
  saturates: doublePrecision().notNull(),
  carbohydrates: doublePrecision().notNull(),
  sugars: doublePrecision().notNull(),
  salt: doublePrecision().notNull(),
  weightGrams: integer().notNull(),
  pictureId: integer().references(() => pictures.id, { onDelete: 'set null' }),
  /** What buyers think of it: of 5, in hundredths; says nothing while there are no votes. */
  evaluationAverage: integer().notNull().default(0),
  evaluationVotes: integer().notNull().default(0),
  /** What was counted before buyers wrote reviews here: it goes on counting. */
  earlierAverage: integer().notNull().default(0),
  earlierVotes: integer().notNull().default(0),
  createdAt: createdAt(),
});

export const dishAllergens = pgTable(
  'dish_allergens',
  {
    dishId: integer()
      .notNull()
      .references(() => dishes.id, { onDelete: 'cascade' }),
    allergenId: integer()
      .notNull()
      .references(() => allergens.id, { onDelete: 'restrict' }),
  },
  (table) => [primaryKey({ columns: [table.dishId, table.allergenId] })],
);

export const additionAllergens = pgTable(
  'addition_allergens',
  {
    additionId: integer()
      .notNull()
      .references(() => additions.id, { onDelete: 'cascade' }),
    allergenId: integer()
      .notNull()
      .references(() => allergens.id, { onDelete: 'restrict' }),
  },
  (table) => [primaryKey({ columns: [table.additionId, table.allergenId] })],
);

export const combinationAllergens = pgTable(
  'combination_allergens',
  {
    combinationId: integer()
      .notNull()
      .references(() => combinations.id, { onDelete: 'cascade' }),
    allergenId: integer()
      .notNull()
      .references(() => allergens.id, { onDelete: 'restrict' }),
  },
  (table) => [primaryKey({ columns: [table.combinationId, table.allergenId] })],
);

export const menuTypes = pgTable('menu_types', {
  id: id(),
  version: version(),
  name: bilingual(),
  description: bilingual(),
});

export const mealKits = pgTable('meal_kits', {
  id: id(),
  version: version(),
  name: bilingual(),
  tagline: bilingual(),
  description: bilingual(),
  traits: jsonb().$type<Text[]>().notNull(),
  /** Its own, wherever it appears: #c21e63. */
  colour: text().notNull().default('#fadfea'),
  isUnique: boolean().notNull().default(false),
  isHidden: boolean().notNull().default(false),
  isRecommended: boolean().notNull().default(false),
  /** A day's price of a unique kit; a regular kit has its prices by calories and period. */
  priceCents: integer(),
  discountType: discountType(),
  /** Percent, or cents for a set. */
  discountAmount: doublePrecision(),
  proteinsPercent: integer().notNull(),
  fatsPercent: integer().notNull(),
  carbohydratesPercent: integer().notNull(),
  meals: mealType().array().notNull(),
  menuTypeId: integer().references(() => menuTypes.id, { onDelete: 'restrict' }),
  thumbnailId: integer().references(() => pictures.id, { onDelete: 'set null' }),
  position: integer().notNull().default(0),
  createdAt: createdAt(),
});

const kitId = () =>
  integer()
    .notNull()
    .references(() => mealKits.id, { onDelete: 'cascade' });

export const mealKitCalories = pgTable(
  'meal_kit_calories',
  { id: id(), mealKitId: kitId(), kcal: integer().notNull() },
  (table) => [uniqueIndex('meal_kit_calories_kcal').on(table.mealKitId, table.kcal)],
);

/** The price of a day, by calories and period. */
export const caloriePrices = pgTable(
  'calorie_prices',
  {
    calorieId: integer()
      .notNull()
      .references(() => mealKitCalories.id, { onDelete: 'cascade' }),
    periodId: integer()
      .notNull()
      .references(() => periods.id, { onDelete: 'restrict' }),
    priceCents: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.calorieId, table.periodId] })],
);

export const mealKitPeriods = pgTable(
  'meal_kit_periods',
  {
    mealKitId: kitId(),
    periodId: integer()
      .notNull()
      .references(() => periods.id, { onDelete: 'restrict' }),
  },
  (table) => [primaryKey({ columns: [table.mealKitId, table.periodId] })],
);

export const mealKitCombinations = pgTable(
  'meal_kit_combinations',
  {
    mealKitId: kitId(),
    combinationId: integer()
      .notNull()
      .references(() => combinations.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.mealKitId, table.combinationId] })],
);

export const mealKitDietPlans = pgTable(
  'meal_kit_diet_plans',
  {
    mealKitId: kitId(),
    dietPlanId: integer()
      .notNull()
      .references(() => dietPlans.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.mealKitId, table.dietPlanId] })],
);

export const mealKitDishes = pgTable(
  'meal_kit_dishes',
  {
    mealKitId: kitId(),
    dishId: integer()
      .notNull()
      .references(() => dishes.id, { onDelete: 'restrict' }),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.mealKitId, table.dishId] })],
);

export const mealKitPictures = pgTable(
  'meal_kit_pictures',
  {
    mealKitId: kitId(),
    pictureId: integer()
      .notNull()
      .references(() => pictures.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.mealKitId, table.pictureId] })],
);

/** What is cooked in one ISO week for one menu type. "Current" and "next" follow from the clock. */
export const menus = pgTable(
  'menus',
  {
    id: id(),
    version: version(),
    menuTypeId: integer()
      .notNull()
      .references(() => menuTypes.id, { onDelete: 'cascade' }),
    /** The week's Monday. */
    weekStart: day().notNull(),
    daysAmount: integer().notNull().default(7),
  },
  (table) => [uniqueIndex('menus_week').on(table.menuTypeId, table.weekStart)],
);

export const menuDishes = pgTable(
  'menu_dishes',
  {
    id: id(),
    menuId: integer()
      .notNull()
      .references(() => menus.id, { onDelete: 'cascade' }),
    /** ISO weekday, 1 = Monday. */
    weekday: integer().notNull(),
    meal: mealType().notNull(),
    dishId: integer()
      .notNull()
      .references(() => dishes.id, { onDelete: 'restrict' }),
  },
  (table) => [
    uniqueIndex('menu_dishes_slot').on(table.menuId, table.weekday, table.meal, table.dishId),
    index('menu_dishes_dish').on(table.dishId),
  ],
);
