import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './people.ts';

/** What was made by a request that named itself: sent again, it makes nothing more. Nothing of what was said is in it. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** As the contract calls it. */
    endpoint: text().notNull(),
    /** Null: a guest's. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** A fingerprint of what was sent with the key: the key of one request is not good for another. */
    requestHash: text().notNull(),
    /** Of the thing that was made, whatever the endpoint makes. */
    madeId: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('idempotency_keys_key').on(table.endpoint, table.userId, table.key).nullsNotDistinct(),
    index('idempotency_keys_created_at').on(table.createdAt),
    index('idempotency_keys_user_id').on(table.userId),
  ],
);
