import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { cities } from './content.ts';
import { users } from './people.ts';

const userId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    userId: userId(),
    name: text().notNull(),
    cityId: integer().references(() => cities.id, { onDelete: 'set null' }),
    street: text().notNull(),
    houseNumber: text().notNull(),
    apartmentNumber: text().notNull(),
    floor: text().notNull(),
    postalCode: text().notNull(),
    extraInformation: text().notNull(),
    isDefault: boolean().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('addresses_user').on(table.userId),
    index('addresses_city').on(table.cityId),
    uniqueIndex('addresses_one_default')
      .on(table.userId)
      .where(sql`${table.isDefault}`),
  ],
);

/** What a link in a mail is good for. */
export const linkKind = pgEnum('link_kind', [
  'register',
  'reset_password',
  'invitation',
  'email_old',
  'email_new',
]);

/** Links that were mailed out. Only a hash is kept: whoever reads the database cannot follow them. */
export const links = pgTable(
  'links',
  {
    tokenHash: text().primaryKey(),
    kind: linkKind().notNull(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    index('links_user').on(table.userId),
    index('links_expires').on(table.expiresAt),
    index('links_email').on(sql`lower(${table.data} ->> 'email')`),
  ],
);

export const socialProvider = pgEnum('social_provider', ['google', 'facebook']);

export const socialAccounts = pgTable(
  'social_accounts',
  {
    provider: socialProvider().notNull(),
    /** The provider's own name for the person; e-mail addresses change. */
    subject: text().notNull(),
    userId: userId(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    uniqueIndex('social_accounts_one_each').on(table.userId, table.provider),
  ],
);

export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: userId(), codeHash: text().notNull(), usedAt: instant() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Who brought whom. Points for it are granted by the rules of points. */
export const referrals = pgTable(
  'referrals',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    referrerId: userId(),
    createdAt: createdAt(),
  },
  (table) => [index('referrals_referrer').on(table.referrerId)],
);

/** Addresses of accounts that are gone, as keyed hashes: a referral link is not for those who come back. */
export const formerEmails = pgTable('former_emails', {
  emailHash: text().primaryKey(),
  createdAt: createdAt(),
});
