import type { Order } from '@shop/contract/orders';
import { deliveryCan } from '@shop/domain/states/delivery-can';
import type { staffDeliveryEvents } from '@shop/domain/states/tables';
import type { Actor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure } from '../../../failure.ts';
import { recordMove } from '../../selling/check-outs/check-out-trail.ts';
import { byStaff } from '../../selling/mover.ts';
import { presentDelivery } from '../../selling/check-outs/check-outs.presenter.ts';
import { moveDeliveries } from '../../selling/check-outs/delivery-moves.ts';
import { refused } from '../../selling/refusals.ts';

type Action = {
  readonly action: (typeof staffDeliveryEvents)[number];
  readonly note: string;
};

/** What happens to a day for its own sake. */
export const deliveriesService = (work: UnitOfWork) => ({
  act: (id: number, { action, note }: Action, actor: Actor): Promise<Order['deliveries'][number] | Failure> =>
    work.transaction(async (within) => {
      const checkOut = await within.checkOuts.lockByDelivery(id);
      const row = checkOut && (await within.deliveries.one(id));
      if (!checkOut || !row) return fail('not_found');
      const answer = deliveryCan(row, action);
      if (!answer.allowed)
        // A second click, or another admin at the same moment.
        return answer.reason === 'already_done' ? presentDelivery(row) : refused(answer.reason);
      const mover = byStaff(actor, note);
      const [moved = row] = await moveDeliveries(within, [row], action, mover);
      await within.checkOuts.update(checkOut.id);
      const details = { deliveryIds: [id] };
      await recordMove(within, checkOut, `delivery_${action}`, mover, actor.now, details);
      return presentDelivery(moved);
    }),
});
export type DeliveriesService = ReturnType<typeof deliveriesService>;
