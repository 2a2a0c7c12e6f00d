import { lt, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { rateLimits } from '../../../db/schema/index.ts';

export type Limit = { readonly max: number; readonly perSeconds: number };

/**
 * Limits that hold across processes. Take one through `work.read`: inside a transaction a refusal would undo the
 * count together with everything else, and whoever fails on purpose would never be stopped.
 */
export const limitsRepository = (handle: Handle) => ({
  /** Counts a use, or several, and says whether that is still allowed. The first begins a span of time, its end forgets it. */
  take: async (key: string, { max, perSeconds }: Limit, now: Date, uses = 1): Promise<boolean> => {
    if (uses > max) return false;
    const at = now.toISOString();
    const endsAt = new Date(now.getTime() + perSeconds * 1000).toISOString();
    // Nobody has to tidy up: each use takes a few ended rows along.
    const { rowCount } = await handle.execute(sql`
      with ended as (
        delete from rate_limits where key in (
          select key from rate_limits where ends_at <= ${at} and key <> ${key} limit 10 for update skip locked
        )
      )
      insert into rate_limits as old (key, used, ends_at) values (${key}, ${uses}, ${endsAt})
      on conflict (key) do update set
        used = case when old.ends_at <= ${at} then excluded.used else old.used + excluded.used end,
        ends_at = case when old.ends_at <= ${at} then excluded.ends_at else old.ends_at end
      where old.ends_at <= ${at} or old.used + excluded.used <= ${max}
    `);
    return rowCount === 1;
  },
  removeEnded: async (now: Date): Promise<number> =>
    (await handle.delete(rateLimits).where(lt(rateLimits.endsAt, now))).rowCount ?? 0,
  /** What turned out right does not count, so that only failures use a limit up. */
  giveBack: async (key: string, uses = 1): Promise<void> => {
    await handle.execute(
      sql`update rate_limits set used = greatest(0, used - ${uses}::int) where key = ${key}`,
    );
  },
});
