import { earliestStart } from '@shop/domain/calendar';
import { pushBehind } from '@shop/domain/days/day-moves';
import { lateDays } from '@shop/domain/days/late-money';
import type { Work } from '../../../db/unit-of-work.ts';
import { type Failure, isFailure } from '../../../failure.ts';
import type { CheckOutMails } from '../check-outs/check-out-mails.ts';
import type { CheckOutMoves } from '../check-outs/check-out-moves.ts';
import { recordMove } from '../check-outs/check-out-trail.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';
import { dayPlanOf } from '../check-outs/order-days.ts';
import { byShop } from '../mover.ts';
import type { ChangeContexts } from './change-context.ts';
import { giveBack } from './give-back.ts';
import { keepChange } from './keep-change.ts';
import type { MoneyBack } from './money-back.ts';
import { orderChangeLetters } from './order-change-letters.ts';
import { type ChangeContext, firstDay, noMoney, noTerms, type PlannedChange } from './planned-change.ts';
import { changedDays, writeShifts } from './shift-days.ts';

type Parts = {
  readonly contexts: ChangeContexts;
  readonly moneyBack: MoneyBack;
  readonly mails: CheckOutMails;
  readonly moves: CheckOutMoves;
};

/** Days long past come back too. */
const A_YEAR_OF_HOURS = 366 * 24;

/**
 * The money has come, and the first days can no longer be cooked: those of regular kits go behind the end, those of unique
 * kits, and what would go too far, come back in full. Nothing is charged or lost, and the buyer is told.
 */
export const lateMoney = ({ contexts, moneyBack, mails, moves }: Parts) => {
  const planGiveBack = giveBack({ moves, moneyBack });

  const carryOut = async (
    within: Work,
    context: ChangeContext,
    plan: PlannedChange,
    action: 'change_late_money' | 'change_cancel',
  ): Promise<Failure | null> => {
    const { row, mover, now } = context;
    const change = await keepChange(within, context, plan);
    const refusal = await plan.apply(within, change.id);
    if (refusal) return refusal;
    const deliveryIds = plan.days.map(({ deliveryId }) => deliveryId);
    await recordMove(within, row, action, mover, now, { deliveryIds, changeId: change.id });
    const fresh = (await within.checkOuts.one(row.id)) ?? row;
    const facts = { change: plan, by: 'provider' } as const;
    await mails.toBuyer(within, orderChangeLetters.orderChanged, fresh, facts, now);
    return null;
  };

  const move = (context: ChangeContext, ids: readonly number[]): PlannedChange | null => {
    const { row, snapshot, now } = context;
    const { calendar, earliest } = snapshot.pricing.offer;
    const soonest = earliestStart(now, earliest, { calendar, cityId: row.cityId ?? 0 });
    const answer = pushBehind(dayPlanOf(context, snapshot), ids, soonest);
    if (!answer.allowed) return null;
    const { shifts } = answer;
    return {
      kind: 'late_money',
      orderId: null,
      days: changedDays(context, shifts),
      effectiveFrom: firstDay(shifts.map(({ from }) => from)),
      money: noMoney,
      apply: (inside) => writeShifts(inside, context, shifts),
    };
  };

  return async (within: Work, row: CheckOutRow, now: Date): Promise<Failure | null> => {
    const mover = byShop('late_money');
    const read = async (orderId: number): Promise<ChangeContext | Failure> => {
      const context = await contexts(within, row, orderId, { by: 'provider', mover, now });
      return isFailure(context)
        ? context
        : { ...context, terms: { ...noTerms, cancellationHours: -A_YEAR_OF_HOURS } };
    };
    const [first] = await within.orders.linesOf([row.id]);
    const context = first ? await read(first.id) : null;
    if (!context || isFailure(context)) return context;
    const { lines } = dayPlanOf(context, context.snapshot);
    const late = lateDays(lines, context.snapshot.pricing.offer.earliest, now);
    const plan = late.moved.length > 0 ? move(context, late.moved) : null;
    if (plan) {
      const refusal = await carryOut(within, context, plan, 'change_late_money');
      if (refusal) return refusal;
    }
    const back = plan ? late.returned : [...late.moved, ...late.returned];
    for (const { orderId, deliveries } of lines) {
      const deliveryIds = deliveries.map(({ id }) => id).filter((id) => back.includes(id));
      if (deliveryIds.length === 0) continue;
      const own = await read(orderId);
      if (isFailure(own)) return own;
      const given = planGiveBack(own, { deliveryIds, iban: '' });
      if (isFailure(given)) return given;
      const refusal = await carryOut(within, own, given, 'change_cancel');
      if (refusal) return refusal;
    }
    return null;
  };
};
export type LateMoney = ReturnType<typeof lateMoney>;
