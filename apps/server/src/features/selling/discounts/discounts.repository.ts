import { desc, eq, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { discountCodes, discounts } from '../../../db/schema/index.ts';
import type { Fields } from '../../base/audit/audit.repository.ts';
import { lockRow, updateRow } from '../../base/crud/crud.repository.ts';
import type { PageQuery } from '../../../page.ts';

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
    list: async ({ page, perPage }: PageQuery): Promise<{ rows: DiscountRow[]; total: number }> => ({
      rows: await withCounts()
        .orderBy(desc(discounts.id))
        .limit(perPage)
        .offset((page - 1) * perPage),
      total: await handle.$count(discounts),
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
