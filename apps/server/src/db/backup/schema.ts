import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { getConstructionPlans, getRollbackPlans } from 'pg-boss';
import { Refused } from '../../exit.ts';
import { sandboxTables } from '../../sandbox/storage.ts';
import { migrationsFolder } from '../migrate.ts';
import type { Head, Table } from './archive-format.ts';

type Plan = Pick<Head, 'migrations' | 'jobs' | 'tables'>;

/** How many of the shop's migrations these are; null: they are not this shop's, or of a newer one. */
export const countKnown = (hashes: readonly string[]): number | null => {
  const ours = readMigrationFiles({ migrationsFolder });
  return hashes.length > 0 && hashes.every((hash, at) => ours[at]?.hash === hash) ? hashes.length : null;
};

/** The columns of each table of schema public after so many migrations, as they were generated. */
export const publicColumnsAfter = (count: number): ReadonlyMap<string, ReadonlySet<string>> => {
  const file = join(migrationsFolder, 'meta', `${String(count - 1).padStart(4, '0')}_snapshot.json`);
  const { tables } = JSON.parse(readFileSync(file, 'utf8')) as {
    tables: Record<string, { name: string; columns: Record<string, unknown> }>;
  };
  return new Map(Object.values(tables).map(({ name, columns }) => [name, new Set(Object.keys(columns))]));
};

/** The migrations that have run here, each by its hash; none: there is no shop. */
export const migrationsIn = async (client: pg.ClientBase, tables: readonly Table[]): Promise<string[]> => {
  if (!tables.some(({ schema }) => schema === 'drizzle')) return [];
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at, id',
  );
  return rows.map(({ hash }) => hash);
};

export const jobsVersionIn = async (
  client: pg.ClientBase,
  tables: readonly Table[],
): Promise<number | null> => {
  if (!tables.some(({ schema, name }) => schema === 'pgboss' && name === 'version')) return null;
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version');
  return rows[0]?.version ?? null;
};

/** The plans open and close a transaction of their own; here all of it is one. */
const withoutTransaction = (plan: string): string =>
  plan.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, '');

const newestJobs = Number(
  /INSERT INTO pgboss\.version\(version\) VALUES \('(\d+)'\)/.exec(getConstructionPlans())?.[1],
);

/** What this archive says about tables and this shop cannot make, in a line; null: it can. */
export const obstacle = ({ migrations, jobs }: Plan): string | null => {
  if (countKnown(migrations) === null)
    return 'was made by a newer shop, or by another: restore it with the version that made it, or a newer one';
  if (jobs !== null && !(jobs <= newestJobs))
    return `holds jobs of version ${jobs}, and this shop knows ${newestJobs}: restore it with a newer shop`;
  return null;
};

/** Everything of the shop goes. Extensions stay: they may need rights that only the database's owner has. */
const dropAll = `do $$
  declare found record;
  begin
    for found in
      -- Tables before the sequences that belong to their columns.
      select 1 as turn, format('drop %s if exists public.%I cascade', case relkind when 'v' then 'view'
        when 'm' then 'materialized view' else 'table' end, relname) as command
      from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      union all
      select 2, format('drop sequence if exists public.%I cascade', relname)
      from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'S'
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      union all
      select 3, format('drop routine if exists %s cascade', p.oid::regprocedure)
      from pg_proc p where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
      union all
      select 4, format('drop type if exists public.%I cascade', typname)
      from pg_type t where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
        and not exists (select from pg_depend d where d.classid = 'pg_type'::regclass and d.objid = t.oid and d.deptype = 'e')
      order by turn
    loop
      execute found.command;
    end loop;
  end $$;
  drop schema if exists drizzle cascade; drop schema if exists pgboss cascade; drop schema if exists sandbox cascade;
`;

/** As Drizzle makes it. */
const migrationsTable = `create schema drizzle;
  create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);`;

/**
 * Empty tables as the archive's shop had them: by the same migrations, and jobs as far back as theirs are. What has
 * come since is done by the shop itself when it starts.
 */
export const buildSchema = async (
  client: pg.ClientBase,
  { migrations, jobs, tables }: Plan,
): Promise<void> => {
  await client.query(dropAll);
  await client.query(migrationsTable);
  await client.query('set local search_path = public');
  for (const { sql } of readMigrationFiles({ migrationsFolder }).slice(0, migrations.length)) {
    for (const statement of sql) await client.query(statement);
  }
  if (jobs !== null) {
    await client.query(withoutTransaction(getConstructionPlans('pgboss')));
    for (let version = newestJobs; version > jobs; version -= 1) {
      await client.query(withoutTransaction(getRollbackPlans('pgboss', version)));
    }
  }
  if (tables.some(({ schema }) => schema === 'sandbox')) await client.query(sandboxTables);
  // The plans for the jobs set limits for the whole transaction.
  await client.query(
    'set local search_path = pg_catalog; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0',
  );
};

export const wrongSchema = (file: string): Refused =>
  new Refused(
    'wrongData',
    `${file} holds other tables than its shop's migrations make: restore it with the version that made it.`,
  );
