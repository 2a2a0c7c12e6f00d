import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { PayableRef } from '../payables/payable.ts';

/** Held on to while it is used: whoever died on the way does not keep the buyer waiting for long. */
const LEASE_MS = 6_000;
const RENEW_MS = 2_000;

/** One at a time begins to pay for something, in whatever process. The wall's clock goes on from `now`. */
export const paymentLease = (work: UnitOfWork, ref: PayableRef, now: Date) => {
  const began = performance.now();
  const later = (ms: number): Date => new Date(now.getTime() + performance.now() - began + ms);
  const hold = (end: Date | null) => work.transaction(({ payments }) => payments.holdLease(ref, end));

  return {
    /** False: somebody else has it. */
    take: (): Promise<boolean> =>
      work.transaction(({ payments }) => payments.takeLease(ref, later(0), later(LEASE_MS))),

    /** Others keep away from its payments as long as the task runs. */
    during: async <T>(task: () => Promise<T>): Promise<T> => {
      let renewal = Promise.resolve();
      const renewing = setInterval(() => {
        renewal = hold(later(LEASE_MS)).catch(() => {});
      }, RENEW_MS);
      try {
        return await task();
      } finally {
        clearInterval(renewing);
        await renewal;
        await hold(null);
      }
    },
  };
};
