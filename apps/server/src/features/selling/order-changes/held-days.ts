import { isCookedFor } from '@shop/domain/days/cooked-for';
import { heldAtCut } from '@shop/domain/days/cut';
import { addDays, dayInVilnius } from '@shop/domain/day';
import { withConcurrency } from '../../../concurrency.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { dayPlanOf } from '../check-outs/order-days.ts';
import type { DaysBehind } from './days-behind.ts';

/** No day closes earlier: the last moment to order it is at most so far ahead. */
const CLOSES_DAYS_AHEAD = 3;

/**
 * Days that nobody has let go on (cash that was not taken, a first day that was not confirmed) when they close. Each
 * check-out is a transaction of its own; repeated, it does nothing.
 */
export const putOffHeldDays = (work: UnitOfWork, putBehind: DaysBehind) => {
  const putOff = (checkOutId: number, now: Date) =>
    work.transaction(async (within) => {
      await within.calendarDays.holdOpen();
      const row = await within.checkOuts.lock(checkOutId);
      if (!row || !isCookedFor(row)) return null;
      return putBehind(
        within,
        row,
        'still_held',
        (context) => {
          const { snapshot } = context;
          const plan = dayPlanOf(context, snapshot);
          return heldAtCut(plan, snapshot.settings.kitOrder, snapshot.pricing.offer.earliest, now);
        },
        now,
      );
    });

  return async (now: Date): Promise<void> => {
    const upTo = addDays(dayInVilnius(now), CLOSES_DAYS_AHEAD);
    const held = await work.read(({ deliveries }) => deliveries.checkOutsHeld(upTo));
    await withConcurrency(held, 1, async (id) => {
      const refusal = await putOff(id, now);
      // Nobody looks at an answer here: whoever watches over the jobs is told.
      if (refusal) throw new Error(`held days of check-out ${id} could not be put off: ${refusal.code}`);
    });
  };
};
