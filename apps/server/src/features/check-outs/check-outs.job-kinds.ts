import type { JobKind } from '../../ports/jobs.ts';

/** Queued when a check-out becomes payable, for the instant at which its time is over. */
export const expireCheckOutJob: JobKind<{ checkOutId: number }> = {
  name: 'check-outs.expire',
  retryLimit: 10,
  retryDelaySeconds: 60,
};
