import { broughtOn } from '@shop/domain/calendar';
import type { Day } from '@shop/domain/day';
import { isCookedFor } from '@shop/domain/days/cooked-for';
import { announcedDay } from '@shop/domain/notifications';
import { deliveryGroups } from '@shop/domain/states/groups';
import type { UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import type { Catalogue } from '../../catalogue/snapshot/catalogue.ts';
import type { CheckOutMails } from '../../selling/check-outs/check-out-mails.ts';
import type { CheckOutRow } from '../../selling/check-outs/check-outs.repository.ts';
import { stopOf } from '../../selling/check-outs/delivery-facts.ts';
import { readBoxDishes } from '../boxes/box-dishes.ts';
import { fillBox } from '../calendar/box.ts';
import { inPages } from '../in-pages.ts';
import { type BoxTomorrow, noticeLetters } from './notice-letters.ts';

/**
 * In the evening before boxes are brought, their buyers are told when and where, and what is in them: once for each
 * check-out and day, however often and by whomever this is done.
 */
export const announceDeliveries = (work: UnitOfWork, catalogue: Catalogue, mails: CheckOutMails) => {
  const boxesOf = async (within: Work, row: CheckOutRow, day: Day): Promise<BoxTomorrow[]> => {
    const snapshot = await catalogue.snapshot();
    const rules = await within.stopRules.of([row.id]);
    const due = (await within.orders.ofCheckOut(row.id)).flatMap((order) =>
      order.deliveries
        .filter(
          (delivery) =>
            broughtOn(delivery.day, row.deliveryDayBefore) === day &&
            deliveryGroups.endedByTime.includes(delivery.status),
        )
        .map((delivery) => ({ order, delivery, item: delivery.item ?? order.item })),
    );
    const inBoxes = await readBoxDishes(
      within,
      due.map(({ delivery, item }) => ({ deliveryId: delivery.id, day: delivery.day, item })),
    );
    return due.map(({ order, delivery, item }) => ({
      deliveryId: delivery.id,
      day: delivery.day,
      name: item.name,
      kcal: item.kcal,
      amount: order.amount,
      stop: stopOf(row, delivery, rules),
      dishes: fillBox(item, inBoxes.get(delivery.id) ?? [], snapshot).dishes.map(
        ({ meal, dish, clashes }) => ({
          meal,
          name: clashes.length > 0 ? null : dish.name,
        }),
      ),
    }));
  };

  const announce = (checkOutId: number, day: Day, now: Date): Promise<void> =>
    work.transaction(async (within) => {
      const row = await within.checkOuts.lock(checkOutId);
      if (!row || !isCookedFor(row) || row.forgetSince !== null) return;
      const boxes = await boxesOf(within, row, day);
      if (boxes.length === 0) return;
      const kind = 'delivery_tomorrow';
      if (!(await within.notices.keep({ kind, day, about: { checkOutId } }, now))) return;
      const facts = { tomorrow: { broughtOn: day, boxes } };
      await mails.notifyBuyer(within, kind, noticeLetters.deliveryTomorrow, row, facts, now);
    });

  return async (now: Date): Promise<void> => {
    const day = announcedDay(now);
    if (day === null) return;
    await inPages(
      (page) => work.read(({ notices }) => notices.checkOutsToAnnounce(day, page)),
      (id) => announce(id, day, now),
    );
  };
};
