import { statfs } from 'node:fs/promises';
import { type Database, limits, openPool } from './database.ts';

/** A piece of PostgreSQL's log: with less room than that it cannot begin the next one, and ends. */
const LEAST_ROOM = 16 * 1024 * 1024;

/** Whether the folder's disk can take what the shop has to write. One that is not there yet is no trouble. */
export const hasRoom = async (folder: string): Promise<boolean> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize >= LEAST_ROOM,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  );

/**
 * Asks whether the database answers and is migrated, over a connection of its own: those of the shop may all be waiting
 * for a database that hangs. However many ask at once, it is asked once.
 */
export const databaseProbe = ({ $client: { options } }: Database) => {
  // The pool keeps its password where copying does not see it.
  const pool = openPool({ ...options, ...limits.asking, password: options.password, max: 1 });
  const ask = async (): Promise<boolean> => {
    try {
      const { rows } = await pool.query<{ ready: boolean }>(
        `select to_regclass('public.meal_kits') is not null and to_regclass('pgboss.version') is not null as ready`,
      );
      return rows[0]?.ready === true;
    } catch {
      return false;
    }
  };
  let asking: Promise<boolean> | null = null;
  return {
    isReady: (): Promise<boolean> =>
      (asking ??= ask().finally(() => {
        asking = null;
      })),
    close: () => pool.end(),
  };
};
