import type { MenuDish } from '@shop/contract/individual-orders';
import type { FileKind } from '@shop/contract/files';
import type { IndividualAnswers } from '@shop/domain/individual/answers';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { checkOuts, deliveries } from './check-outs.ts';
import { createdAt, id, instant } from './columns.ts';
import { locale, users } from './people.ts';

/** A request that is still being written, of whoever holds its key. */
export const individualDrafts = pgTable(
  'individual_drafts',
  {
    id: id(),
    keyHash: text().notNull().unique(),
    /** Who was logged in, and finds it on every device. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    locale: locale().notNull(),
    consentText: text().notNull(),
    consentAt: instant().notNull(),
    answers: jsonb().$type<IndividualAnswers>().notNull(),
    createdAt: createdAt(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('individual_drafts_user').on(table.userId),
    index('individual_drafts_written').on(table.updatedAt),
  ],
);

/** What an individual order was asked for, beside its check-out: near to health, so it goes sooner. */
export const individualRequests = pgTable('individual_requests', {
  checkOutId: integer()
    .primaryKey()
    .references(() => checkOuts.id, { onDelete: 'cascade' }),
  /** Null: deleted. */
  answers: jsonb().$type<IndividualAnswers>(),
  consentText: text().notNull(),
  consentAt: instant().notNull(),
  /** Why it was declined, or a cancellation was refused, for the buyer to read. */
  declinedWords: text().notNull().default(''),
  /** The shop was told that nobody has answered yet. */
  remindedAt: instant(),
  alarmedAt: instant(),
  /** The buyer was told that the time to pay is nearly over. */
  payRemindedAt: instant(),
});

export const messageSide = pgEnum('individual_message_side', ['buyer', 'staff']);

/** What the shop and the buyer asked and answered about it. */
export const individualMessages = pgTable(
  'individual_messages',
  {
    id: id(),
    checkOutId: integer()
      .notNull()
      .references(() => checkOuts.id, { onDelete: 'cascade' }),
    side: messageSide().notNull(),
    words: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('individual_messages_check_out').on(table.checkOutId)],
);

/** A menu of the buyer's own: of a draft, and then of the order that the draft has become. */
export const personalMenus = pgTable(
  'personal_menus',
  {
    id: id(),
    draftId: integer().references(() => individualDrafts.id, { onDelete: 'cascade' }),
    checkOutId: integer().references(() => checkOuts.id, { onDelete: 'cascade' }),
    words: text().notNull(),
    createdAt: createdAt(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('personal_menus_draft').on(table.draftId),
    index('personal_menus_check_out').on(table.checkOutId),
    check('personal_menus_of', sql`num_nonnulls(${table.draftId}, ${table.checkOutId}) = 1`),
  ],
);

export const personalMenuFiles = pgTable(
  'personal_menu_files',
  {
    id: id(),
    personalMenuId: integer()
      .notNull()
      .references(() => personalMenus.id, { onDelete: 'cascade' }),
    /** Its name among the private files. */
    file: uuid().notNull(),
    /** As its sender called it. */
    name: text().notNull(),
    kind: text().$type<FileKind>().notNull(),
    bytes: integer().notNull(),
  },
  (table) => [index('personal_menu_files_menu').on(table.personalMenuId)],
);

/** What is in a box of an individual order, as the shop wrote it: it goes along when the day moves. */
export const deliveryMenus = pgTable('delivery_menus', {
  deliveryId: integer()
    .primaryKey()
    .references(() => deliveries.id, { onDelete: 'cascade' }),
  dishes: jsonb().$type<readonly MenuDish[]>().notNull(),
  updatedAt: instant().notNull(),
});
