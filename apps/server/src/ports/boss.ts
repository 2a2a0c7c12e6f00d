import { sql } from 'drizzle-orm';
import { PgBoss, fromDrizzle, type TestClock } from 'pg-boss';
import type { Connection } from '../db/database.ts';
import type { Jobs, Worker } from './jobs.ts';

export type Boss = Jobs & {
  /** Makes the queues and begins to work on them. */
  start(workers: readonly Worker[]): Promise<void>;
  /** Lets what is under way finish. */
  stop(): Promise<void>;
  isReady(): Promise<boolean>;
};

type Options = {
  readonly connection: Connection;
  readonly onError: (error: Error) => void;
  readonly clock?: TestClock;
  /** False: what has a schedule runs only when it is asked for. */
  readonly hasSchedules?: boolean;
};

/** Jobs kept in the shop's own PostgreSQL by pg-boss. */
export const openBoss = ({ connection, onError, clock, hasSchedules = true }: Options): Boss => {
  const boss = new PgBoss({
    ...connection,
    max: 4,
    useListenNotify: true,
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
        };
        if (await boss.getQueue(kind.name)) await boss.updateQueue(kind.name, queue);
        else await boss.createQueue(kind.name, queue);
        if (kind.cron && hasSchedules)
          await boss.schedule(kind.name, kind.cron, {}, { tz: 'Europe/Vilnius' });
        const id: string = await boss.work<object>(kind.name, async ([job]) => {
          // Where one job was, there may be more: a queue is emptied without a pause between its jobs.
          boss.notifyWorker(id);
          if (job) await work(job.data as never);
        });
      }
      ready = true;
    },
    stop: async () => {
      ready = false;
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
    isReady: async () => ready && (await boss.isInstalled()),
  };
};
