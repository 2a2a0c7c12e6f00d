import { eq, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { discountCodes, discounts } from '../../../db/schema/index.ts';
import type { Fields } from '../../../changed-fields.ts';
import { lockRow, updateRow } from '../../base/crud/crud.repository.ts';
import { paged, type Paged, partOf } from '../../../db/paged.ts';
import { holdsWordsIn, plainWords } from '../../../db/search.ts';
import type { Failure } from '../../../failure.ts';
import type { LongListQuery } from '../../../page.ts';

const columns = {
  id: discounts.id,
  version: discounts.version,
  name: discounts.name,
  createdAt: discounts.createdAt,
  codesCount: sql<number>`count(${discountCodes.id})::int`,
  usesCount: sql<number>`coalesce(sum(${discountCodes.usesCount}), 0)::int`,
};

export type DiscountRow = {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly createdAt: Date;
  readonly codesCount: number;
  readonly usesCount: number;
};

/** Campaigns, each with how many codes it has and how often they were used. */
export const discountsRepository = (handle: Handle) => {
  const withCounts = () =>
    handle
      .select(columns)
      .from(discounts)
      .leftJoin(discountCodes, eq(discountCodes.discountId, discounts.id))
      .groupBy(discounts.id);
  return {
    list: (query: LongListQuery<'created' | 'name'>): Promise<Paged<DiscountRow> | Failure> =>
      paged<DiscountRow, 'name'>(handle, {
        query,
        where: holdsWordsIn(plainWords(discounts.name), query.search),
        id: discounts.id,
        sorts: { name: { column: discounts.name, of: (row) => row.name } },
        read: (part) => partOf(withCounts().$dynamic(), part),
        ids: () => handle.select({ id: discounts.id }).from(discounts).$dynamic(),
      }),
    one: async (id: number): Promise<DiscountRow | null> => {
      const [row] = await withCounts().where(eq(discounts.id, id));
      return row ?? null;
    },
    insert: async (name: string, now: Date): Promise<number> => {
      const [made] = await handle
        .insert(discounts)
        .values({ name, createdAt: now })
        .returning({ id: discounts.id });
      if (!made) throw new Error('a campaign was not inserted');
      return made.id;
    },
    lock: (id: number): Promise<Fields | null> => lockRow(handle, discounts, id),
    rename: (id: number, name: string, version?: number): Promise<boolean> =>
      updateRow(handle, discounts, { id, version }, { name }),
    remove: async (id: number): Promise<void> => {
      await handle.delete(discounts).where(eq(discounts.id, id));
    },
  };
};
