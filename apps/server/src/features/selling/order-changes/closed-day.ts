import type { ClosedDeliveries, DayClosing } from '@shop/contract/calendar-days';
import { earliestStart } from '@shop/domain/calendar';
import type { Day } from '@shop/domain/day';
import { type DayShift, leaveDay } from '@shop/domain/days/day-moves';
import { sum } from '@shop/domain/money';
import { deliveryGroups } from '@shop/domain/states/groups';
import type { Actor } from '../../../actor.ts';
import type { Work } from '../../../db/unit-of-work.ts';
import { type Failure, isFailure } from '../../../failure.ts';
import { recordMove } from '../check-outs/check-out-trail.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';
import { stopOf } from '../check-outs/delivery-facts.ts';
import { dayPlanOf } from '../check-outs/order-days.ts';
import { byStaff } from '../mover.ts';
import { refused } from '../refusals.ts';
import type { DaysBehindParts } from './days-behind.ts';
import { giveBack } from './give-back.ts';
import { keepChange } from './keep-change.ts';
import { orderChangeLetters } from './order-change-letters.ts';
import { type ChangeContext, firstDay, noMoney, type PlannedChange } from './planned-change.ts';
import { changedDays, writeShifts } from './shift-days.ts';

type Closing = {
  readonly day: Day;
  readonly isClosedIn: (cityId: number) => boolean;
  /** Null: nobody has said it yet, they are only counted. */
  readonly deliveries: ClosedDeliveries | null;
  readonly actor: Actor;
};

const planShifts = (context: ChangeContext, shifts: readonly DayShift[]): PlannedChange => ({
  kind: 'closed_day',
  orderId: null,
  days: changedDays(context, shifts),
  effectiveFrom: firstDay(shifts.map(({ from }) => from)),
  money: noMoney,
  apply: (within) => writeShifts(within, context, shifts),
});

/**
 * The owner closes a day: the deliveries that would come on it go to another day or behind their order's end, or all that
 * the day cost comes back. What is not paid for is moved in any case: nothing could come back. All in one transaction, a
 * receipt and a mail for each order; a second time there is nothing left to do.
 */
export const closedDay = ({ contexts, moneyBack, mails, moves, supplements }: DaysBehindParts) => {
  const { planReturn } = giveBack({ moves, moneyBack });

  const planFor = (
    context: ChangeContext,
    affected: ReturnType<typeof affectedOf>,
    { action, to }: ClosedDeliveries,
  ): PlannedChange | Failure => {
    const { row, snapshot, now } = context;
    const isPaid = row.paidAt !== null;
    if (action === 'cancel' && isPaid) return planReturn(context, affected, { kind: 'closed_day', iban: '' });
    const { calendar, earliest } = snapshot.pricing.offer;
    const soonest = earliestStart(now, earliest, { calendar, cityId: row.cityId ?? 0 });
    const ids = affected.map(({ delivery }) => delivery.id);
    const answer = leaveDay(dayPlanOf(context, snapshot), ids, to, soonest);
    if (answer.allowed) return planShifts(context, answer.shifts);
    // It would go too far.
    return isPaid && to === null && answer.reason === 'target_too_late'
      ? planReturn(context, affected, { kind: 'closed_day', iban: '' })
      : refused(answer.reason);
  };

  const affectedOf = ({ row, orders, rules }: ChangeContext, { day, isClosedIn }: Closing) =>
    orders.flatMap((order) =>
      order.deliveries
        .filter(
          (delivery) =>
            delivery.day === day &&
            deliveryGroups.changeable.includes(delivery.status) &&
            isClosedIn(stopOf(row, delivery, rules).cityId ?? 0),
        )
        .map((delivery) => ({ order, delivery })),
    );

  const carryOut = async (
    within: Work,
    context: ChangeContext,
    plan: PlannedChange,
  ): Promise<Failure | null> => {
    const { row, mover, now } = context;
    await supplements.lapseOf(within, row, mover, now);
    const change = await keepChange(within, context, plan);
    const refusal = await plan.apply(within, change.id);
    if (refusal) return refusal;
    const deliveryIds = plan.days.map(({ deliveryId }) => deliveryId);
    await recordMove(within, row, 'change_closed_day', mover, now, { deliveryIds, changeId: change.id });
    const fresh = (await within.checkOuts.one(row.id)) ?? row;
    const facts = { change: plan, by: 'provider' } as const;
    await mails.toBuyer(within, orderChangeLetters.orderChanged, fresh, facts, now);
    return null;
  };

  return async (within: Work, closing: Closing): Promise<DayClosing | null | Failure> => {
    const { day, deliveries, actor } = closing;
    const done: { readonly row: CheckOutRow; readonly count: number; readonly plan: PlannedChange | null }[] =
      [];
    for (const id of await within.deliveries.checkOutsOn(day)) {
      const row = await within.checkOuts.lock(id);
      const [line] = row ? await within.orders.linesOf([id]) : [];
      if (!row || !line) continue;
      const mover = byStaff(actor, 'closed_day');
      const context = await contexts(within, row, line.id, { by: 'provider', mover, now: actor.now });
      if (isFailure(context)) return context;
      const affected = affectedOf(context, closing);
      if (affected.length === 0) continue;
      const plan = deliveries && planFor(context, affected, deliveries);
      if (isFailure(plan)) return plan;
      const refusal = plan && (await carryOut(within, context, plan));
      if (refusal) return refusal;
      done.push({ row, count: affected.length, plan });
    }
    if (done.length === 0) return null;
    const plans = done.flatMap(({ plan }) => plan ?? []);
    const days = plans.flatMap((plan) => plan.days);
    return {
      buyers: new Set(done.map(({ row }) => row.buyerEmail)).size,
      checkOuts: done.length,
      deliveries: sum(done.map(({ count }) => count)),
      moved: days.filter(({ to }) => to !== null).length,
      cancelled: days.filter(({ to }) => to === null).length,
      returnCents: sum(plans.map(({ money }) => money.returnCents)),
      points: sum(plans.map(({ money }) => money.points)),
    };
  };
};
