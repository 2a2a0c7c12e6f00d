import type { JobKind } from '../../../ports/jobs.ts';

/** Queued when a check-out becomes payable, for the instant at which its time is over. */
export const expireCheckOutJob: JobKind<{ checkOutId: number }> = {
  name: 'check-outs.expire',
  retryLimit: 10,
  retryDelaySeconds: 60,
};

/** Queued with an order that is paid online, for when most of them have been paid. */
export const askToPayJob: JobKind<{ checkOutId: number }> = {
  name: 'check-outs.ask-to-pay',
  retryLimit: 5,
  retryDelaySeconds: 60,
};

/** Every three minutes, whatever time has brought and a lost job has left undone. */
export const sweepJob: JobKind<object> = { name: 'check-outs.sweep', retryLimit: 0, cron: '*/3 * * * *' };
