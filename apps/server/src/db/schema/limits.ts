import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** How often something was done in its present span of time, by whom: shared by all processes. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text().primaryKey(), used: integer().notNull(), endsAt: instant().notNull() },
  (table) => [index('rate_limits_ends_at').on(table.endsAt)],
);
