import type { AuditEntity } from '@shop/contract/audit-entries';
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { auditEntries, users } from '../../../db/schema/index.ts';

/** An admin without a name is known by the mailbox. */
const actorName = sql<
  string | null
>`coalesce(nullif(trim(concat(${users.firstName}, ' ', ${users.lastName})), ''), ${users.email})`;

const ofProfile = (userId: number) =>
  and(
    eq(auditEntries.entity, 'user'),
    eq(auditEntries.entityId, String(userId)),
    isNotNull(auditEntries.personal),
  );

export const auditEntriesRepository = (handle: Handle) => ({
  profileChanges: (userId: number) =>
    handle
      .select({ at: auditEntries.at, personal: auditEntries.personal })
      .from(auditEntries)
      .where(ofProfile(userId))
      .orderBy(asc(auditEntries.id)),
  blankPersonal: async (userId: number): Promise<void> => {
    await handle.update(auditEntries).set({ personal: null }).where(ofProfile(userId));
  },
  /** Who changed a thing last, and when. */
  lastOf: async (
    entity: AuditEntity,
    id: number | string,
  ): Promise<{ name: string | null; at: Date } | null> => {
    const [row] = await handle
      .select({ name: actorName, at: auditEntries.at })
      .from(auditEntries)
      .leftJoin(users, eq(users.id, auditEntries.actorId))
      .where(and(eq(auditEntries.entity, entity), eq(auditEntries.entityId, String(id))))
      .orderBy(desc(auditEntries.id))
      .limit(1);
    return row ?? null;
  },
});
