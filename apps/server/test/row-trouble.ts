import { sql } from 'drizzle-orm';
import type { TestShop } from './test-shop.ts';

type Row = {
  readonly table: 'check_outs' | 'deliveries';
  readonly column: 'id' | 'order_id';
  readonly value: number;
};

/** While the task runs, the database fails whoever changes these rows. */
export const whileRowsFail = async (
  { database }: Pick<TestShop, 'database'>,
  { table, column, value }: Row,
  task: () => Promise<void>,
): Promise<void> => {
  await database.execute(
    sql.raw(`create or replace function trouble() returns trigger language plpgsql
      as $$ begin raise exception 'trouble with this row'; end $$`),
  );
  await database.execute(
    sql.raw(`create trigger trouble before update on ${table} for each row
      when (old.${column} = ${value}) execute function trouble()`),
  );
  try {
    await task();
  } finally {
    await database.execute(sql.raw(`drop trigger trouble on ${table}`));
  }
};
