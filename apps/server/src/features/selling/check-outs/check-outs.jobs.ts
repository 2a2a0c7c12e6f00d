import type { Clock } from '../../../ports/clock.ts';
import { worker, type Worker } from '../../../ports/jobs.ts';
import { askToPayJob, expireCheckOutJob, sweepJob } from './check-outs.job-kinds.ts';
import type { CheckOutsService } from './check-outs.service.ts';

export const checkOutWorkers = (
  service: CheckOutsService,
  sweep: (now: Date) => Promise<void>,
  clock: Clock,
): Worker[] => [
  worker(expireCheckOutJob, ({ checkOutId }) => service.expire(checkOutId, clock.now())),
  worker(askToPayJob, ({ checkOutId }) => service.askToPay(checkOutId, clock.now())),
  worker(sweepJob, () => sweep(clock.now())),
];
