import type { DeliveryAction, DeliveryTask } from '@shop/contract/deliveries';
import type { Order } from '@shop/contract/orders';
import { deliveryCan } from '@shop/domain/states/delivery-can';
import type { Actor } from '../../../actor.ts';
import type { UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure, isFailure } from '../../../failure.ts';
import { type Page, pageFrom } from '../../../page.ts';
import { buyerName } from '../../selling/check-outs/check-out-facts.ts';
import { recordMove } from '../../selling/check-outs/check-out-trail.ts';
import { presentDelivery } from '../../selling/check-outs/check-outs.presenter.ts';
import type { CheckOutRow } from '../../selling/check-outs/check-outs.repository.ts';
import type { DeliveryRow } from '../../selling/check-outs/deliveries.repository.ts';
import { moveDeliveries } from '../../selling/check-outs/delivery-moves.ts';
import { byStaff } from '../../selling/mover.ts';
import { refused } from '../../selling/refusals.ts';
import type { DeliveryTaskFilter, DeliveryTaskRow } from './delivery-tasks.repository.ts';
import { type MissedDayParts, missedDays } from './missed-days.ts';
import { missedLetters } from './missed-letters.ts';

type Parts = MissedDayParts & { readonly work: UnitOfWork };

const presentTask = (row: DeliveryTaskRow): DeliveryTask => ({
  id: row.id,
  kind: row.status === 'held' ? 'held' : 'not_delivered',
  reason: row.stateReason,
  day: row.day,
  orderId: row.orderId,
  kitName: row.item.name,
  checkOutId: row.checkOutId,
  checkOutNumber: row.number,
  buyerName: buyerName(row.buyer),
  phoneNumber: row.buyer.phoneNumber,
});

/** What happens to a day for its own sake. */
export const deliveriesService = ({ work, ...parts }: Parts) => {
  const missed = missedDays(parts);

  /** No money, no box: what is left of a cash order waits until an admin lets it go on. */
  const holdTheRest = async (within: Work, checkOut: CheckOutRow, actor: Actor): Promise<void> => {
    if (checkOut.paymentType !== 'cash' || checkOut.paidAt !== null) return;
    const orders = await within.orders.ofCheckOut(checkOut.id);
    const days = orders.flatMap(({ deliveries }) => deliveries);
    const mover = byStaff(actor, 'no_cash');
    const held = await moveDeliveries(within, days, 'hold', mover);
    if (held.length === 0) return;
    const deliveryIds = held.map(({ id }) => id);
    await recordMove(within, checkOut, 'delivery_hold', mover, actor.now, { deliveryIds });
  };

  const move = async (
    within: Work,
    checkOut: CheckOutRow,
    row: DeliveryRow,
    { action, note, reason }: DeliveryAction,
    actor: Actor,
  ): Promise<DeliveryRow> => {
    const mover = byStaff(actor, note || reason);
    const said = action === 'miss' ? { ...mover, reason: reason ?? '' } : mover;
    const [moved = row] = await moveDeliveries(within, [row], action, said);
    await within.checkOuts.update(checkOut.id);
    const details = { deliveryIds: [row.id] };
    await recordMove(within, checkOut, `delivery_${action}`, mover, actor.now, details);
    if (action === 'miss' && reason === 'no_cash') await holdTheRest(within, checkOut, actor);
    if (action === 'miss' && reason !== undefined) {
      const missedDay = { day: row.day, reason };
      await parts.mails.toBuyer(within, missedLetters.deliveryMissed, checkOut, { missedDay }, actor.now);
    }
    return moved;
  };

  return {
    act: (id: number, asked: DeliveryAction, actor: Actor): Promise<Order['deliveries'][number] | Failure> =>
      work.transaction(async (within) => {
        if (asked.action === 'bring_again') await within.calendarDays.holdOpen();
        const checkOut = await within.checkOuts.lockByDelivery(id);
        const delivery = checkOut && (await within.deliveries.one(id));
        if (!checkOut || !delivery) return fail('not_found');
        const { action, note, to } = asked;
        const answer = deliveryCan(delivery, action);
        if (!answer.allowed)
          // A second click, or another admin at the same moment.
          return answer.reason === 'already_done' ? presentDelivery(delivery) : refused(answer.reason);
        const about = { checkOut, delivery, mover: byStaff(actor, note), now: actor.now };
        const moved =
          action === 'bring_again' && to !== undefined
            ? await missed.bringAgain(within, about, to)
            : action === 'give_back'
              ? await missed.giveBack(within, about)
              : await move(within, checkOut, delivery, asked, actor);
        return isFailure(moved) ? moved : presentDelivery(moved);
      }),

    tasks: async (filter: DeliveryTaskFilter): Promise<Page<DeliveryTask> | Failure> =>
      pageFrom(await work.read(({ deliveryTasks }) => deliveryTasks.list(filter)), presentTask),
  };
};
export type DeliveriesService = ReturnType<typeof deliveriesService>;
