import type { ClosedDeliveries, DayClosing } from '@shop/contract/calendar-days';
import { earliestStart } from '@shop/domain/calendar';
import type { Day } from '@shop/domain/day';
import { type DayShift, leaveDay } from '@shop/domain/days/day-moves';
import { sum } from '@shop/domain/money';
import { deliveryGroups } from '@shop/domain/states/groups';
import type { Actor } from '../../../actor.ts';
import type { Repositories, Work } from '../../../db/unit-of-work.ts';
import { type Failure, isFailure } from '../../../failure.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';
import { isForChristmas } from '../check-outs/check-out-facts.ts';
import { stopOf } from '../check-outs/delivery-facts.ts';
import { dayPlanOf } from '../check-outs/order-days.ts';
import { byStaff } from '../mover.ts';
import { refused } from '../refusals.ts';
import type { DaysBehindParts } from './days-behind.ts';
import { giveBack } from './give-back.ts';
import { keepChange } from './keep-change.ts';
import { type ChangeContext, firstDay, noMoney, type PlannedChange } from './planned-change.ts';
import { changedDays, writeShifts } from './shift-days.ts';
import { tellChange } from './tell-change.ts';

type Closing = {
  readonly day: Day;
  readonly isClosedIn: (cityId: number) => boolean;
  /** Null: nobody has said it yet, they are only counted. */
  readonly deliveries: ClosedDeliveries | null;
  readonly actor: Actor;
};

/** An order with deliveries on that day; without a plan they are only counted. */
type Closed = {
  readonly context: ChangeContext;
  readonly count: number;
  readonly plan: PlannedChange | null;
};

const summaryOf = (closed: readonly Closed[]): DayClosing | null => {
  if (closed.length === 0) return null;
  const plans = closed.flatMap(({ plan }) => plan ?? []);
  const days = plans.flatMap((plan) => plan.days);
  return {
    buyers: new Set(closed.map(({ context }) => context.row.buyerEmail)).size,
    checkOuts: closed.length,
    deliveries: sum(closed.map(({ count }) => count)),
    moved: days.filter(({ to }) => to !== null).length,
    cancelled: days.filter(({ to }) => to === null).length,
    returnCents: sum(plans.map(({ money }) => money.returnCents)),
    points: sum(plans.map(({ money }) => money.points)),
  };
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
            !isForChristmas(row) &&
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
    await supplements.dropOf(within, row, mover, now);
    const change = await keepChange(within, context, plan);
    const refusal = await plan.apply(within, change.id);
    if (refusal) return refusal;
    await tellChange(within, mails, context, plan, { changeId: change.id, action: 'change_closed_day' });
    return null;
  };

  /** What would become of the deliveries of one order. */
  const planOne = async (
    repositories: Repositories,
    row: CheckOutRow,
    closing: Closing,
  ): Promise<Closed | null | Failure> => {
    const { deliveries, actor } = closing;
    const [line] = await repositories.orders.linesOf([row.id]);
    if (!line) return null;
    const mover = byStaff(actor, 'closed_day');
    const context = await contexts(repositories, row, line.id, { by: 'provider', mover, now: actor.now });
    if (isFailure(context)) return context;
    const affected = affectedOf(context, closing);
    if (affected.length === 0) return null;
    const plan = deliveries && planFor(context, affected, deliveries);
    return isFailure(plan) ? plan : { context, count: affected.length, plan };
  };

  return {
    /** What would become of them: nothing is held or written. */
    preview: async (repositories: Repositories, closing: Closing): Promise<DayClosing | null | Failure> => {
      const closed: Closed[] = [];
      for (const id of await repositories.deliveries.checkOutsOn(closing.day)) {
        const row = await repositories.checkOuts.one(id);
        const one = row && (await planOne(repositories, row, closing));
        if (isFailure(one)) return one;
        if (one) closed.push(one);
      }
      return summaryOf(closed);
    },

    carryOut: async (within: Work, closing: Closing): Promise<DayClosing | null | Failure> => {
      const closed: Closed[] = [];
      for (const id of await within.deliveries.checkOutsOn(closing.day)) {
        const row = await within.checkOuts.lock(id);
        const one = row && (await planOne(within, row, closing));
        if (isFailure(one)) return one;
        const refusal = one?.plan && (await carryOut(within, one.context, one.plan));
        if (refusal) return refusal;
        if (one) closed.push(one);
      }
      return summaryOf(closed);
    },
  };
};
