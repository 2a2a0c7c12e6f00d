import type { CheckOut } from '@shop/contract/check-outs';
import { earliestStart } from '@shop/domain/calendar';
import type { Day } from '@shop/domain/day';
import { confirmDays as confirm } from '@shop/domain/days/first-day';
import { checkOutGroups } from '@shop/domain/states/groups';
import type { Actor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure, isFailure } from '../../../failure.ts';
import { waitsForFirstDay } from '../../selling/check-outs/check-out-facts.ts';
import type { CheckOutMails } from '../../selling/check-outs/check-out-mails.ts';
import { recordMove } from '../../selling/check-outs/check-out-trail.ts';
import type { CheckOutViews, Requester } from '../../selling/check-outs/check-out-views.ts';
import { moveDeliveries } from '../../selling/check-outs/delivery-moves.ts';
import { dayPlanOf } from '../../selling/check-outs/order-days.ts';
import { byStaff } from '../../selling/mover.ts';
import type { ChangeContexts } from '../../selling/order-changes/change-context.ts';
import { keepChange } from '../../selling/order-changes/keep-change.ts';
import type { Supplements } from '../../selling/order-changes/supplements.ts';
import { orderChangeLetters } from '../../selling/order-changes/order-change-letters.ts';
import { firstDay, noMoney } from '../../selling/order-changes/planned-change.ts';
import { changedDays, writeShifts } from '../../selling/order-changes/shift-days.ts';
import { refused } from '../../selling/refusals.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly views: CheckOutViews;
  readonly contexts: ChangeContexts;
  readonly mails: CheckOutMails;
  readonly supplements: Supplements;
};

/** An admin says that a pre-order begins on its day, or on which it does: from then on its days are planned. */
export const confirmDays =
  ({ work, views, contexts, mails, supplements }: Parts) =>
  async (
    checkOutId: number,
    first: Day | null,
    requester: Requester,
    actor: Actor,
  ): Promise<CheckOut | Failure> => {
    const { now } = actor;
    const refusal = await work.transaction(async (within) => {
      await within.calendarDays.holdOpen();
      const row = await within.checkOuts.lock(checkOutId);
      const [line] = row ? await within.orders.linesOf([row.id]) : [];
      if (!row || !line) return fail('not_found');
      const mover = byStaff(actor);
      const context = await contexts(within, row, line.id, { by: 'provider', mover, now });
      if (isFailure(context)) return context;
      const waiting = context.orders.flatMap(({ deliveries }) => deliveries.filter(waitsForFirstDay));
      if (waiting.length === 0) {
        // A second click, or another admin at the same moment.
        const changes = await within.orderChanges.ofCheckOut(row.id);
        return changes.some(({ kind }) => kind === 'confirm_days') ? null : refused('not_from_here');
      }
      if (!checkOutGroups.awaited.includes(row.status)) return refused('not_from_here');
      const { calendar, earliest } = context.snapshot.pricing.offer;
      const soonest = earliestStart(now, earliest, { calendar, cityId: row.cityId ?? 0 });
      const ids = waiting.map(({ id }) => id);
      const answer = confirm(dayPlanOf(context, context.snapshot), ids, first, soonest);
      if (!answer.allowed) return refused(answer.reason);
      const { shifts } = answer;
      const plan = {
        kind: 'confirm_days' as const,
        orderId: null,
        days: changedDays(context, shifts),
        effectiveFrom: firstDay(shifts.map(({ to }) => to)),
        money: noMoney,
      };
      await supplements.dropOf(within, row, mover, now);
      const change = await keepChange(within, context, plan);
      await moveDeliveries(within, waiting, 'release', mover);
      const closed = await writeShifts(within, context, shifts);
      if (closed) return closed;
      const details = { deliveryIds: ids, changeId: change.id };
      await recordMove(within, row, 'change_confirm_days', mover, now, details);
      const fresh = (await within.checkOuts.one(row.id)) ?? row;
      await mails.toBuyer(within, orderChangeLetters.daysConfirmed, fresh, { change: plan }, now);
      return null;
    });
    return refusal ?? views.one(checkOutId, requester, now);
  };
export type ConfirmDays = ReturnType<typeof confirmDays>;
