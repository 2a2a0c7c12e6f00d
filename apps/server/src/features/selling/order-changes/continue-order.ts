import { type DeliveryReturn, type FeeMove, refundFor } from '@shop/domain/refunds';
import { canMove } from '@shop/domain/states/move';
import { checkOutTables, orderTables } from '@shop/domain/states/tables';
import type { Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure, isFailure } from '../../../failure.ts';
import type { CheckOutMoves } from '../check-outs/check-out-moves.ts';
import { isForChristmas } from '../check-outs/check-out-facts.ts';
import { recordMove } from '../check-outs/check-out-trail.ts';
import { stopOf } from '../check-outs/delivery-facts.ts';
import { writeFirstAndLastDay } from '../check-outs/first-and-last-day.ts';
import { areOpen } from '../check-outs/open-days.ts';
import { moveDeliveries } from '../check-outs/delivery-moves.ts';
import { readOrderDays, refundableOrders } from '../check-outs/order-days.ts';
import { takeRoomAgain } from '../christmas/christmas-room.ts';
import { refused } from '../refusals.ts';
import { objection } from './after-all.ts';
import { refundMoney } from './give-back.ts';
import type { MoneyBack } from './money-back.ts';
import type { OrderChangeRow } from './order-changes.repository.ts';
import type { ChangeContext } from './planned-change.ts';
import { hasOtherKitSince, isBuiltUpon, undoUntil } from './undo-term.ts';

type Parts = { readonly moves: CheckOutMoves; readonly moneyBack: MoneyBack };

type Cancelled = { readonly change: OrderChangeRow; readonly ids: readonly number[] };
/** Days of a cancellation that stay cancelled, and where their money goes. */
type Rest = { readonly change: OrderChangeRow; readonly stays: readonly number[]; readonly iban: string };

/** What a cancellation put down: returns day by day, and fees that went over to another kit of their day. */
const bookedBy = (
  context: ChangeContext,
  changeId: number,
): { days: DeliveryReturn[]; feeMoves: FeeMove[] } => {
  const entries = [...context.entries.values()].flat().filter((entry) => entry.changeId === changeId);
  const days = entries
    .filter(({ kind }) => kind === 'return')
    .map((entry) => ({
      deliveryId: entry.deliveryId,
      kitsCents: entry.returnedKitsCents,
      deliveryCents: entry.returnedDeliveryCents,
      points: entry.returnedPoints,
      pointsCents: entry.returnedPointsCents,
    }));
  // Written in pairs, one after the other: from a day, to another.
  const fees = entries.filter(({ kind }) => kind === 'fee').toSorted((a, b) => a.id - b.id);
  const feeMoves = fees.flatMap((from, index): FeeMove[] => {
    const to = fees[index + 1];
    return index % 2 === 0 && to
      ? [{ from: from.deliveryId, to: to.deliveryId, cents: to.deliveryCents }]
      : [];
  });
  return { days, feeMoves };
};

/** Days that were cancelled come after all, with what was to be returned for them. */
export const continueOrder = ({ moves, moneyBack }: Parts) => {
  /** Nothing of a cancellation is to come back any more. Those of its days that stay cancelled are reckoned anew. */
  const takeBack = async (
    within: Work,
    context: ChangeContext,
    { change, ids }: Cancelled,
  ): Promise<Rest | Failure> => {
    const booked = { changeId: change.id, ...bookedBy(context, change.id), reason: 'cancellation' } as const;
    const kept = await moneyBack.keepAfterAll(within, context, booked);
    if (isFailure(kept)) return kept;
    await within.orderChanges.update(change.id, { status: 'undone' });
    const stays = change.days.map(({ deliveryId }) => deliveryId).filter((id) => !ids.includes(id));
    return { change, stays, ...kept };
  };

  /** Days that stay cancelled get a receipt of their own, as if they alone had been, while `standing` ones come. */
  const cancelRest = async (
    within: Work,
    context: ChangeContext,
    { change, stays, iban }: Rest,
    standing: ReadonlySet<number>,
  ): Promise<void> => {
    const { row, now } = context;
    const fresh: ChangeContext = {
      ...context,
      ...(await readOrderDays(within, row)),
      waysBack: await moneyBack.waysBack(within, context),
    };
    const orders = refundableOrders(fresh).map((each) => ({
      ...each,
      deliveries: each.deliveries.map((day) =>
        standing.has(day.id) ? { ...day, comesBack: 'not' as const } : day,
      ),
    }));
    const by = change.by === 'buyer' ? 'buyer' : 'provider';
    const refund = refundFor(orders, { by, deliveryIds: stays }, context.pointsEarned);
    const rest = await within.orderChanges.insert({
      checkOutId: row.id,
      orderId: change.orderId,
      kind: change.kind,
      status: 'done',
      days: change.days.filter(({ deliveryId }) => stays.includes(deliveryId)),
      personal: change.personal,
      money: refundMoney(fresh, refund),
      by: change.by,
      byBuyer: change.byBuyer,
      createdAt: change.createdAt,
      doneAt: now,
    });
    await moneyBack.returns(within, fresh, {
      changeId: rest.id,
      days: refund.days,
      feeMoves: refund.feeMoves,
      earnedPointsBack: refund.earnedPointsBack,
      reason: 'cancellation',
      iban,
    });
  };

  /** All of them first, newest first, and only then what stays cancelled: what one returns depends on those in force. */
  const takeAllBack = async (
    within: Work,
    context: ChangeContext,
    open: readonly Cancelled[],
  ): Promise<Failure | null> => {
    const rests: Rest[] = [];
    for (const each of open) {
      const rest = await takeBack(within, context, each);
      if (isFailure(rest)) return rest;
      rests.unshift(rest);
    }
    const standing = new Set(open.flatMap(({ change }) => change.days.map(({ deliveryId }) => deliveryId)));
    for (const rest of rests.filter(({ stays }) => stays.length > 0)) {
      await cancelRest(within, context, rest, standing);
      for (const id of rest.stays) standing.delete(id);
    }
    return null;
  };

  return async (
    within: Work,
    context: ChangeContext,
    deliveryIds: readonly number[] | undefined,
  ): Promise<Failure | null> => {
    const { row, order, by, mover, now } = context;
    const changes = await within.orderChanges.ofCheckOut(row.id);
    const gone = order.deliveries.filter(({ status }) => status === 'cancelled').map(({ id }) => id);
    // Not named, they are all that can still come.
    const possible = gone.filter((id) => objection(context, id) === null);
    const wanted = deliveryIds ?? (possible.length > 0 ? possible : gone);
    const cancelled = changes
      .filter(({ kind, status, orderId }) => kind === 'cancel' && status === 'done' && orderId === order.id)
      .flatMap((change): Cancelled[] => {
        const ids = change.days.map(({ deliveryId }) => deliveryId).filter((id) => wanted.includes(id));
        return ids.length > 0 ? [{ change, ids }] : [];
      });
    if (cancelled.length === 0) return refused('not_from_here');
    // Newest first: each is then the last that returned money when its turn comes.
    const known = [...changes];
    const open = cancelled.filter(({ change }) => {
      const until = undoUntil(change, known, by);
      const isOpen = until !== null && (by === 'provider' || now < until);
      if (isOpen) known.splice(known.indexOf(change), 1);
      return isOpen;
    });
    if (open.length === 0 || (deliveryIds && open.length < cancelled.length)) {
      if (cancelled.some(({ change }) => hasOtherKitSince(change, known))) return fail('kit_changed_since');
      const isBlocked = cancelled.some(({ change }) => isBuiltUpon(change, known));
      return fail(isBlocked ? 'cancelled_since' : 'undo_over');
    }
    const ids = open.flatMap((each) => each.ids);
    for (const id of ids) {
      const refusal = objection(context, id);
      if (refusal) return refusal;
    }
    const wasWhole = context.orders.every(({ deliveries }) =>
      deliveries.every(({ status }) => status === 'cancelled'),
    );
    if (wasWhole) {
      const refusal = await moneyBack.claimCodesAgain(within, context);
      if (refusal) return refusal;
    }
    const refusal = await takeAllBack(within, context, open);
    if (refusal) return refusal;
    const days = order.deliveries.filter(({ id }) => ids.includes(id));
    const stops = days.map((delivery) => ({
      day: delivery.day,
      cityId: stopOf(row, delivery, context.rules).cityId,
    }));
    const noRoom = await takeRoomAgain(within, row);
    if (noRoom) return noRoom;
    if (!isForChristmas(row) && !(await areOpen(within, stops))) return refused('target_closed');
    await moveDeliveries(within, days, 'restore', mover);
    const answer = canMove(orderTables[row.type], order.status, 'restore', order.statusBefore);
    if (answer.allowed) await within.orders.setStatus(order.id, answer.to, order.status);
    await recordMove(within, row, 'change_continue', mover, now, { deliveryIds: ids });
    await writeFirstAndLastDay(within, row);
    if (!canMove(checkOutTables[row.type], row.status, 'resume').allowed) return null;
    const resumed = await moves.move(within, row, 'resume', { mover }, now);
    return isFailure(resumed) ? resumed : null;
  };
};
