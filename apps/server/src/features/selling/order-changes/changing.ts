import type { OrderChangeAnswer } from '@shop/contract/changing-orders';
import type { OrderChangePreview } from '@shop/contract/order-changes';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure, isFailure } from '../../../failure.ts';
import type { CheckOutViews } from '../check-outs/check-out-views.ts';
import { type Asked, changerOf, checkOutAskedFor, isBeyondLink } from './asked.ts';
import type { CarryOut } from './carry-out.ts';
import type { ChangeContexts } from './change-context.ts';
import { presentOrderChange } from './order-changes.presenter.ts';
import type { OrderChangeRow } from './order-changes.repository.ts';
import type { ChangeContext, PlannedChange } from './planned-change.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly contexts: ChangeContexts;
  readonly views: CheckOutViews;
  readonly carryOut: CarryOut;
};

export type Plan = (context: ChangeContext) => PlannedChange | Failure;

/** What the buyer had seen when they confirmed. */
type Seen = { readonly version?: number | undefined; readonly expectedCents?: number | undefined };

/** What the buyer saw to be paid (above 0) or returned (below). */
const seenCents = ({ money }: PlannedChange): number => money.supplementCents - money.returnCents;

const previewOf = (
  { row, hasPending }: Pick<ChangeContext, 'row' | 'hasPending'>,
  plan: PlannedChange,
): OrderChangePreview => ({
  action: plan.kind,
  version: row.version,
  days: [...plan.days],
  effectiveFrom: plan.effectiveFrom,
  money: plan.money,
  dropsPending: hasPending,
});

/** The way of every change: planned and shown, or planned, compared with what was seen, and carried out. */
export const changing = ({ work, contexts, views, carryOut }: Parts) => {
  const answered = async (
    preview: OrderChangePreview,
    change: OrderChangeRow | null,
    checkOutId: number,
    { requester, now }: Asked,
  ): Promise<OrderChangeAnswer | Failure> => {
    const checkOut = await views.one(checkOutId, requester, now);
    if (isFailure(checkOut)) return checkOut;
    const shown = change && checkOut.changes.find(({ id }) => id === change.id);
    return { preview, change: shown ?? (change && presentOrderChange(change)), checkOut };
  };

  /** Somebody has changed it meanwhile: whoever asked is told how it is now. */
  const changedMeanwhile = async (orderId: number, { requester, now }: Asked): Promise<Failure> => {
    const checkOutId = await work.read(({ orders }) => orders.checkOutOf(orderId));
    const checkOut = await views.one(checkOutId ?? 0, requester, now);
    return fail('changed_meanwhile', { ...(!isFailure(checkOut) && { data: checkOut }) });
  };

  return {
    answered,
    changedMeanwhile,

    preview: (
      orderId: number,
      plan: Plan,
      asked: Asked,
      action: string,
    ): Promise<OrderChangePreview | Failure> =>
      work.view(async (repositories) => {
        const row = await checkOutAskedFor(repositories, views, orderId, asked, false);
        if (isFailure(row)) return row;
        if (isBeyondLink(row, asked, action)) return fail('needs_account');
        const context = await contexts(repositories, row, orderId, changerOf(row, asked));
        if (isFailure(context)) return context;
        const planned = plan(context);
        return isFailure(planned) ? planned : previewOf(context, planned);
      }),

    change: async (
      orderId: number,
      { version, expectedCents }: Seen,
      plan: Plan,
      asked: Asked,
      action: string,
    ): Promise<OrderChangeAnswer | Failure> => {
      const done = await work.transaction(async (within) => {
        await within.calendarDays.holdOpen();
        const row = await checkOutAskedFor(within, views, orderId, asked, true);
        if (isFailure(row)) return row;
        if (isBeyondLink(row, asked, action)) return fail('needs_account');
        if (version !== undefined && row.version !== version) return fail('changed_meanwhile');
        const context = await contexts(within, row, orderId, changerOf(row, asked));
        if (isFailure(context)) return context;
        const planned = plan(context);
        if (isFailure(planned)) return planned;
        const shown = previewOf(context, planned);
        if (expectedCents !== undefined && expectedCents !== seenCents(planned))
          return fail('prices_updated', { data: shown });
        const kept = await carryOut(within, context, planned);
        return isFailure(kept) ? kept : { shown, kept, checkOutId: row.id };
      });
      if (isFailure(done)) return done.code === 'changed_meanwhile' ? changedMeanwhile(orderId, asked) : done;
      return answered(done.shown, done.kept, done.checkOutId, asked);
    },
  };
};
export type Changing = ReturnType<typeof changing>;
