import type { OrderChangePreview } from '@shop/contract/order-changes';
import type { Day } from '@shop/domain/day';
import { deliveryGroups } from '@shop/domain/states/groups';
import { canMove } from '@shop/domain/states/move';
import { type OrderEvent, orderTables } from '@shop/domain/states/tables';
import type { Actor } from '../../../actor.ts';
import type { Repositories, Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure, invalid, isFailure } from '../../../failure.ts';
import { isIban } from '../../../papers/payment-reference.ts';
import type { CheckOutMails } from '../check-outs/check-out-mails.ts';
import type { CheckOutMoves } from '../check-outs/check-out-moves.ts';
import { recordMove } from '../check-outs/check-out-trail.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';
import { byStaff } from '../mover.ts';
import type { ChangeContexts } from '../order-changes/change-context.ts';
import { giveBack } from '../order-changes/give-back.ts';
import { keepChange } from '../order-changes/keep-change.ts';
import type { MoneyBack } from '../order-changes/money-back.ts';
import { orderChangeLetters } from '../order-changes/order-change-letters.ts';
import type { ChangeContext, PlannedChange } from '../order-changes/planned-change.ts';
import { refused } from '../refusals.ts';
import { individualLetters } from './individual-letters.ts';

export type AnswerParts = {
  readonly contexts: ChangeContexts;
  readonly moneyBack: MoneyBack;
  readonly moves: CheckOutMoves;
  readonly mails: CheckOutMails;
};

/** A buyer has asked to cancel an individual order: the shop keeps it, or cancels it from a day on. */
export const answerCancellation = ({ contexts, moneyBack, moves, mails }: AnswerParts) => {
  const { planReturn } = giveBack({ moves, moneyBack });

  const contextOf = async (
    repositories: Repositories,
    row: CheckOutRow,
    actor: Actor,
  ): Promise<ChangeContext | Failure> => {
    const [line] = await repositories.orders.linesOf([row.id]);
    const changer = { by: 'provider', mover: byStaff(actor), now: actor.now } as const;
    return contexts(repositories, row, line?.id ?? 0, changer);
  };

  /** What comes back is reckoned as a buyer's own cancelling: days kept count at their full price. */
  const planFrom = (context: ChangeContext, fromDay: Day, iban: string): PlannedChange | Failure => {
    const { order } = context;
    const days = order.deliveries
      .filter(({ day, status }) => day >= fromDay && deliveryGroups.changeable.includes(status))
      .map((delivery) => ({ order, delivery }));
    if (days.length === 0) return invalid({ fromDay: 'choice_unavailable' });
    return planReturn(context, days, { kind: 'cancel', iban, isBuyersWish: true });
  };

  const move = async (
    within: Work,
    { row, order }: ChangeContext,
    event: Extract<OrderEvent, 'keep' | 'grant_cancellation'>,
  ): Promise<Failure | null> => {
    const answer = canMove(orderTables[row.type], order.status, event);
    if (!answer.allowed) return refused('not_from_here');
    await within.orders.setStatus(order.id, answer.to, order.status);
    return null;
  };

  return {
    preview: async (
      repositories: Repositories,
      row: CheckOutRow,
      fromDay: Day,
      actor: Actor,
    ): Promise<OrderChangePreview | Failure> => {
      const context = await contextOf(repositories, row, actor);
      if (isFailure(context)) return context;
      if (context.order.status !== 'cancellation_request') return refused('not_from_here');
      const plan = planFrom(context, fromDay, '');
      return isFailure(plan)
        ? plan
        : {
            action: plan.kind,
            version: row.version,
            days: [...plan.days],
            effectiveFrom: plan.effectiveFrom,
            money: plan.money,
            dropsPending: context.hasPending,
          };
    },

    keep: async (
      within: Work,
      row: CheckOutRow,
      words: string,
      actor: Actor,
    ): Promise<CheckOutRow | Failure> => {
      const context = await contextOf(within, row, actor);
      if (isFailure(context)) return context;
      const refusal = await move(within, context, 'keep');
      if (refusal) return refusal;
      await within.individualOrders.update(row.id, { declinedWords: words });
      const fresh = await within.checkOuts.update(row.id);
      await recordMove(within, row, 'keep', byStaff(actor), actor.now);
      await mails.toBuyer(within, individualLetters.cancellationKept, fresh, { words }, actor.now);
      return fresh;
    },

    grant: async (
      within: Work,
      row: CheckOutRow,
      { fromDay, iban, expectedCents }: GrantTerms,
      actor: Actor,
    ): Promise<CheckOutRow | Failure> => {
      if (iban !== '' && !isIban(iban)) return invalid({ iban: 'iban_invalid' });
      const context = await contextOf(within, row, actor);
      if (isFailure(context)) return context;
      const refusal = await move(within, context, 'grant_cancellation');
      if (refusal) return refusal;
      const plan = planFrom(context, fromDay, iban);
      if (isFailure(plan)) return plan;
      if (expectedCents !== undefined && plan.money.returnCents !== expectedCents)
        return fail('prices_updated');
      const change = await keepChange(within, context, plan);
      await recordMove(within, row, 'grant_cancellation', byStaff(actor), actor.now, {
        deliveryIds: plan.days.map(({ deliveryId }) => deliveryId),
        changeId: change.id,
      });
      const objection = await plan.apply(within, change.id);
      if (objection) return objection;
      const fresh = (await within.checkOuts.one(row.id)) ?? row;
      const facts = { change: plan, by: 'buyer' } as const;
      await mails.toBuyer(within, orderChangeLetters.orderChanged, fresh, facts, actor.now);
      return fresh;
    },
  };
};

type GrantTerms = {
  readonly fromDay: Day;
  readonly iban: string;
  readonly expectedCents?: number | undefined;
};
