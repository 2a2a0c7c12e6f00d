import type { AuditEntity } from '@shop/contract/audit-entries';
import { addDays, startOfDay, toDay } from '@shop/domain/day';
import { and, asc, desc, eq, getTableColumns, gte, isNotNull, like, lt, or, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { paged, type Paged, partOf } from '../../../db/paged.ts';
import { everyWord } from '../../../db/search.ts';
import type { Failure } from '../../../failure.ts';
import type { LongListQuery } from '../../../page.ts';
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

export type AuditFilter = LongListQuery<'created'> & {
  readonly actorId?: number | undefined;
  readonly entity?: AuditEntity | undefined;
  readonly entityId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};
export type AuditRow = Omit<typeof auditEntries.$inferSelect, 'personal' | 'searchText'> & {
  readonly actorName: string | null;
};

const { personal: _, searchText: __, ...told } = getTableColumns(auditEntries);

/** An array, not `in`: so both sides are found by their indexes. */
const isByOrAbout = (pattern: string) =>
  or(
    like(auditEntries.searchText, pattern),
    sql`${auditEntries.actorId} = any(array(select ${users.id} from ${users} where ${like(users.searchText, pattern)}))`,
  );

export const auditEntriesRepository = (handle: Handle) => ({
  /** Without what they tell of people. */
  list: (query: AuditFilter): Promise<Paged<AuditRow> | Failure> =>
    paged<AuditRow>(handle, {
      query,
      where: and(
        query.actorId === undefined ? undefined : eq(auditEntries.actorId, query.actorId),
        query.entity && eq(auditEntries.entity, query.entity),
        query.entityId === undefined ? undefined : eq(auditEntries.entityId, query.entityId),
        query.from === undefined ? undefined : gte(auditEntries.at, startOfDay(toDay(query.from))),
        query.to === undefined ? undefined : lt(auditEntries.at, startOfDay(addDays(toDay(query.to), 1))),
        everyWord(query.search, isByOrAbout),
      ),
      id: auditEntries.id,
      sorts: {},
      read: (part) =>
        partOf(
          handle
            .select({ ...told, actorName })
            .from(auditEntries)
            .leftJoin(users, eq(users.id, auditEntries.actorId))
            .$dynamic(),
          part,
        ),
      ids: () => handle.select({ id: auditEntries.id }).from(auditEntries).$dynamic(),
    }),
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
