import type { Handle } from '../db/database.ts';

/** One kind of job: what it carries, how often it is tried again. Its file holds the work itself. */
export type JobKind<T extends object> = {
  readonly name: string;
  readonly retryLimit?: number;
  readonly retryDelaySeconds?: number;
  /** How many of them a process does at once; one after another where nothing is said. */
  readonly atOnce?: number;
  /** When it runs by itself, in Vilnius: minute, hour, day, month, weekday. */
  readonly cron?: string;
  /** For types only: what the job carries. */
  readonly carries?: T;
};

export type SendJob = <T extends object>(
  kind: JobKind<T>,
  data: T,
  options?: { startAfter?: Date },
) => Promise<void>;

/** Jobs are queued in the transaction that causes them and carried out at least once: the work is idempotent. */
export type Jobs = { within(handle: Handle): SendJob };

/** A kind of job with the code that does it. */
export type Worker = { readonly kind: JobKind<object>; readonly work: (data: never) => Promise<void> };

export const worker = <T extends object>(kind: JobKind<T>, work: (data: T) => Promise<void>): Worker => ({
  kind,
  work,
});
