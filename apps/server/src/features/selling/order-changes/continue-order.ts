import { dayCan } from '@shop/domain/days/day-can';
import { isAvailable } from '@shop/domain/calendar';
import { refundFor } from '@shop/domain/refunds';
import { deliveryGroups } from '@shop/domain/states/groups';
import { canMove } from '@shop/domain/states/move';
import { orderTables } from '@shop/domain/states/tables';
import type { Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure, isFailure } from '../../../failure.ts';
import type { CheckOutMoves } from '../check-outs/check-out-moves.ts';
import { recordMove } from '../check-outs/check-out-trail.ts';
import type { DeliveryEntryRow } from '../check-outs/delivery-entries.repository.ts';
import { stopOf } from '../check-outs/delivery-facts.ts';
import { areOpen } from '../check-outs/open-days.ts';
import { moveDeliveries } from '../check-outs/delivery-moves.ts';
import { dayFactsOf, refundableOrders } from '../check-outs/order-days.ts';
import { refused } from '../refusals.ts';
import type { MoneyBack } from './money-back.ts';
import { undoUntil } from './order-changes.presenter.ts';
import type { OrderChangeRow } from './order-changes.repository.ts';
import type { ChangeContext } from './planned-change.ts';

type Parts = { readonly moves: CheckOutMoves; readonly moneyBack: MoneyBack };

type Cancelled = { readonly change: OrderChangeRow; readonly ids: readonly number[] };

const returnedBy = (context: ChangeContext, changeId: number) => {
  const entries = [...context.entries.values()].flat().filter((entry) => entry.changeId === changeId);
  const days = entries
    .filter(({ kind }) => kind === 'return')
    .map((entry: DeliveryEntryRow) => ({
      deliveryId: entry.deliveryId,
      kitsCents: entry.returnedKitsCents,
      deliveryCents: entry.returnedDeliveryCents,
      points: entry.returnedPoints,
      pointsCents: entry.returnedPointsCents,
    }));
  const fees = entries.filter(({ kind }) => kind === 'fee');
  const feeMoves = fees
    .filter(({ deliveryCents }) => deliveryCents > 0)
    .map(({ deliveryId, deliveryCents }, i) => ({
      from: fees.filter((fee) => fee.deliveryCents < 0)[i]?.deliveryId ?? deliveryId,
      to: deliveryId,
      cents: deliveryCents,
    }));
  return { days, feeMoves };
};

/** Days that were cancelled come after all, with what was to be returned for them. */
export const continueOrder = ({ moves, moneyBack }: Parts) => {
  /** Why a day cannot come after all. */
  const objection = (context: ChangeContext, deliveryId: number): Failure | null => {
    const { row, order, rules, snapshot, terms, now } = context;
    const delivery = order.deliveries.find(({ id }) => id === deliveryId);
    if (!delivery || delivery.status !== 'cancelled') return fail('not_found');
    const facts = dayFactsOf(
      { ...row, status: 'paid' },
      { ...order, status: 'paid' },
      { ...delivery, status: 'planned' },
    );
    const answer = dayCan('cancel', facts, { ...terms, isCancellationDisabled: false }, now);
    if (!answer.allowed) return refused(answer.reason);
    const cityId = stopOf(row, delivery, rules).cityId ?? 0;
    if (!isAvailable(delivery.day, { calendar: snapshot.pricing.offer.calendar, cityId }))
      return refused('target_closed');
    const isTaken = order.deliveries.some(
      ({ id, day, status }) =>
        id !== deliveryId && day === delivery.day && !deliveryGroups.gone.includes(status),
    );
    return isTaken ? refused('target_taken') : null;
  };

  /** What one cancellation returned, less what it would have for the days that stay cancelled. */
  const takeBack = async (
    within: Work,
    context: ChangeContext,
    { change, ids }: Cancelled,
  ): Promise<Failure | null> => {
    const { days, feeMoves } = returnedBy(context, change.id);
    const isHere = await moneyBack.keepAfterAll(within, context, {
      changeId: change.id,
      days,
      feeMoves,
      earnedPointsBack: change.money.earnedPointsBack,
      reason: 'cancellation',
    });
    if (!isHere) return fail('returned_already');
    const stays = change.days.map(({ deliveryId }) => deliveryId).filter((id) => !ids.includes(id));
    if (stays.length === 0) return null;
    // Those that stay cancelled are reckoned as if they alone had been.
    const orders = refundableOrders(context).map((each) => ({
      ...each,
      deliveries: each.deliveries.map((row) => {
        const gone = days.find(({ deliveryId }) => deliveryId === row.id);
        return {
          ...row,
          comesBack: stays.includes(row.id) || ids.includes(row.id) ? ('not' as const) : row.comesBack,
          returned: gone
            ? {
                kitsCents: row.returned.kitsCents - gone.kitsCents,
                deliveryCents: row.returned.deliveryCents - gone.deliveryCents,
                points: row.returned.points - gone.points,
                pointsCents: row.returned.pointsCents - gone.pointsCents,
              }
            : row.returned,
        };
      }),
    }));
    const by = change.byBuyer === null && context.by === 'provider' ? 'provider' : 'buyer';
    const refund = refundFor(orders, { by, deliveryIds: stays }, context.pointsEarned);
    await moneyBack.returns(within, context, {
      changeId: change.id,
      days: refund.days,
      feeMoves: refund.feeMoves,
      earnedPointsBack: refund.earnedPointsBack,
      reason: 'cancellation',
      iban: '',
    });
    return null;
  };

  return async (
    within: Work,
    context: ChangeContext,
    deliveryIds: readonly number[] | undefined,
  ): Promise<Failure | null> => {
    const { row, order, by, mover, now } = context;
    const changes = await within.orderChanges.ofCheckOut(row.id);
    const isOpen = (change: OrderChangeRow): boolean => {
      const until = undoUntil(change);
      return by === 'provider' || (change.byBuyer === row.userId && until !== null && now < until);
    };
    const gone = order.deliveries.filter(({ status }) => status === 'cancelled').map(({ id }) => id);
    const wanted = deliveryIds ?? gone;
    const cancelled = changes
      .filter(({ kind, status, orderId }) => kind === 'cancel' && status === 'done' && orderId === order.id)
      .flatMap((change): Cancelled[] => {
        const ids = change.days.map(({ deliveryId }) => deliveryId).filter((id) => wanted.includes(id));
        return ids.length > 0 ? [{ change, ids }] : [];
      });
    const open = deliveryIds ? cancelled : cancelled.filter(({ change }) => isOpen(change));
    if (open.length === 0) return cancelled.length > 0 ? fail('undo_over') : refused('not_from_here');
    for (const { change, ids } of open) {
      if (!isOpen(change)) return fail('undo_over');
      for (const id of ids) {
        const refusal = objection(context, id);
        if (refusal) return refusal;
      }
    }
    const wasWhole = context.orders.every(({ deliveries }) =>
      deliveries.every(({ status }) => status === 'cancelled'),
    );
    if (wasWhole) {
      const refusal = await moneyBack.claimCodesAgain(within, context);
      if (refusal) return refusal;
    }
    for (const each of open) {
      const refusal = await takeBack(within, context, each);
      if (refusal) return refusal;
      const isAll = each.ids.length === each.change.days.length;
      if (isAll) await within.orderChanges.update(each.change.id, { status: 'undone' });
    }
    const ids = open.flatMap((each) => each.ids);
    const days = order.deliveries.filter(({ id }) => ids.includes(id));
    const stops = days.map((delivery) => ({
      day: delivery.day,
      cityId: stopOf(row, delivery, context.rules).cityId,
    }));
    if (!(await areOpen(within, stops))) return refused('target_closed');
    await moveDeliveries(within, days, 'restore', mover);
    const answer = canMove(orderTables[row.type], order.status, 'restore', order.statusBefore);
    if (answer.allowed) await within.orders.setStatus(order.id, answer.to, order.status);
    await recordMove(within, row, 'change_continue', mover, now, { deliveryIds: ids });
    if (row.status !== 'stopped') {
      await within.checkOuts.update(row.id);
      return null;
    }
    const resumed = await moves.move(within, row, 'resume', { mover }, now);
    return isFailure(resumed) ? resumed : null;
  };
};
