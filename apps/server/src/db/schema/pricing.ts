import { pointsReasons } from '@shop/domain/points';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { discountType, mealKits } from './catalogue.ts';
import { checkOuts } from './check-outs.ts';
import { createdAt, day, id, instant, version } from './columns.ts';
import { cities } from './content.ts';
import { users } from './people.ts';

/** The owner's word on one day, for one city or (null) for all of them. Days without a row are as the law has them. */
export const calendarDays = pgTable(
  'calendar_days',
  {
    id: id(),
    day: day().notNull(),
    cityId: integer().references(() => cities.id, { onDelete: 'cascade' }),
    isClosed: boolean().notNull(),
    isHoliday: boolean().notNull(),
  },
  (table) => [unique('calendar_days_day').on(table.day, table.cityId).nullsNotDistinct()],
);

/** A campaign: what its codes have in common is why they were made. */
export const discounts = pgTable('discounts', {
  id: id(),
  version: version(),
  name: text().notNull(),
  createdAt: createdAt(),
});

export type CodeMealKit = { readonly id: number; readonly periods: readonly number[] };

/**
 * Kits and cities are lists, not links: were a link to go with its kit, a code for that kit alone
 * would become one for every kit.
 */
export const discountCodes = pgTable(
  'discount_codes',
  {
    id: id(),
    version: version(),
    discountId: integer()
      .notNull()
      .references(() => discounts.id, { onDelete: 'cascade' }),
    /** In capitals. */
    code: text().notNull().unique(),
    type: discountType().notNull(),
    /** Percent, or cents. */
    amount: doublePrecision().notNull(),
    applyToCart: boolean().notNull(),
    isFreeDelivery: boolean().notNull(),
    mealKits: jsonb().$type<CodeMealKit[]>().notNull(),
    cityIds: integer().array().notNull(),
    multipleCodesAllowed: boolean().notNull(),
    multipleUseInOrder: boolean().notNull(),
    /** Null: without limit. */
    usesLimit: integer(),
    usesPerBuyer: integer(),
    usesCount: integer().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('discount_codes_discount').on(table.discountId)],
);

export const codeUses = pgTable(
  'code_uses',
  {
    id: id(),
    codeId: integer()
      .notNull()
      .references(() => discountCodes.id, { onDelete: 'cascade' }),
    /** The buyer's e-mail in small letters: guests have no other name. */
    buyer: text().notNull(),
    checkOutId: integer()
      .notNull()
      .references(() => checkOuts.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    /** Given back: the order ended unpaid or cancelled. */
    releasedAt: instant(),
  },
  (table) => [
    index('code_uses_check_out').on(table.checkOutId),
    index('code_uses_buyer').on(table.codeId, table.buyer),
    uniqueIndex('code_uses_once')
      .on(table.checkOutId, table.codeId)
      .where(sql`${table.releasedAt} is null`),
  ],
);

export const pointsReason = pgEnum('points_reason', pointsReasons);

/** Rows are only ever added; the balance is their sum. */
export const pointsEntries = pgTable(
  'points_entries',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    reason: pointsReason().notNull(),
    points: integer().notNull(),
    expiresAt: instant(),
    /** Points outlive an order that is removed: the balance is their sum. */
    checkOutId: integer().references(() => checkOuts.id, { onDelete: 'set null' }),
    /** What brought the row about, so that it can do so only once. */
    cause: text().unique(),
  },
  (table) => [
    index('points_entries_user').on(table.userId),
    index('points_entries_check_out')
      .on(table.checkOutId)
      .where(sql`${table.checkOutId} is not null`),
  ],
);

/** The cart of somebody who is logged in; the browser's own copy is merged into it at login. */
export const carts = pgTable('carts', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  items: jsonb().$type<unknown[]>().notNull(),
  updatedAt: instant().notNull(),
});

export type PastPrice = { readonly kcal: number | null; readonly periodId: number; readonly cents: number };

/** What a kit has cost since when: the lowest price of 30 days is read from it. */
export const priceHistory = pgTable(
  'price_history',
  {
    id: id(),
    mealKitId: integer()
      .notNull()
      .references(() => mealKits.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    isReduced: boolean().notNull(),
    /** One set for the whole period, the kit's own discount taken off. */
    prices: jsonb().$type<PastPrice[]>().notNull(),
  },
  (table) => [index('price_history_kit').on(table.mealKitId)],
);
