import { sql } from 'drizzle-orm';
import { PgBoss, fromDrizzle, type TestClock } from 'pg-boss';
import type { Connection } from '../db/database.ts';
import type { Jobs, Worker } from './jobs.ts';

export type Boss = Jobs & {
  /** Makes the queues and begins to work on them. */
  start(workers: readonly Worker[]): Promise<void>;
  /** Lets what is under way finish. */
  stop(): Promise<void>;
  isReady(): boolean;
};

type Options = {
  readonly connection: Connection;
  readonly onError: (error: Error) => void;
  readonly clock?: TestClock;
  /** False: what has a schedule runs only when it is asked for. */
  readonly hasSchedules?: boolean;
};

/** For the driver below: upkeep may take long, but what takes longer than this has no answer coming. */
const driver = { query_timeout: 60_000, keepAlive: true };

/**
 * A job whose process died is tried again within a minute or so: whoever works on one says so every ten seconds, and
 * every ten seconds somebody looks for those of whom nothing was heard for half a minute.
 */
const pulse = { heartbeatSeconds: 30, heartbeatRefreshSeconds: 10, lookEverySeconds: 10 };

/** Jobs kept in the shop's own PostgreSQL by pg-boss. */
export const openBoss = ({ connection, onError, clock, hasSchedules = true }: Options): Boss => {
  const boss = new PgBoss({
    ...connection,
    max: 4,
    ...driver,
    useListenNotify: true,
    superviseIntervalSeconds: pulse.lookEverySeconds,
    monitorIntervalSeconds: pulse.lookEverySeconds,
    schedule: hasSchedules,
    ...(clock && { clock }),
  });
  boss.on('error', onError);
  let ready = false;
  return {
    within: (handle) => async (kind, data, options) => {
      await boss.send(kind.name, data, { ...options, db: fromDrizzle(handle, sql) });
    },
    start: async (workers) => {
      await boss.start();
      for (const { kind, work } of workers) {
        const queue = {
          notify: true,
          retryLimit: kind.retryLimit ?? 5,
          retryDelay: kind.retryDelaySeconds ?? 10,
          retryBackoff: true,
          heartbeatSeconds: pulse.heartbeatSeconds,
        };
        if (await boss.getQueue(kind.name)) await boss.updateQueue(kind.name, queue);
        else await boss.createQueue(kind.name, queue);
        if (kind.cron && hasSchedules)
          await boss.schedule(kind.name, kind.cron, {}, { tz: 'Europe/Vilnius' });
        const options = { heartbeatRefreshSeconds: pulse.heartbeatRefreshSeconds };
        for (let hands = 0; hands < (kind.atOnce ?? 1); hands += 1) {
          const id: string = await boss.work<object>(kind.name, options, async ([job]) => {
            // Where one job was, there may be more: a queue is emptied without a pause between its jobs.
            boss.notifyWorker(id);
            if (job) await work(job.data as never);
          });
        }
      }
      ready = true;
    },
    stop: async () => {
      ready = false;
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
    isReady: () => ready,
  };
};
