import type { ChangedDay, ChangeMoney } from '@shop/contract/order-changes';
import { dayCan } from '@shop/domain/days/day-can';
import { type Refund, refundFor } from '@shop/domain/refunds';
import { deliveryGroups, orderGroups } from '@shop/domain/states/groups';
import { canMove } from '@shop/domain/states/move';
import { orderTables } from '@shop/domain/states/tables';
import type { Work } from '../../../db/unit-of-work.ts';
import { type Failure, invalid, isFailure } from '../../../failure.ts';
import { isIban } from '../../../papers/payment-reference.ts';
import type { CheckOutMoves } from '../check-outs/check-out-moves.ts';
import type { DeliveryRow } from '../check-outs/deliveries.repository.ts';
import { moveDeliveries } from '../check-outs/delivery-moves.ts';
import { writeFirstAndLastDay } from '../check-outs/first-and-last-day.ts';
import { dayFactsOf, refundableOrders } from '../check-outs/order-days.ts';
import type { WholeOrder } from '../check-outs/orders.repository.ts';
import { refused } from '../refusals.ts';
import type { MoneyBack } from './money-back.ts';
import { namedDays } from './named-days.ts';
import { type ChangeContext, firstDay, noMoney, type PlannedChange, returnWays } from './planned-change.ts';

type GivenDays = { readonly deliveryIds: readonly number[]; readonly iban: string };
type ReturnTerms = {
  readonly kind: 'cancel' | 'closed_day';
  readonly iban: string;
  /** The buyer has asked for it, whoever carries it out: it is reckoned as the buyer's own. */
  readonly isBuyersWish?: boolean;
};
type AskedDay = { readonly order: WholeOrder; readonly delivery: DeliveryRow };
type Parts = { readonly moves: CheckOutMoves; readonly moneyBack: MoneyBack };

/** What comes back, and how it was reckoned. */
export const refundMoney = (context: ChangeContext, refund: Refund): ChangeMoney => ({
  ...noMoney,
  returnCents: refund.totalCents,
  points: refund.points,
  earnedPointsBack: refund.earnedPointsBack,
  ...returnWays(context, refund.totalCents),
  refunds: refund.orders.flatMap(({ orderId, calculation, ...back }) =>
    calculation === null && back.deliveryCents === 0
      ? []
      : [
          {
            orderId,
            kitName: context.orders.find(({ id }) => id === orderId)?.item.name ?? { lt: '', en: '' },
            ...(calculation ?? {
              paidCents: 0,
              paidDays: 0,
              returnedBeforeCents: 0,
              keptCents: 0,
              keptDays: 0,
              keptPrices: [],
              dueCents: 0,
              inFullCents: 0,
              inFullDays: 0,
            }),
            ...back,
          },
        ],
  ),
});

/** Days are given back: each must be outside the term, and what it brings back is known before. */
export const giveBack = ({ moves, moneyBack }: Parts) => {
  const leaveNothing = async (
    within: Work,
    context: ChangeContext,
    orderIds: readonly number[],
  ): Promise<Failure | void> => {
    const { row, mover, now } = context;
    const touched = (await within.orders.ofCheckOut(row.id)).filter(({ id }) => orderIds.includes(id));
    for (const order of touched) {
      const isLeft = order.deliveries.some(
        (delivery) =>
          deliveryGroups.changeable.includes(delivery.status) &&
          dayCan('cancel', dayFactsOf(row, order, delivery), context.terms, now).allowed,
      );
      if (isLeft) continue;
      const event = context.by === 'buyer' ? 'cancel_by_user' : 'cancel_by_admin';
      const answer = canMove(orderTables[row.type], order.status, event);
      if (answer.allowed) await within.orders.setStatus(order.id, answer.to, order.status);
    }
    const fresh = await within.checkOuts.lock(row.id);
    const lines = await within.orders.ofCheckOut(row.id);
    const isAhead = lines.some(({ deliveries }) =>
      deliveries.some(({ status }) => deliveryGroups.unsettled.includes(status)),
    );
    const isOver = lines.some(({ deliveries }) =>
      deliveries.some(({ status }) => deliveryGroups.over.includes(status)),
    );
    if (!fresh || isAhead || fresh.status !== 'paid') return;
    if (lines.every(({ deliveries }) => deliveries.every(({ status }) => status === 'cancelled')))
      await moneyBack.releaseCodes(within, context);
    const isAllCancelled = lines.every(({ status }) => orderGroups.cancelled.includes(status));
    const event = isAllCancelled || !isOver ? 'stop' : 'complete';
    const stopped = await moves.move(within, fresh, event, { mover, isToldByChange: true }, now);
    if (isFailure(stopped)) return stopped;
    return undefined;
  };

  /** What comes back for them, whatever speaks against it; the lines and the check-out end with their last day. */
  const planReturn = (
    context: ChangeContext,
    asked: readonly AskedDay[],
    { kind, iban, isBuyersWish = context.by === 'buyer' }: ReturnTerms,
  ): PlannedChange => {
    const { row, by } = context;
    const deliveryIds = asked.map(({ delivery }) => delivery.id);
    const wished = isBuyersWish ? 'buyer' : by;
    const refund = refundFor(refundableOrders(context), { by: wished, deliveryIds }, context.pointsEarned);
    const money = refundMoney(context, refund);
    const days = asked.map(({ order, delivery }): ChangedDay => ({
      deliveryId: delivery.id,
      orderId: order.id,
      kitName: (delivery.item ?? order.item).name,
      from: { day: delivery.day },
      to: null,
    }));
    return {
      kind,
      orderId: context.order.id,
      days,
      effectiveFrom: firstDay(asked.map(({ delivery }) => delivery.day)),
      money,
      apply: async (within, changeId) => {
        if (money.returnsTo === 'iban' && by === 'buyer' && !isIban(iban))
          return invalid({ iban: iban === '' ? 'required' : 'iban_invalid' });
        const gone = asked.map(({ delivery }) => delivery);
        await moveDeliveries(within, gone, 'cancel', isBuyersWish ? { by: 'buyer' } : context.mover);
        await moneyBack.returns(within, context, {
          changeId,
          days: refund.days,
          feeMoves: refund.feeMoves,
          earnedPointsBack: refund.earnedPointsBack,
          reason: 'cancellation',
          iban,
        });
        await writeFirstAndLastDay(within, row);
        return leaveNothing(
          within,
          context,
          asked.map(({ order }) => order.id),
        );
      },
    };
  };

  const plan = (context: ChangeContext, { deliveryIds, iban }: GivenDays): PlannedChange | Failure => {
    const { row, order, terms, now } = context;
    const asked = namedDays(order, deliveryIds);
    if (isFailure(asked)) return asked;
    for (const delivery of asked) {
      const answer = dayCan('cancel', dayFactsOf(row, order, delivery), terms, now);
      if (!answer.allowed) return refused(answer.reason);
    }
    const days = asked.map((delivery) => ({ order, delivery }));
    return planReturn(context, days, { kind: 'cancel', iban });
  };

  return { plan, planReturn };
};
export type GiveBack = ReturnType<typeof giveBack>['plan'];
