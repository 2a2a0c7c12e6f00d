import type { ChangedDay } from '@shop/contract/order-changes';
import type { Day } from '@shop/domain/day';
import { bringAgain } from '@shop/domain/days/day-moves';
import { ownItemNow } from '@shop/domain/days/item-now';
import { refundFor } from '@shop/domain/refunds';
import { checkOutGroups } from '@shop/domain/states/groups';
import type { Work } from '../../../db/unit-of-work.ts';
import { fail, isFailure, type Failure } from '../../../failure.ts';
import type { CheckOutMails } from '../../selling/check-outs/check-out-mails.ts';
import type { CheckOutRow } from '../../selling/check-outs/check-outs.repository.ts';
import type { DeliveryRow } from '../../selling/check-outs/deliveries.repository.ts';
import { stopOf } from '../../selling/check-outs/delivery-facts.ts';
import { moveDeliveries } from '../../selling/check-outs/delivery-moves.ts';
import { areOpen } from '../../selling/check-outs/open-days.ts';
import { dayPlanOf, refundableOrders } from '../../selling/check-outs/order-days.ts';
import type { Mover } from '../../selling/mover.ts';
import type { ChangeContexts } from '../../selling/order-changes/change-context.ts';
import { refundMoney } from '../../selling/order-changes/give-back.ts';
import { keepChange } from '../../selling/order-changes/keep-change.ts';
import type { MoneyBack } from '../../selling/order-changes/money-back.ts';
import type { Supplements } from '../../selling/order-changes/supplements.ts';
import { type ChangeContext, noMoney } from '../../selling/order-changes/planned-change.ts';
import { tellChange } from '../../selling/order-changes/tell-change.ts';
import { refused } from '../../selling/refusals.ts';
import { takeExchangesAlong } from '../boxes/same-dishes.ts';

export type MissedDayParts = {
  readonly contexts: ChangeContexts;
  readonly moneyBack: MoneyBack;
  readonly mails: CheckOutMails;
  readonly supplements: Supplements;
};

type Missed = {
  readonly checkOut: CheckOutRow;
  readonly delivery: DeliveryRow;
  readonly mover: Mover;
  readonly now: Date;
};

/** What becomes of a day that was not delivered: the check-out is held, and the table permits it. */
export const missedDays = ({ contexts, moneyBack, mails, supplements }: MissedDayParts) => {
  const contextOf = async (within: Work, { checkOut, delivery, mover, now }: Missed) => {
    await supplements.dropOf(within, checkOut, mover, now);
    return contexts(within, checkOut, delivery.orderId, { by: 'provider', mover, now });
  };

  const dayOf = ({ order }: ChangeContext, delivery: DeliveryRow, to: ChangedDay['to']): ChangedDay => ({
    deliveryId: delivery.id,
    orderId: order.id,
    kitName: (delivery.item ?? order.item).name,
    from: { day: delivery.day },
    to,
  });

  return {
    /** Once more, free, with what the line comes with now: its money goes along, so that what comes back later is all of it. */
    bringAgain: async (within: Work, missed: Missed, to: Day): Promise<DeliveryRow | Failure> => {
      const { checkOut, delivery, mover } = missed;
      if (!checkOutGroups.awaited.includes(checkOut.status)) return fail('wrong_state');
      const context = await contextOf(within, missed);
      if (isFailure(context)) return context;
      const answer = bringAgain(dayPlanOf(context, context.snapshot), delivery.id, to, missed.now);
      if (!answer.allowed) return refused(answer.reason);
      const { cityId } = stopOf(checkOut, delivery, context.rules, to);
      if (!(await areOpen(within, [{ day: to, cityId }]))) return refused('target_closed');
      await moveDeliveries(within, [delivery], 'bring_again', mover);
      const again = await within.deliveries.insteadOf(delivery, { day: to, item: ownItemNow(context.order) });
      const plan = {
        kind: 'bring_again' as const,
        orderId: context.order.id,
        days: [{ ...dayOf(context, delivery, { day: to }), againId: again.id }],
        effectiveFrom: to,
        money: noMoney,
      };
      const change = await keepChange(within, context, plan);
      await takeExchangesAlong(within, context.order, { from: delivery.id, to: again.id });
      await within.deliveryEntries.goOver(delivery.id, again.id);
      await within.checkOuts.update(checkOut.id, {
        lastDate: to > checkOut.lastDate ? to : checkOut.lastDate,
      });
      await tellChange(within, mails, context, plan, { changeId: change.id, action: 'delivery_bring_again' });
      return again;
    },

    /** All that the day cost comes back, as where the shop itself cancels one. */
    giveBack: async (within: Work, missed: Missed): Promise<DeliveryRow | Failure> => {
      const { checkOut, delivery, mover } = missed;
      if (checkOut.paidAt === null) return refused('not_paid_yet');
      const context = await contextOf(within, missed);
      if (isFailure(context)) return context;
      const cancellation = { by: 'provider', deliveryIds: [delivery.id] } as const;
      const refund = refundFor(refundableOrders(context), cancellation, context.pointsEarned);
      const plan = {
        kind: 'give_back' as const,
        orderId: context.order.id,
        days: [dayOf(context, delivery, null)],
        effectiveFrom: delivery.day,
        money: refundMoney(context, refund),
      };
      const change = await keepChange(within, context, plan);
      const [moved = delivery] = await moveDeliveries(within, [delivery], 'give_back', mover);
      await moneyBack.returns(within, context, {
        changeId: change.id,
        days: refund.days,
        feeMoves: refund.feeMoves,
        earnedPointsBack: refund.earnedPointsBack,
        reason: 'cancellation',
        iban: '',
      });
      await within.checkOuts.update(checkOut.id);
      await tellChange(within, mails, context, plan, { changeId: change.id, action: 'delivery_give_back' });
      return moved;
    },
  };
};
