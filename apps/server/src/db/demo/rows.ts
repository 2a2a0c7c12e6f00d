import type { PgTable } from 'drizzle-orm/pg-core';
import type { Handle } from '../database.ts';

/** The ids of rows by the keys that the demo's content knows them by. */
export type Ids = ReadonlyMap<string, number>;

export const idOf = (ids: Ids, key: string): number => {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`the demo names ${key}, which is not there`);
  return id;
};

/** Inserts a row for each item and pairs the ids with the items' keys: PostgreSQL answers in the order of the values. */
export const insertKeyed = async <Table extends PgTable, Item>(
  tx: Handle,
  table: Table,
  items: readonly Item[],
  key: (item: Item) => string,
  row: (item: Item) => Table['$inferInsert'],
): Promise<Ids> => {
  const made = (await tx.insert(table).values(items.map(row)).returning()) as unknown as {
    readonly id: number;
  }[];
  return new Map(items.map((item, index) => [key(item), made[index]?.id ?? 0]));
};
