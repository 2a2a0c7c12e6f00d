import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { Text } from '@shop/domain/text';
import { bilingual, createdAt, day, id, instant, version } from './columns.ts';
import { pictures } from './pictures.ts';

export const cities = pgTable('cities', {
  id: id(),
  version: version(),
  name: bilingual(),
  isActive: boolean().notNull().default(true),
  /** Shown where pre-order is on; empty texts: it is off. */
  preOrderMessage: bilingual(),
});

export const deliveryTimes = pgTable('delivery_times', {
  id: id(),
  version: version(),
  cityId: integer()
    .notNull()
    .references(() => cities.id, { onDelete: 'cascade' }),
  /** "HH:MM", Vilnius. */
  fromTime: text().notNull(),
  toTime: text().notNull(),
});

export const dayKind = pgEnum('day_kind', ['working', 'weekend_or_holiday']);

export const deliveryPrices = pgTable('delivery_prices', {
  id: id(),
  isForUnique: boolean().notNull(),
  dayKind: dayKind().notNull(),
  priceCents: integer().notNull(),
});

export const vatType = pgEnum('vat_type', ['kit', 'delivery']);

export const vatEntries = pgTable('vat_entries', {
  id: id(),
  type: vatType().notNull(),
  percentage: doublePrecision().notNull(),
  /** A plain date; the newest entry that has begun holds. */
  validFrom: day().notNull(),
});

export const faqSections = pgTable('faq_sections', {
  id: id(),
  version: version(),
  name: bilingual(),
  position: integer().notNull().default(0),
});

export const faqItems = pgTable('faq_items', {
  id: id(),
  version: version(),
  sectionId: integer()
    .notNull()
    .references(() => faqSections.id, { onDelete: 'cascade' }),
  question: bilingual(),
  answer: bilingual(),
  position: integer().notNull().default(0),
});

export const blogArticles = pgTable('blog_articles', {
  id: id(),
  version: version(),
  name: bilingual(),
  excerpt: bilingual(),
  content: bilingual(),
  publishedAt: instant().notNull(),
  createdAt: createdAt(),
});

/** The first is the cover. */
export const blogArticlePictures = pgTable(
  'blog_article_pictures',
  {
    blogArticleId: integer()
      .notNull()
      .references(() => blogArticles.id, { onDelete: 'cascade' }),
    pictureId: integer()
      .notNull()
      .references(() => pictures.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.blogArticleId, table.pictureId] })],
);

export const pages = pgTable('pages', {
  id: id(),
  version: version(),
  slug: text().notNull().unique(),
  name: bilingual(),
  content: jsonb().$type<Text>().notNull(),
  pictureId: integer().references(() => pictures.id, { onDelete: 'set null' }),
  updatedAt: instant().notNull().defaultNow(),
});
