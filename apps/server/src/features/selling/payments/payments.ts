import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { withConcurrency } from '../../../concurrency.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Payments } from '../../../ports/payments/payments.ts';
import type { Mails } from '../../base/mail/mails.ts';
import type { Payables } from '../payables/payables.ts';
import { paymentWorkers } from './payments.jobs.ts';
import { paymentsRoutes } from './payments.routes.ts';
import { paymentsService } from './payments.service.ts';
import { refundsService } from './refunds.service.ts';
import { settlePayment } from './settle-payment.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly clock: Clock;
  readonly provider: Payments;
  readonly payables: Payables;
  readonly mails: Mails;
  /** Where the provider posts its news. */
  readonly webhook: () => string;
};

/** Money that comes and goes back, for whatever can be paid. */
export const openPayments = ({ work, clock, provider, payables, mails, webhook }: Parts) => {
  const settle = settlePayment({ work, payables, mails });
  const service = paymentsService({ work, provider, payables, settle, mails, webhook });
  const refunds = refundsService({ work, provider, payables, mails });
  return {
    money: service.money,
    service,
    refunds,
    routes: paymentsRoutes({ service, refunds }),
    workers: paymentWorkers(service, refunds, clock),
    catchUp: (now: Date): Promise<void> =>
      withConcurrency([service, refunds], 1, (each) => each.reconcile(now)),
  };
};
