import { isAvailable } from '@shop/domain/calendar';
import { dayCan, type DayAnswer } from '@shop/domain/days/day-can';
import { sum } from '@shop/domain/money';
import { deliveryGroups } from '@shop/domain/states/groups';
import { fail, type Failure } from '../../../failure.ts';
import { isForChristmas } from '../check-outs/check-out-facts.ts';
import { stopOf } from '../check-outs/delivery-facts.ts';
import type { DeliveryRow } from '../check-outs/deliveries.repository.ts';
import { dayFactsOf } from '../check-outs/order-days.ts';
import type { Refund } from '../payables/money.ts';
import { refused } from '../refusals.ts';
import type { OrderChangeRow } from './order-changes.repository.ts';
import type { ChangeContext } from './planned-change.ts';

type Of = Pick<ChangeContext, 'row' | 'order' | 'rules' | 'snapshot' | 'terms' | 'now'>;

/** It can be had back as long as it could be given back. */
const answerFor = ({ row, order, terms, now }: Of, delivery: DeliveryRow): DayAnswer => {
  const facts = dayFactsOf(
    { ...row, status: 'paid' },
    { ...order, status: 'paid' },
    { ...delivery, status: 'planned' },
  );
  return dayCan('cancel', facts, { ...terms, isCancellationDisabled: false }, now);
};

/** Why a day that was cancelled cannot come after all. */
export const objection = (of: Of, deliveryId: number): Failure | null => {
  const { row, order, rules, snapshot } = of;
  const delivery = order.deliveries.find(({ id }) => id === deliveryId);
  if (!delivery || delivery.status !== 'cancelled') return fail('not_found');
  const answer = answerFor(of, delivery);
  if (!answer.allowed) return refused(answer.reason);
  const cityId = stopOf(row, delivery, rules).cityId ?? 0;
  if (
    !isForChristmas(row) &&
    !isAvailable(delivery.day, { calendar: snapshot.pricing.offer.calendar, cityId })
  )
    return refused('target_closed');
  const isTaken = order.deliveries.some(
    ({ id, day, status }) =>
      id !== deliveryId && day === delivery.day && !deliveryGroups.gone.includes(status),
  );
  return isTaken ? refused('target_taken') : null;
};

/** Until when days that were given back can be had back, if their money has not gone and they can all still come. */
export const continueUntil = (
  of: Of,
  { days, money }: Pick<OrderChangeRow, 'days' | 'money'>,
  refunds: readonly Refund[],
  until: Date,
): Date | null => {
  const due = refunds.filter(({ reason, status }) => reason === 'cancellation' && status === 'due');
  if (sum(due.map(({ dueCents }) => dueCents)) < money.returnCents) return null;
  const ids = days.map(({ deliveryId }) => deliveryId);
  if (ids.some((id) => objection(of, id) !== null)) return null;
  const ends = of.order.deliveries
    .filter(({ id }) => ids.includes(id))
    .map((delivery) => answerFor(of, delivery).until);
  return [until, ...ends].reduce((a, b) => (a < b ? a : b));
};
