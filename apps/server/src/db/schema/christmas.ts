import { christmasWayKinds } from '@shop/domain/christmas';
import { index, integer, pgEnum, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { cities } from './content.ts';
import { locale } from './people.ts';

export const christmasWayKind = pgEnum('christmas_way_kind', christmasWayKinds);

/** How a Christmas-eve kit comes to a city. Whoever sells a set holds the row, so that no two sell the last one. */
export const christmasWays = pgTable(
  'christmas_ways',
  {
    id: id(),
    cityId: integer()
      .notNull()
      .references(() => cities.id, { onDelete: 'restrict' }),
    kind: christmasWayKind().notNull(),
    fromTime: text().notNull(),
    toTime: text().notNull(),
    priceCents: integer().notNull(),
    setsLimit: integer().notNull(),
  },
  (table) => [unique('christmas_ways_each').on(table.cityId, table.kind)],
);

/** Somebody wants to hear when the season begins. Gone once they have. */
export const christmasReminders = pgTable(
  'christmas_reminders',
  {
    id: id(),
    /** In small letters. */
    email: text().notNull().unique(),
    locale: locale().notNull(),
    /** Of the link that confirms it. */
    tokenHash: text().notNull().unique(),
    createdAt: createdAt(),
    /** Null: the link was not followed yet. */
    confirmedAt: instant(),
  },
  (table) => [index('christmas_reminders_confirmed').on(table.confirmedAt)],
);
