import type { Clock } from '../../ports/clock.ts';
import { type JobKind, worker, type Worker } from '../../ports/jobs.ts';
import { sendRefundJob } from './refund-job-kinds.ts';
import type { RefundsService } from './refunds.service.ts';

/** Every three minutes the books are laid beside the provider's, so that nothing depends on one message or one job. */
export const reconcileJob: JobKind<object> = {
  name: 'payments.reconcile',
  retryLimit: 0,
  cron: '*/3 * * * *',
};

export const paymentWorkers = (
  refunds: RefundsService,
  reconcile: (now: Date) => Promise<void>,
  clock: Clock,
): Worker[] => [
  worker(sendRefundJob, ({ refundTaskId }) => refunds.send(refundTaskId, clock.now())),
  worker(reconcileJob, () => reconcile(clock.now())),
];
