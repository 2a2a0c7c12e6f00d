import type { Clock } from '../../ports/clock.ts';
import { worker, type Worker } from '../../ports/jobs.ts';
import { expireCheckOutJob } from './check-outs.job-kinds.ts';
import type { CheckOutsService } from './check-outs.service.ts';

export const checkOutWorkers = (service: CheckOutsService, clock: Clock): Worker[] => [
  worker(expireCheckOutJob, ({ checkOutId }) => service.expire(checkOutId, clock.now())),
];
