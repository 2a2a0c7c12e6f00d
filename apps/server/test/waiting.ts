import { expect } from 'vitest';
import type { Database } from '../src/db/database.ts';

/** Until so many in this database wait for what others hold. */
export const somebodyWaits = async (database: Database, howMany = 1): Promise<void> => {
  await expect
    .poll(async () => {
      const { rows } = await database.$client.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    })
    .toBeGreaterThanOrEqual(howMany);
};
