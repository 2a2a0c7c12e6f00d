import { claimAnswers, claimStatuses } from '@shop/contract/claims';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { dishes, mealKits } from './catalogue.ts';
import { checkOuts, deliveries } from './check-outs.ts';
import { createdAt, day, id, instant, version } from './columns.ts';
import { notificationKind, users } from './people.ts';

export const claimStatus = pgEnum('claim_status', claimStatuses);
export const claimAnswer = pgEnum('claim_answer', claimAnswers);

/** Something was wrong with a box. */
export const claims = pgTable(
  'claims',
  {
    id: id(),
    deliveryId: integer()
      .notNull()
      .unique()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    status: claimStatus().notNull().default('open'),
    words: text().notNull(),
    createdAt: createdAt(),
    answerBy: day().notNull(),
    answer: claimAnswer(),
    amountCents: integer(),
    points: integer(),
    anotherDay: day(),
    reason: text().notNull().default(''),
    answeredAt: instant(),
    answeredBy: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('claims_status').on(table.status, table.id),
    index('claims_answered_by').on(table.answeredBy),
    index('claims_said')
      .on(table.createdAt)
      .where(sql`${table.words} <> ''`),
  ],
);

/** A buyer's picture of what was wrong: seen by the buyer and admins alone, so it is not among the shop's pictures. */
export const claimPictures = pgTable(
  'claim_pictures',
  {
    id: id(),
    claimId: integer()
      .notNull()
      .references(() => claims.id, { onDelete: 'cascade' }),
    /** Its name among the private files. */
    file: uuid().notNull(),
  },
  (table) => [index('claim_pictures_claim').on(table.claimId)],
);

/** What a buyer thinks of a dish that was in a box. */
export const dishReviews = pgTable(
  'dish_reviews',
  {
    id: id(),
    version: version(),
    deliveryId: integer()
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    dishId: integer()
      .notNull()
      .references(() => dishes.id, { onDelete: 'cascade' }),
    /** The kit that it was a dish of. */
    mealKitId: integer().references(() => mealKits.id, { onDelete: 'set null' }),
    /** Null: the person is forgotten; the stars still count. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    stars: smallint().notNull(),
    words: text().notNull().default(''),
    /** The buyer agreed to words and first name being shown. */
    isNameShown: boolean().notNull().default(false),
    firstName: text().notNull().default(''),
    /** By the owner. */
    isHidden: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('dish_reviews_once').on(table.deliveryId, table.dishId),
    index('dish_reviews_dish').on(table.dishId, table.id),
    index('dish_reviews_user').on(table.userId, table.id),
    index('dish_reviews_stars').on(table.stars, table.id),
    index('dish_reviews_kit').on(table.mealKitId),
    index('dish_reviews_shown')
      .on(table.mealKitId, table.id)
      .where(sql`${table.isNameShown} and not ${table.isHidden} and ${table.words} <> ''`),
  ],
);

/** The private address of a calendar: what its token is made from. Another one here ends the address. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  salt: uuid().notNull(),
  createdAt: createdAt(),
});

/** What was written by the clock, about a check-out's day or to a person: it is written once, whoever else works. */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    kind: notificationKind().notNull(),
    checkOutId: integer().references(() => checkOuts.id, { onDelete: 'cascade' }),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** On which the box is brought, the week begins, or it was written. */
    day: day().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('notices_check_out').on(table.checkOutId, table.kind, table.day),
    uniqueIndex('notices_user').on(table.userId, table.kind, table.day),
    index('notices_day').on(table.day),
    check('notices_about', sql`num_nonnulls(${table.checkOutId}, ${table.userId}) = 1`),
  ],
);
