import type { BoughtItem } from '@shop/contract/orders';
import { isCookedFor } from '@shop/domain/days/cooked-for';
import { windowEnd } from '@shop/domain/days/window-end';
import { addDays, type Day, dayInVilnius } from '@shop/domain/day';
import type { UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { inPages } from '../in-pages.ts';
import type { Catalogue } from '../../catalogue/snapshot/catalogue.ts';
import type { CheckOutMails } from '../../selling/check-outs/check-out-mails.ts';
import { recordMove } from '../../selling/check-outs/check-out-trail.ts';
import type { CheckOutRow } from '../../selling/check-outs/check-outs.repository.ts';
import { stopOf } from '../../selling/check-outs/delivery-facts.ts';
import { moveDeliveries } from '../../selling/check-outs/delivery-moves.ts';
import { byShop } from '../../selling/mover.ts';
import { readBoxDishes } from '../boxes/box-dishes.ts';
import { fillBox } from '../calendar/box.ts';
import { noticeLetters } from '../notices/notice-letters.ts';

/**
 * Nobody marks stops yet: a day that was cooked for counts as delivered when the time is over at which it was to come. Each
 * check-out is a transaction of its own; repeated, it does nothing.
 */
export const endWindows = (work: UnitOfWork, catalogue: Catalogue, mails: CheckOutMails) => {
  /** What nobody has exchanged in time is not hidden by that: the owner is told, and gets in touch. */
  const tellClashes = async (
    within: Work,
    row: CheckOutRow,
    boxes: readonly { readonly deliveryId: number; readonly day: Day; readonly item: BoughtItem }[],
    now: Date,
  ): Promise<void> => {
    const asked = boxes.filter(({ item }) => item.allergens.length > 0);
    if (asked.length === 0) return;
    const snapshot = await catalogue.snapshot();
    const inBoxes = await readBoxDishes(within, asked);
    for (const { deliveryId, day, item } of asked) {
      const filled = fillBox(item, inBoxes.get(deliveryId) ?? [], snapshot);
      const clashing = filled.dishes.filter(({ clashes }) => clashes.length > 0);
      if (clashing.length === 0) continue;
      const clash = {
        day,
        kitName: item.name,
        dishes: clashing.map(({ dish, clashes }) => ({ name: dish.name, allergens: clashes })),
      };
      await mails.toOwner(within, noticeLetters.boxNotExchanged, { row, clash }, now);
    }
  };

  const endOf = (checkOutId: number, now: Date): Promise<void> =>
    work.transaction(async (within) => {
      const row = await within.checkOuts.lock(checkOutId);
      if (!row || !isCookedFor(row)) return;
      const rules = await within.stopRules.of([row.id]);
      const orders = await within.orders.ofCheckOut(row.id);
      const due = orders
        .flatMap((order) => order.deliveries.map((day) => ({ ...day, item: day.item ?? order.item })))
        .filter((delivery) => {
          const at = { day: delivery.day, isDayBefore: row.deliveryDayBefore };
          return now >= windowEnd(at, stopOf(row, delivery, rules).deliveryTime);
        });
      const mover = byShop('window_over');
      const ended = await moveDeliveries(within, due, 'window_over', mover);
      if (ended.length === 0) return;
      const fresh = await within.checkOuts.update(row.id);
      const deliveryIds = ended.map(({ id }) => id);
      await recordMove(within, row, 'delivery_window_over', mover, now, { deliveryIds });
      const boxes = due.filter(({ id }) => deliveryIds.includes(id));
      await tellClashes(
        within,
        fresh,
        boxes.map(({ id, day, item }) => ({ deliveryId: id, day, item })),
        now,
      );
    });

  return (now: Date): Promise<void> => {
    // With "delivery day before", what is for tomorrow comes this evening.
    const upTo = addDays(dayInVilnius(now), 1);
    return inPages(
      (page) => work.read(({ deliveries }) => deliveries.checkOutsToEnd(upTo, page)),
      (id) => endOf(id, now),
    );
  };
};
