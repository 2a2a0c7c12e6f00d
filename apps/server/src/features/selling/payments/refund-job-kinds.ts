import type { JobKind } from '../../../ports/jobs.ts';

export const sendRefundJob: JobKind<{ refundTaskId: number }> = {
  name: 'refunds.send',
  retryLimit: 20,
  retryDelaySeconds: 30,
  atOnce: 2,
};
