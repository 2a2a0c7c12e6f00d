import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './database.ts';

export const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Any number that no other lock of the shop uses. */
export const startLock = 7_426_001;

/** Runs the task while no other process of the shop does: of two that start at once, one migrates and one waits. */
export const whileOthersWait = async <T>(database: Database, task: () => Promise<T>): Promise<T> => {
  const client = await database.$client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [startLock]);
    return await task();
  } finally {
    // Closing the connection gives the lock back, whatever state it is in.
    client.release(true);
  }
};

export const migrateDatabase = (database: Database): Promise<void> =>
  migrate(drizzle(database.$client), { migrationsFolder });
