import type { Clock } from '../../../ports/clock.ts';
import { type JobKind, worker, type Worker } from '../../../ports/jobs.ts';

/** Every three minutes: what was to come by now counts as delivered. */
export const endWindowsJob: JobKind<object> = {
  name: 'deliveries.end-windows',
  retryLimit: 0,
  cron: '*/3 * * * *',
};

export const windowWorker = (end: (now: Date) => Promise<void>, clock: Clock): Worker =>
  worker(endWindowsJob, () => end(clock.now()));
