import type { Day } from '@shop/domain/day';
import type { Text } from '@shop/domain/text';
import { sql } from 'drizzle-orm';
import { date, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
export const bilingual = () => jsonb().$type<Text>().notNull();
export const day = () => date({ mode: 'string' }).$type<Day>();
export const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();
export const instant = () => timestamp({ withTimezone: true });
/** Grows with every edit: who saves what somebody else has changed meanwhile is told so. */
export const version = () => integer().notNull().default(1);

/**
 * What a search looks into, in plain letters, kept by the database itself: whoever is forgotten cannot be found either.
 * The space before each part is where a word begins.
 */
export const searchText = (...parts: readonly string[]) =>
  text()
    .notNull()
    .generatedAlwaysAs(sql.raw(`plain_letters(${parts.map((part) => `' ' || ${part}`).join(' || ')})`));
