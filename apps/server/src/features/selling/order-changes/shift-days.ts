import type { ChangedDay } from '@shop/contract/order-changes';
import { type DayShift, moveDay, type ShiftAnswer, skipDays } from '@shop/domain/days/day-moves';
import type { Day } from '@shop/domain/day';
import type { Work } from '../../../db/unit-of-work.ts';
import { type Failure, isFailure } from '../../../failure.ts';
import { stopOf } from '../check-outs/delivery-facts.ts';
import { writeFirstAndLastDay } from '../check-outs/first-and-last-day.ts';
import { areOpen } from '../check-outs/open-days.ts';
import { dayPlanOf, type OrderDays } from '../check-outs/order-days.ts';
import { refused } from '../refusals.ts';
import { namedDays } from './named-days.ts';
import { type ChangeContext, differing, firstDay, noMoney, type PlannedChange } from './planned-change.ts';

/** What shifts change, for the receipt. */
export const changedDays = ({ row, orders, rules }: OrderDays, shifts: readonly DayShift[]): ChangedDay[] =>
  orders.flatMap((order) =>
    order.deliveries.flatMap((delivery) => {
      const shift = shifts.find(({ deliveryId }) => deliveryId === delivery.id);
      if (!shift) return [];
      const stops = differing(stopOf(row, delivery, rules), stopOf(row, delivery, rules, shift.to));
      return [
        {
          deliveryId: delivery.id,
          orderId: order.id,
          kitName: (delivery.item ?? order.item).name,
          from: { day: shift.from, ...stops.from },
          to: { day: shift.to, ...stops.to },
        },
      ];
    }),
  );

/** Writes the days down, and when the check-out now begins and ends. Refused where one of them was closed a moment ago. */
export const writeShifts = async (
  within: Work,
  { row, orders, rules }: Omit<OrderDays, 'entries'>,
  shifts: readonly Pick<DayShift, 'deliveryId' | 'to'>[],
): Promise<Failure | void> => {
  const all = orders.flatMap(({ deliveries }) => deliveries);
  const stops = shifts.flatMap(({ deliveryId, to }) => {
    const delivery = all.find(({ id }) => id === deliveryId);
    return delivery ? [{ day: to, cityId: stopOf(row, delivery, rules, to).cityId }] : [];
  });
  if (!(await areOpen(within, stops))) return refused('target_closed');
  await within.deliveries.setDays(shifts);
  await writeFirstAndLastDay(within, row);
  return undefined;
};

const planned = (
  context: ChangeContext,
  kind: 'move' | 'skip',
  answer: ShiftAnswer,
): PlannedChange | Failure => {
  if (!answer.allowed) return refused(answer.reason);
  const { shifts } = answer;
  return {
    kind,
    orderId: context.order.id,
    days: changedDays(context, shifts),
    effectiveFrom: firstDay(shifts.flatMap(({ from, to }) => [from, to])),
    money: noMoney,
    apply: (within) => writeShifts(within, context, shifts),
  };
};

/** One day to another; the regular kits of that day go along. */
export const planMove = (
  context: ChangeContext,
  { deliveryIds, to }: { readonly deliveryIds: readonly number[]; readonly to: Day },
): PlannedChange | Failure => {
  const named = namedDays(context.order, deliveryIds);
  if (isFailure(named)) return named;
  const plan = dayPlanOf(context, context.snapshot);
  return planned(context, 'move', moveDay(plan, named[0]?.id ?? 0, to, context.terms, context.now));
};

/** Days go behind the end. */
export const planSkip = (
  context: ChangeContext,
  { deliveryIds }: { readonly deliveryIds: readonly number[] },
): PlannedChange | Failure => {
  const named = namedDays(context.order, deliveryIds);
  if (isFailure(named)) return named;
  const plan = dayPlanOf(context, context.snapshot);
  return planned(context, 'skip', skipDays(plan, deliveryIds, context.terms, context.now));
};
