import type { Clock } from '../../../ports/clock.ts';
import { type JobKind, worker, type Worker } from '../../../ports/jobs.ts';
import type { PaymentsService } from './payments.service.ts';
import { sendRefundJob } from './refund-job-kinds.ts';
import type { RefundsService } from './refunds.service.ts';

/**
 * Every three minutes the books are laid beside the provider's, so that nothing depends on one message or one job.
 * Payments and refunds each by themselves: a provider that is slow with the ones does not hold up the others.
 */
const rounds = { retryLimit: 0, cron: '*/3 * * * *' } as const;
export const reconcilePaymentsJob: JobKind<object> = { name: 'payments.reconcile', ...rounds };
export const reconcileRefundsJob: JobKind<object> = { name: 'refunds.reconcile', ...rounds };

export const paymentWorkers = (
  payments: Pick<PaymentsService, 'reconcile'>,
  refunds: RefundsService,
  clock: Clock,
): Worker[] => [
  worker(sendRefundJob, ({ refundTaskId }) => refunds.send(refundTaskId, clock.now())),
  worker(reconcilePaymentsJob, () => payments.reconcile(clock.now())),
  worker(reconcileRefundsJob, () => refunds.reconcile(clock.now())),
];
