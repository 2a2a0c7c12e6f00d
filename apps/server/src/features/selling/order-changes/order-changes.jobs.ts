import type { Clock } from '../../../ports/clock.ts';
import { type JobKind, worker, type Worker } from '../../../ports/jobs.ts';

/** Every three minutes: supplements that nobody paid in time lapse, and days that are held when they close are put off. */
export const sweepChangesJob: JobKind<object> = {
  name: 'order-changes.sweep',
  retryLimit: 0,
  cron: '*/3 * * * *',
};

export const sweeper = (sweep: (now: Date) => Promise<void>, clock: Clock): Worker =>
  worker(sweepChangesJob, () => sweep(clock.now()));
