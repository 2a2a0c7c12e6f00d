import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { getConstructionPlans, getRollbackPlans } from 'pg-boss';
import { CommandRefused } from '../../exit.ts';
import { sandboxTables } from '../../sandbox/storage.ts';
import { migrationsFolder } from '../migrate.ts';
import { type Head, nameOf, type Table } from './archive-format.ts';

export type Plan = Pick<Head, 'jobs'> & {
  readonly migrations: readonly string[];
  readonly tables: readonly Table[];
};

/** How many of the shop's migrations these are; null: they are not this shop's, or of a newer one. */
export const countKnown = (hashes: readonly string[]): number | null => {
  const ours = readMigrationFiles({ migrationsFolder });
  return hashes.length > 0 && hashes.every((hash, at) => ours[at]?.hash === hash) ? hashes.length : null;
};

/** The migrations that have run here, each by its hash; none: there is no shop. */
export const migrationsIn = async (client: pg.ClientBase, tables: readonly Table[]): Promise<string[]> => {
  if (!tables.some((table) => nameOf(table) === 'drizzle.__drizzle_migrations')) return [];
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at, id',
  );
  return rows.map(({ hash }) => hash);
};

export const jobsVersionIn = async (
  client: pg.ClientBase,
  tables: readonly Table[],
): Promise<number | null> => {
  if (!tables.some((table) => nameOf(table) === 'pgboss.version')) return null;
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

/** The local bank keeps its books here only where there is one. */
export const hasSandbox = (tables: readonly Table[]): boolean =>
  tables.some((table) => nameOf(table) === 'sandbox.orders');

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
  if (hasSandbox(tables)) await client.query(sandboxTables);
  // The plans for the jobs set limits for the whole transaction.
  await client.query(
    'set local search_path = pg_catalog; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0',
  );
};

export const wrongSchema = (file: string, difference: string): CommandRefused =>
  new CommandRefused(
    'wrongData',
    `${file} cannot be restored: it holds other tables than its shop's migrations make (${difference}).`,
  );
