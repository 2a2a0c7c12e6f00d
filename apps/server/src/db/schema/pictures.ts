import { integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, bilingual } from './columns.ts';

export const pictureStatus = pgEnum('picture_status', ['processing', 'ready', 'failed']);

export const pictures = pgTable('pictures', {
  id: id(),
  /** The folder of its files in the file store. */
  folder: text().notNull().unique(),
  alt: bilingual(),
  width: integer().notNull(),
  height: integer().notNull(),
  placeholder: text().notNull(),
  status: pictureStatus().notNull().default('processing'),
  createdAt: createdAt(),
});
