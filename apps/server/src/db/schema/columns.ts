import type { Text } from '@shop/domain/text';
import { integer, jsonb, timestamp } from 'drizzle-orm/pg-core';

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
export const bilingual = () => jsonb().$type<Text>().notNull();
export const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();
export const instant = () => timestamp({ withTimezone: true });
