import { earliestStart } from '@shop/domain/calendar';
import { pushBehind } from '@shop/domain/days/day-moves';
import type { LateDays } from '@shop/domain/days/late-money';
import type { Work } from '../../../db/unit-of-work.ts';
import { type Failure, isFailure } from '../../../failure.ts';
import type { CheckOutMails } from '../check-outs/check-out-mails.ts';
import type { CheckOutMoves } from '../check-outs/check-out-moves.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';
import { dayPlanOf } from '../check-outs/order-days.ts';
import { byShop } from '../mover.ts';
import type { ChangeContexts } from './change-context.ts';
import { earliestFor } from './earliest-for.ts';
import { giveBack } from './give-back.ts';
import { keepChange } from './keep-change.ts';
import type { MoneyBack } from './money-back.ts';
import { type ChangeContext, firstDay, noMoney, noTerms, type PlannedChange } from './planned-change.ts';
import { changedDays, writeShifts } from './shift-days.ts';
import type { Supplements } from './supplements.ts';
import { tellChange } from './tell-change.ts';

export type DaysBehindParts = {
  readonly contexts: ChangeContexts;
  readonly moneyBack: MoneyBack;
  readonly mails: CheckOutMails;
  readonly moves: CheckOutMoves;
  readonly supplements: Supplements;
};

/** Why the shop itself puts days off. */
type Why = 'late_money' | 'still_held' | 'closed_day' | 'too_close';

/** Days long past come back too. */
const A_YEAR_OF_HOURS = 366 * 24;

const planBehind = (context: ChangeContext, kind: Why, ids: readonly number[]): PlannedChange | null => {
  const { row, snapshot, now } = context;
  const { calendar } = snapshot.pricing.offer;
  const soonest = earliestStart(now, earliestFor(row, snapshot), { calendar, cityId: row.cityId ?? 0 });
  const answer = pushBehind(dayPlanOf(context, snapshot), ids, soonest);
  if (!answer.allowed) return null;
  const { shifts } = answer;
  return {
    kind,
    orderId: null,
    days: changedDays(context, shifts),
    effectiveFrom: firstDay(shifts.map(({ from }) => from)),
    money: noMoney,
    apply: (within) => writeShifts(within, context, shifts),
  };
};

/**
 * Days that can no longer be cooked: those of regular kits go behind the end, those of unique kits, and what would go too
 * far, come back in full. Nothing is charged or lost, and the buyer is told. What is not paid for cannot come back: it stays
 * as it is, and somebody decides.
 */
export const daysBehind = ({ contexts, moneyBack, mails, moves, supplements }: DaysBehindParts) => {
  const { planReturn } = giveBack({ moves, moneyBack });

  const carryOut = async (
    within: Work,
    context: ChangeContext,
    plan: PlannedChange,
    action: `change_${Why | 'cancel'}`,
  ): Promise<Failure | null> => {
    const change = await keepChange(within, context, plan);
    const refusal = await plan.apply(within, change.id);
    if (refusal) return refusal;
    await tellChange(within, mails, context, plan, { changeId: change.id, action });
    return null;
  };

  return async (
    within: Work,
    row: CheckOutRow,
    why: Why,
    late: (context: ChangeContext) => LateDays,
    now: Date,
  ): Promise<Failure | null> => {
    const mover = byShop(why);
    const read = async (orderId: number): Promise<ChangeContext | Failure> => {
      const context = await contexts(within, row, orderId, { by: 'provider', mover, now });
      return isFailure(context)
        ? context
        : { ...context, terms: { ...noTerms, cancellationHours: -A_YEAR_OF_HOURS } };
    };
    const [first] = await within.orders.linesOf([row.id]);
    const context = first ? await read(first.id) : null;
    if (!context || isFailure(context)) return context;
    const { moved, returned } = late(context);
    if (moved.length + returned.length === 0) return null;
    // Any other change drops one that waits for its money.
    await supplements.dropOf(within, row, mover, now);
    const plan = moved.length > 0 ? planBehind(context, why, moved) : null;
    if (plan) {
      const refusal = await carryOut(within, context, plan, `change_${why}`);
      if (refusal) return refusal;
    }
    if (row.paidAt === null) return null;
    const back = plan ? returned : [...moved, ...returned];
    for (const { id, deliveries } of context.orders) {
      const isBack = deliveries.some((delivery) => back.includes(delivery.id));
      if (!isBack) continue;
      const own = await read(id);
      if (isFailure(own)) return own;
      // Whatever speaks against giving them back: they cannot be cooked.
      const days = own.order.deliveries
        .filter((delivery) => back.includes(delivery.id))
        .map((delivery) => ({ order: own.order, delivery }));
      const given = planReturn(own, days, { kind: 'cancel', iban: '' });
      const refusal = await carryOut(within, own, given, 'change_cancel');
      if (refusal) return refusal;
    }
    return null;
  };
};
export type DaysBehind = ReturnType<typeof daysBehind>;
