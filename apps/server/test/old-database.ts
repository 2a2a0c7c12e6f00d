import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, inject } from 'vitest';
import { type Database, openDatabase } from '../src/db/database.ts';
import { migrationsFolder } from '../src/db/migrate.ts';

type Journal = { readonly entries: readonly { readonly tag: string }[] };
type Row = Readonly<Record<string, unknown>>;

/** A database as it was before a migration, to be filled with rows of its time and brought to today. */
export const databaseBefore = async (migration: string) => {
  const server = inject('server');
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const admin = openDatabase({ ...server, max: 1 });
  await admin.$client.query(`create database ${name}`);
  await admin.$client.end();
  const database: Database = openDatabase({ ...server, database: name });
  afterAll(() => database.$client.end());

  const text = await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8');
  const { entries } = JSON.parse(text) as Journal;
  const run = async (from: number, to: number): Promise<void> => {
    for (const { tag } of entries.slice(from, to))
      for (const statement of (await readFile(join(migrationsFolder, `${tag}.sql`), 'utf8')).split(
        '--> statement-breakpoint',
      ))
        await database.$client.query(statement);
  };
  const first = entries.findIndex(({ tag }) => tag.endsWith(`_${migration}`));
  if (first === -1) throw new Error(`no migration is called ${migration}`);
  await run(0, first);
  return {
    database,
    /** With these values; whatever else has to be said is nothing. */
    insert: async (table: string, row: Row): Promise<void> => {
      const { rows } = await database.execute<{ name: string; empty: string }>(sql`
        select column_name as name, case
          when data_type = 'jsonb' then '{}' when data_type = 'ARRAY' then '{}' when data_type = 'boolean' then 'false'
          when data_type = 'date' then '2026-11-17' when data_type like 'timestamp%' then '2026-11-16 08:00Z'
          when data_type = 'text' then '' when data_type = 'uuid' then gen_random_uuid()::text else '0' end as empty
        from information_schema.columns where table_name = ${table} and is_nullable = 'NO' and column_default is null
          and is_generated = 'NEVER'
      `);
      const all: Row = { ...Object.fromEntries(rows.map((column) => [column.name, column.empty])), ...row };
      const names = Object.keys(all);
      await database.$client.query(
        `insert into ${table} (${names.join()}) overriding system value values (${names.map((_, i) => `$${i + 1}`).join()})`,
        names.map((column) => all[column]),
      );
    },
    /** All migrations since, in one transaction as when the shop starts. */
    bringUpToDate: async (): Promise<void> => {
      await database.$client.query('begin');
      await run(first, entries.length);
      await database.$client.query('commit');
    },
    rows: async (query: string): Promise<Row[]> => (await database.$client.query(query)).rows as Row[],
  };
};
