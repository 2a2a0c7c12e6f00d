import { and, asc, eq } from 'drizzle-orm';
import { auditEntries } from '../src/db/schema/index.ts';
import type { TestShop } from './test-shop.ts';

/** What the trail says of a thing, oldest first. */
export const auditOf = ({ database }: TestShop, entity: string, id: number | string) =>
  database
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, entity), eq(auditEntries.entityId, String(id))))
    .orderBy(asc(auditEntries.id));
