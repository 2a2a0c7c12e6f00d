import type { AgreedTime } from '@shop/contract/deliveries';
import type { Order } from '@shop/contract/orders';
import { deliveryGroups } from '@shop/domain/states/groups';
import type { Actor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure } from '../../../failure.ts';
import { isForChristmas } from '../../selling/check-outs/check-out-facts.ts';
import type { CheckOutMails } from '../../selling/check-outs/check-out-mails.ts';
import { recordMove } from '../../selling/check-outs/check-out-trail.ts';
import { presentDelivery } from '../../selling/check-outs/check-outs.presenter.ts';
import { byStaff } from '../../selling/mover.ts';
import { refused } from '../../selling/refusals.ts';
import { agreedTimeLetters } from './agreed-time-letters.ts';

/** The time agreed with the buyer of a Christmas-eve kit takes the window's place: the day says it for itself. */
export const agreeTime =
  (work: UnitOfWork, mails: CheckOutMails) =>
  (id: number, agreed: AgreedTime, actor: Actor): Promise<Order['deliveries'][number] | Failure> =>
    work.transaction(async (within) => {
      const checkOut = await within.checkOuts.lockByDelivery(id);
      const delivery = checkOut && (await within.deliveries.one(id));
      if (!checkOut || !delivery) return fail('not_found');
      const isComing = checkOut.paidAt !== null && deliveryGroups.ahead.includes(delivery.status);
      if (!isForChristmas(checkOut) || !isComing) return refused('not_from_here');
      const before = delivery.deliveryTime;
      // Said twice, it is told once.
      if (before?.fromTime === agreed.fromTime && before.toTime === agreed.toTime)
        return presentDelivery(delivery);
      const deliveryTime = { id: null, ...agreed };
      await within.deliveries.setOwn([id], { deliveryTime });
      const row = await within.checkOuts.update(checkOut.id);
      const details = { deliveryIds: [id], window: { from: before, to: deliveryTime } };
      await recordMove(within, row, 'time_agreed', byStaff(actor), actor.now, details);
      const told = { agreedTime: { day: delivery.day, ...agreed, before } };
      await mails.toBuyer(within, agreedTimeLetters.timeAgreed, row, told, actor.now);
      return presentDelivery({ ...delivery, deliveryTime });
    });
export type AgreeTime = ReturnType<typeof agreeTime>;
