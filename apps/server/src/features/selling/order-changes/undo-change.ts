import type { Day } from '@shop/domain/day';
import { dayCan } from '@shop/domain/days/day-can';
import { deliveryGroups } from '@shop/domain/states/groups';
import type { Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure } from '../../../failure.ts';
import { recordMove } from '../check-outs/check-out-trail.ts';
import { isForChristmas } from '../check-outs/check-out-facts.ts';
import type { OwnStop } from '../check-outs/deliveries.repository.ts';
import { stopOf } from '../check-outs/delivery-facts.ts';
import { areOpen } from '../check-outs/open-days.ts';
import { dayFactsOf } from '../check-outs/order-days.ts';
import { refused } from '../refusals.ts';
import type { OrderChangeRow } from './order-changes.repository.ts';
import type { ChangeContext } from './planned-change.ts';
import { writeShifts } from './shift-days.ts';
import { undoUntil } from './undo-term.ts';

/** Days that were moved go back to where they were, where that is still possible. */
const moveBack = async (
  within: Work,
  context: ChangeContext,
  { days }: OrderChangeRow,
): Promise<Failure | null> => {
  const { row, orders, terms, now } = context;
  const backs = days.map(({ deliveryId, from }) => ({ deliveryId, to: from.day }));
  for (const { deliveryId, to } of backs) {
    const order = orders.find(({ deliveries }) => deliveries.some(({ id }) => id === deliveryId));
    const delivery = order?.deliveries.find(({ id }) => id === deliveryId);
    if (!order || !delivery) return fail('not_found');
    for (const day of [delivery.day, to]) {
      const answer = dayCan('move', dayFactsOf(row, order, { ...delivery, day }), terms, now);
      if (!answer.allowed) return refused(answer.reason);
    }
    const isTaken = order.deliveries.some(
      (other) =>
        other.day === to &&
        !deliveryGroups.gone.includes(other.status) &&
        !backs.some((back) => back.deliveryId === other.id),
    );
    if (isTaken) return refused('target_taken');
  }
  return (await writeShifts(within, context, backs)) ?? null;
};

/** The time that was agreed meanwhile stays. */
const withoutTime = ({ deliveryTime: _, ...own }: Partial<OwnStop>): Partial<OwnStop> => own;

/** What was said of days is as it was, where they can still come so. */
const sayAsBefore = async (
  within: Work,
  { row, orders, rules, snapshot, terms, now }: ChangeContext,
  { id, kind, days, personal }: OrderChangeRow,
): Promise<Failure | null> => {
  if (kind !== 'address' && kind !== 'time' && kind !== 'method') return fail('undo_over');
  const olderRules = rules.filter(({ changeId }) => changeId !== id);
  const stops: { readonly day: Day; readonly cityId: number | null }[] = [];
  for (const { deliveryId } of days) {
    const order = orders.find(({ deliveries }) => deliveries.some((each) => each.id === deliveryId));
    const delivery = order?.deliveries.find((each) => each.id === deliveryId);
    if (!order || !delivery) return fail('not_found');
    const answer = dayCan(kind, dayFactsOf(row, order, delivery), terms, now);
    if (!answer.allowed) return refused(answer.reason);
    const former = { ...delivery, ...personal?.[deliveryId]?.own };
    const { cityId, deliveryTime } = stopOf(row, former, olderRules);
    const isOtherTime = deliveryTime?.id !== stopOf(row, delivery, rules).deliveryTime?.id;
    if (isOtherTime && deliveryTime && !snapshot.pricing.deliveryTimes.has(deliveryTime.id ?? 0))
      return fail('window_gone');
    stops.push({ day: delivery.day, cityId });
  }
  const isChristmas = isForChristmas(row);
  if (kind === 'address' && !isChristmas && !(await areOpen(within, stops))) return refused('target_closed');
  await within.stopRules.removeOfChange(id);
  for (const [deliveryId, { own }] of Object.entries(personal ?? {}))
    if (own) await within.deliveries.setOwn([Number(deliveryId)], isChristmas ? withoutTime(own) : own);
  await within.checkOuts.update(row.id);
  return null;
};

/** Takes back the newest change of days; cancelled ones are continued instead. */
export const undoChange = async (
  within: Work,
  context: ChangeContext,
  changeId: number,
): Promise<Failure | null> => {
  const { row, mover, now } = context;
  const changes = await within.orderChanges.ofCheckOut(row.id);
  const change = changes.find(({ id }) => id === changeId);
  if (!change) return fail('not_found');
  const until = undoUntil(change, changes, context.by);
  if (until === null || now >= until) return fail('undo_over');
  const isShift = change.kind === 'move' || change.kind === 'skip';
  const refusal = isShift
    ? await moveBack(within, context, change)
    : await sayAsBefore(within, context, change);
  if (refusal) return refusal;
  await within.orderChanges.update(change.id, { status: 'undone' });
  const deliveryIds = change.days.map(({ deliveryId }) => deliveryId);
  await recordMove(within, row, 'change_undone', mover, now, { deliveryIds });
  return null;
};
