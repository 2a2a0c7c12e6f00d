import { roles } from '@shop/domain/access';
import type { Goal } from '@shop/domain/calories';
import { notificationChannels, notificationKinds } from '@shop/domain/notifications';
import { locales } from '@shop/domain/text';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { readableCode } from '../../readable-code.ts';
import { createdAt, id, instant, searchText } from './columns.ts';

export const role = pgEnum('role', roles);
export const locale = pgEnum('locale', locales);

export const notificationKind = pgEnum('notification_kind', notificationKinds);
export const notificationChannel = pgEnum('notification_channel', notificationChannels);

export const users = pgTable(
  'users',
  {
    id: id(),
    role: role().notNull().default('user'),
    email: text().notNull(),
    passwordHash: text(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    phone: text().notNull().default(''),
    company: text().notNull().default(''),
    /** The language of mails that no request of the person's own causes. */
    locale: locale().notNull().default('lt'),
    emailVerifiedAt: instant(),
    referralCode: text()
      .notNull()
      .unique()
      .$defaultFn(() => readableCode(10)),
    /** Encrypted; without the instant it is only being set up. */
    totpSecret: text(),
    totpSince: instant(),
    /** The last step of 30 seconds whose code was used: a code works once. */
    totpLastStep: integer(),
    /** An admin without a second factor is held back from here on; set by the first login to which the rule applies. */
    secondFactorDueAt: instant(),
    /** Asked for it, the admin has answered "later". */
    secondFactorPutOffAt: instant(),
    /** Device tokens of an earlier generation are worth nothing: a new password and "log out everywhere" begin another. */
    deviceGeneration: integer().notNull().default(1),
    /** The person is gone; the row stays for the papers that name it. */
    deletedAt: instant(),
    createdAt: createdAt(),
    searchText: searchText('first_name', 'last_name', 'email', 'phone', 'company'),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_staff')
      .on(table.role, table.id)
      .where(sql`${table.role} <> 'user'`),
    index('users_search').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);

/** A login on one device. A token is good only while its session is neither ended nor past its end. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    remember: boolean().notNull().default(false),
    device: text().notNull().default(''),
    createdAt: createdAt(),
    lastSeenAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
    /** The number of its newest token: each renewal gives the next. */
    generation: integer().notNull().default(1),
    renewedAt: instant(),
    /** Whether the newest token came back: until then its answer may have been lost. */
    isTokenSeen: boolean().notNull().default(true),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expires').on(table.expiresAt),
    index('sessions_ended')
      .on(table.endedAt)
      .where(sql`${table.endedAt} is not null`),
  ],
);

/**
 * Somebody's word on what the shop may write to them about. Without one it is as at first; of several, an account's and
 * its mailbox's, the newest holds.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** Of whoever ordered as a guest, in small letters. */
    email: text(),
    kind: notificationKind().notNull(),
    channel: notificationChannel().notNull().default('mail'),
    isOn: boolean().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('notifications_user').on(table.userId, table.kind, table.channel),
    uniqueIndex('notifications_mailbox').on(table.email, table.kind, table.channel),
    index('notifications_wanted')
      .on(table.kind, table.userId)
      .where(sql`${table.isOn}`),
    check('notifications_whose', sql`num_nonnulls(${table.userId}, ${table.email}) = 1`),
  ],
);

/** What the calorie calculator came to; the measures that were answered to it are not kept. */
export const calculations = pgTable('calculations', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  kcal: integer().notNull(),
  goal: text().$type<Goal>().notNull(),
  keptAt: instant().notNull(),
});
