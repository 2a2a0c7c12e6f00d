import type { Advertising, Conversion } from '../../../ports/advertising.ts';
import { worker, type JobKind, type Worker } from '../../../ports/jobs.ts';

/** Told twice, it counts once: name and id are the same. */
export const sendConversionJob: JobKind<Conversion> = {
  name: 'advertising.send',
  retryLimit: 5,
  retryDelaySeconds: 60,
};

export const advertisingWorkers = (advertising: Advertising | null): Worker[] =>
  advertising ? [worker(sendConversionJob, (conversion) => advertising.send(conversion))] : [];
