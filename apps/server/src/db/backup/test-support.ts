import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { sqlName } from './archive-format.ts';
import type { ShopPlace } from './places.ts';
import { withDatabase } from './places.ts';
import { filesIn } from './stored-files.ts';

/** Not by the code that is tried: every table but PostgreSQL's own, with every row, and what holds between them. */
const tables = `select table_schema as schema, table_name as name from information_schema.tables
  where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE' order by 1, 2`;
const structure = {
  columns: `select table_schema, table_name, column_name, data_type, udt_name, column_default, is_nullable, is_identity,
    is_generated, generation_expression from information_schema.columns
    where table_schema not in ('pg_catalog', 'information_schema') order by 1, 2, 3`,
  constraints: `select conrelid::regclass::text, conname, convalidated, pg_get_constraintdef(oid) from pg_constraint
    where connamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace) order by 1, 2`,
  indexes: `select schemaname, indexname, indexdef from pg_indexes where schemaname <> 'pg_catalog' order by 1, 2`,
  triggers: `select tgrelid::regclass::text, tgname, tgenabled, pg_get_triggerdef(oid) from pg_trigger
    where not tgisinternal order by 1, 2`,
  functions: `select p.oid::regprocedure::text, prosrc from pg_proc p join pg_namespace n on n.oid = pronamespace
    where nspname not in ('pg_catalog', 'information_schema') order by 1`,
  types: `select n.nspname, t.typname, (select array_agg(enumlabel order by enumsortorder) from pg_enum where enumtypid = t.oid)
    from pg_type t join pg_namespace n on n.oid = typnamespace
    where nspname not in ('pg_catalog', 'information_schema') and typtype in ('e', 'd') order by 1, 2`,
  sequences: `select schemaname, sequencename, data_type::text, start_value, increment_by, max_value, last_value
    from pg_sequences order by 1, 2`,
};

const rowsOf = async (client: pg.Client, sql: string): Promise<unknown[]> =>
  (await client.query({ text: sql, rowMode: 'array' })).rows;

export type Everything = {
  readonly rows: Readonly<Record<string, readonly string[]>>;
  readonly structure: Readonly<Record<string, readonly unknown[]>>;
  readonly files: Readonly<Record<string, string>>;
};

/** All that a shop has, to be laid beside another. */
export const everythingOf = (place: ShopPlace): Promise<Everything> =>
  withDatabase(place, async (client) => {
    const rows: Record<string, string[]> = {};
    for (const table of (await client.query<{ schema: string; name: string }>(tables)).rows) {
      const found = await rowsOf(client, `select row_to_json(t)::text from ${sqlName(table)} t`);
      rows[sqlName(table)] = found.map(String).toSorted();
    }
    const built: Record<string, unknown[]> = {};
    for (const [name, sql] of Object.entries(structure)) built[name] = await rowsOf(client, sql);
    const files: Record<string, string> = {};
    for (const path of await filesIn(place.dataDir)) {
      if (path.startsWith('postgres/')) continue;
      const bytes = await readFile(join(place.dataDir, path));
      files[path] = createHash('sha256').update(bytes).digest('hex');
    }
    return { rows, structure: built, files };
  });
