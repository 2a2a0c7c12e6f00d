import { expect } from 'vitest';
import type { Database } from '../src/db/database.ts';

/** Until somebody in this database waits for what another holds. */
export const somebodyWaits = async (database: Database): Promise<void> => {
  await expect
    .poll(async () => {
      const { rows } = await database.$client.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    })
    .toBeGreaterThan(0);
};
