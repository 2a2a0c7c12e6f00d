import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { withConcurrency } from '../../../concurrency.ts';
import type { CheckOutsService } from './check-outs.service.ts';

/** Each asks the provider and takes a connection: the shop's visitors need the others. */
const EXPIRING_AT_ONCE = 4;

/** Whatever a lost job has left undone. One trouble does not keep the rest from being done. */
export const checkOutSweep =
  (work: UnitOfWork, service: CheckOutsService) =>
  (now: Date): Promise<void> => {
    const stages = [
      async () => {
        const due = await work.read(({ checkOuts }) => checkOuts.dueToExpire(now));
        await withConcurrency(due, EXPIRING_AT_ONCE, (id) => service.expire(id, now));
      },
      async () => {
        const due = await work.read(({ checkOuts }) => checkOuts.dueToAsk(now));
        await withConcurrency(due, 1, (id) => service.askToPay(id, now));
      },
      () => service.completeDelivered(now),
      () => work.transaction((within) => within.buyers.forgetFinished(now)),
    ];
    return withConcurrency<() => Promise<unknown>>(stages, 1, (stage) => stage());
  };
