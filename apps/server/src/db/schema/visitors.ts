import { feedbackKinds } from '@shop/contract/feedbacks';
import { boolean, index, integer, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';

export const feedbackKind = pgEnum('feedback_kind', feedbackKinds);

/** What visitors write to the shop. */
export const feedbacks = pgTable(
  'feedbacks',
  {
    id: id(),
    kind: feedbackKind().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull().default(''),
    message: text().notNull(),
    businessName: text().notNull().default(''),
    businessCode: text().notNull().default(''),
    businessWorkersCount: integer(),
    isHandled: boolean().notNull().default(false),
    /** From then on it is kept for as long as the privacy policy says. */
    handledAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [index('feedbacks_email').on(table.email)],
);

/** The log of choices about cookies. The visitor's cookie holds the same id; nothing else says who it was. */
export const consents = pgTable('consents', {
  id: uuid().primaryKey(),
  advertising: boolean().notNull(),
  createdAt: createdAt(),
});

/** Who asked to be forgotten. Once that is done, only a fingerprint of the address is left as the proof. */
export const deletionRequests = pgTable('deletion_requests', {
  id: id(),
  email: text(),
  emailHash: text().notNull(),
  tokenHash: text().notNull().unique(),
  createdAt: createdAt(),
  expiresAt: instant().notNull(),
  doneAt: instant(),
});
