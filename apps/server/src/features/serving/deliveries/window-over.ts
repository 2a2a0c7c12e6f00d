import { isCookedFor } from '@shop/domain/days/cooked-for';
import { windowEnd } from '@shop/domain/days/window-end';
import { addDays, dayInVilnius } from '@shop/domain/day';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { recordMove } from '../../selling/check-outs/check-out-trail.ts';
import { stopOf } from '../../selling/check-outs/delivery-facts.ts';
import { moveDeliveries } from '../../selling/check-outs/delivery-moves.ts';
import { byShop } from '../../selling/mover.ts';

const AT_ONCE = 100;

/**
 * Nobody marks stops yet: a day that was cooked for counts as delivered when the time is over at which it was to come. Each
 * check-out is a transaction of its own; repeated, it does nothing.
 */
export const endWindows = (work: UnitOfWork) => {
  const endOf = (checkOutId: number, now: Date): Promise<void> =>
    work.transaction(async (within) => {
      const row = await within.checkOuts.lock(checkOutId);
      if (!row || !isCookedFor(row)) return;
      const rules = await within.stopRules.of([row.id]);
      const orders = await within.orders.ofCheckOut(row.id);
      const due = orders
        .flatMap(({ deliveries }) => deliveries)
        .filter((delivery) => {
          const at = { day: delivery.day, isDayBefore: row.deliveryDayBefore };
          return now >= windowEnd(at, stopOf(row, delivery, rules).deliveryTime);
        });
      const mover = byShop('window_over');
      const ended = await moveDeliveries(within, due, 'window_over', mover);
      if (ended.length === 0) return;
      await within.checkOuts.update(row.id);
      const deliveryIds = ended.map(({ id }) => id);
      await recordMove(within, row, 'delivery_window_over', mover, now, { deliveryIds });
    });

  return async (now: Date): Promise<void> => {
    // With "delivery day before", what is for tomorrow comes this evening.
    const upTo = addDays(dayInVilnius(now), 1);
    for (let after = 0; ;) {
      const page = { after, limit: AT_ONCE };
      const ids = await work.read(({ deliveries }) => deliveries.checkOutsToEnd(upTo, page));
      for (const id of ids) await endOf(id, now);
      if (ids.length < AT_ONCE) return;
      after = ids.at(-1) ?? 0;
    }
  };
};
