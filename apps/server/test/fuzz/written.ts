import { vi } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { securityActions } from '../../src/features/people/auth/security-log.ts';

/**
 * What may be written by a request that is refused, or by a job that happens to run meanwhile.
 * Everything else has to be as it was.
 */
const leftAside = [
  // How often somebody has tried is counted whatever comes of it.
  'rate_limits *',
  // So is who failed to get in.
  ...securityActions.map((action) => `audit_entries INSERT ${action}`),
  // A login is seen to be in use.
  'sessions UPDATE',
  // Jobs send what earlier requests have written, and encode their pictures.
  'mails UPDATE',
  'pictures UPDATE',
];

const isLeftAside = (change: string): boolean =>
  leftAside.some((each) => new RegExp(`^${each.replaceAll('*', '.*')}$`).test(change));

/** Has the database note down every row that is written: what is rolled back takes its note along. */
export const watchWrites = async ({ $client: pool }: Database) => {
  await pool.query(`
    create table noted (id bigint generated always as identity primary key, change text not null);
    create function note_change() returns trigger language plpgsql as $$
      begin insert into noted (change) values (tg_table_name || ' ' || tg_op ||
        case when tg_table_name = 'audit_entries' then coalesce(' ' || (to_jsonb(new) ->> 'action'), '') else '' end);
      return null; end $$;
    do $$ declare each text; begin
      for each in select tablename from pg_tables where schemaname = 'public' and tablename <> 'noted' loop
        execute format('create trigger note_change after insert or update or delete on %I
          for each row execute function note_change()', each);
      end loop;
    end $$`);
  let last = 0;
  return {
    /** Until no job is at work, or waits to be. */
    settled: () =>
      vi.waitUntil(
        async () => {
          const { rows } = await pool.query<{
            waiting: number;
          }>(`select count(*)::int as waiting from pgboss.job
            where state < 'completed' and start_after <= now()`);
          return rows[0]?.waiting === 0;
        },
        { timeout: 60_000, interval: 20 },
      ),
    /** What was written since this was last asked. */
    since: async (): Promise<string[]> => {
      const { rows } = await pool.query<{ id: string; change: string }>(
        'select id, change from noted where id > $1 order by id',
        [last],
      );
      last = Number(rows.at(-1)?.id ?? last);
      return rows.map(({ change }) => change).filter((change) => !isLeftAside(change));
    },
  };
};
