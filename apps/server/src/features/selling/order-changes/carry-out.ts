import type { TrailAction } from '@shop/domain/states/trail';
import type { Work } from '../../../db/unit-of-work.ts';
import type { Failure } from '../../../failure.ts';
import type { CheckOutMails } from '../check-outs/check-out-mails.ts';
import { keepChange } from './keep-change.ts';
import type { OrderChangeRow } from './order-changes.repository.ts';
import type { ChangeContext, PlannedChange } from './planned-change.ts';
import type { Supplements } from './supplements.ts';
import { tellChange } from './tell-change.ts';

type Parts = { readonly mails: CheckOutMails; readonly supplements: Supplements };

const trailActionOf = (kind: Exclude<PlannedChange['kind'], 'cancel_order'>): TrailAction =>
  kind === 'request_cancellation' ? kind : `change_${kind}`;

/** Carries a plan out with its receipt, or keeps it until its supplement is paid. */
export const carryOutPlan =
  ({ mails, supplements }: Parts) =>
  async (within: Work, context: ChangeContext, plan: PlannedChange): Promise<OrderChangeRow | Failure> => {
    const { row, mover, now } = context;
    if (plan.wrong) return plan.wrong;
    // Any other change drops one that waits for its money.
    await supplements.dropOf(within, row, mover, now);
    const isPaidFirst = plan.money.supplementCents > 0 && context.by === 'buyer';
    const change = await keepChange(within, context, plan, isPaidFirst ? 'pending' : 'done');
    if (isPaidFirst) {
      await supplements.begin(within, row, change, mover, now);
      return change;
    }
    const refusal = await plan.apply(within, change.id);
    if (refusal) return refusal;
    const { kind } = plan;
    // The move of an unpaid check-out tells by itself.
    if (kind === 'cancel_order') return change;
    await tellChange(within, mails, context, plan, { changeId: change.id, action: trailActionOf(kind) });
    return change;
  };
export type CarryOut = ReturnType<typeof carryOutPlan>;
