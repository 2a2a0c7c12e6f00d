import { checkOutCan } from '@shop/domain/states/check-out-can';
import { canMove } from '@shop/domain/states/move';
import type { CheckOutStatus, PaymentType } from '@shop/domain/states/statuses';
import { type CheckOutEvent, type OrderEvent, orderTables } from '@shop/domain/states/tables';
import type { Work } from '../../../db/unit-of-work.ts';
import type { Failure } from '../../../failure.ts';
import { refused } from '../refusals.ts';
import { checkOutEffects, type EffectParts, type Moving } from './check-out-effects.ts';
import { factsOf } from './check-out-facts.ts';
import { recordMove } from './check-out-trail.ts';
import type { Mover } from '../mover.ts';
import type { CheckOutRow } from './check-outs.repository.ts';
import { moveDeliveries } from './delivery-moves.ts';

type By = {
  readonly mover: Mover;
  readonly paymentType?: PaymentType;
  /** A change of days brings it about, and its entry of the trail tells both. */
  readonly isToldByChange?: boolean;
};

/**
 * Every move of a check-out with all that goes along: its orders, days, codes, points, papers, mails and the trail.
 * The caller holds the check-out's row; what the table does not permit is refused.
 */
export const checkOutMoves = (parts: EffectParts) => {
  const effects = checkOutEffects(parts);

  const stepOrders = async (within: Work, row: CheckOutRow, event: OrderEvent): Promise<number[]> => {
    const ids: number[] = [];
    for (const order of await within.orders.linesOf([row.id])) {
      const answer = canMove(orderTables[row.type], order.status, event, order.statusBefore);
      if (!answer.allowed) continue;
      await within.orders.setStatus(order.id, answer.to, order.status);
      ids.push(order.id);
    }
    return ids;
  };

  const carryOut = async (
    within: Work,
    row: CheckOutRow,
    to: CheckOutStatus,
    moving: Moving,
    isToldByChange = false,
  ): Promise<CheckOutRow | Failure> => {
    const { event, mover, now } = moving;
    const { check, change, orders, days, steps = [] } = effects[event];
    const objection = await check?.(within, row, moving);
    if (objection) return objection;
    const statusBefore = to === row.status ? row.statusBefore : row.status;
    const moved = await within.checkOuts.update(row.id, {
      status: to,
      statusBefore,
      ...change?.(row, moving),
    });
    if (!isToldByChange) await recordMove(within, row, event, mover, now, { from: row.status, to });
    const orderIds = orders ? await stepOrders(within, moved, orders) : [];
    if (days) await moveDeliveries(within, await within.deliveries.ofOrders(orderIds), days, mover);
    for (const step of steps) {
      const refusal = await step(within, moved, moving);
      if (refusal) return refusal;
    }
    // A step may have moved its days.
    return days ? ((await within.checkOuts.one(row.id)) ?? moved) : moved;
  };

  return {
    move: async (
      within: Work,
      row: CheckOutRow,
      event: CheckOutEvent,
      { mover, paymentType = row.paymentType, isToldByChange }: By,
      now: Date,
    ): Promise<CheckOutRow | Failure> => {
      const answer = checkOutCan.move(factsOf(row), event);
      return answer.allowed
        ? carryOut(within, row, answer.to, { event, mover, paymentType, now }, isToldByChange)
        : refused(answer.reason);
    },

    /** The buyer chooses another way of paying, which may begin where the order stands already. */
    changePayment: async (
      within: Work,
      row: CheckOutRow,
      paymentType: PaymentType,
      mover: Mover,
      now: Date,
    ): Promise<CheckOutRow | Failure> => {
      // Chosen already, by another tab or a second click.
      if (row.paymentType === paymentType) return row;
      const answer = checkOutCan.changePayment(factsOf(row), paymentType, now);
      return answer.allowed
        ? carryOut(within, row, answer.to, { event: 'change_payment', mover, paymentType, now })
        : refused(answer.reason);
    },
  };
};
export type CheckOutMoves = ReturnType<typeof checkOutMoves>;
