import type { OrderChangeAnswer } from '@shop/contract/changing-orders';
import type { Order } from '@shop/contract/orders';
import { checkOutGroups } from '@shop/domain/states/groups';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure, isFailure } from '../../../failure.ts';
import type { CheckOutLinks } from '../check-outs/check-out-links.ts';
import type { CheckOutMails } from '../check-outs/check-out-mails.ts';
import type { CheckOutMoves } from '../check-outs/check-out-moves.ts';
import type { CheckOutViews } from '../check-outs/check-out-views.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';
import { restoreCheckOut } from '../check-outs/restore.ts';
import type { PayableMoney } from '../payables/money.ts';
import { type Asked, changerOf, checkOutAskedFor, isBeyondLink } from './asked.ts';
import type { ChangeContexts } from './change-context.ts';
import type { Changing } from './changing.ts';
import { continueOrder } from './continue-order.ts';
import type { MoneyBack } from './money-back.ts';
import { isReceipt, orderChangeLetters } from './order-change-letters.ts';
import { presentOrderChange } from './order-changes.presenter.ts';
import type { OrderChangeRow } from './order-changes.repository.ts';
import type { Supplements } from './supplements.ts';
import { undoUntil } from './undo-term.ts';
import { undoChange } from './undo-change.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly contexts: ChangeContexts;
  readonly views: CheckOutViews;
  readonly moves: CheckOutMoves;
  readonly mails: CheckOutMails;
  readonly links: CheckOutLinks;
  readonly money: PayableMoney;
  readonly moneyBack: MoneyBack;
  readonly changing: Changing;
  readonly supplements: Supplements;
};

type Recovered = {
  readonly deliveryIds?: readonly number[] | undefined;
  readonly version?: number | undefined;
};

const previewOf = ({ known, row }: { readonly known: OrderChangeRow; readonly row: CheckOutRow }) => {
  const { action, days, effectiveFrom, money } = presentOrderChange(known);
  return { action, version: row.version, days, effectiveFrom, money, dropsPending: false };
};

/** A change is taken back, or an order goes on that was cancelled. */
export const takeBack = (parts: Parts) => {
  const { work, contexts, views, moves, mails, moneyBack, changing, supplements } = parts;
  const goOn = continueOrder({ moves, moneyBack });
  const restore = restoreCheckOut(parts);

  return {
    undo: async (
      orderId: number,
      { version, changeId }: { readonly version: number; readonly changeId: number },
      asked: Asked,
    ): Promise<OrderChangeAnswer | Failure> => {
      const done = await work.transaction(async (within) => {
        await within.calendarDays.holdOpen();
        const row = await checkOutAskedFor(within, views, orderId, asked, true);
        if (isFailure(row)) return row;
        if (isBeyondLink(row, asked, 'undo')) return fail('needs_account');
        if (row.version !== version) return fail('changed_meanwhile');
        const context = await contexts(within, row, orderId, changerOf(row, asked));
        if (isFailure(context)) return context;
        const known = await within.orderChanges.one(changeId);
        if (!known || known.checkOutId !== row.id) return fail('not_found');
        await supplements.dropOf(within, row, context.mover, asked.now);
        const refusal =
          known.kind === 'cancel'
            ? await goOn(
                within,
                context,
                known.days.map(({ deliveryId }) => deliveryId),
              )
            : await undoChange(within, context, changeId);
        if (refusal) return refusal;
        const fresh = (await within.checkOuts.one(row.id)) ?? row;
        const letter = orderChangeLetters.orderChangeUndone;
        if (isReceipt(known, context.by))
          await mails.notifyBuyer(within, 'order_changed', letter, fresh, {}, asked.now);
        else await mails.toBuyer(within, letter, fresh, {}, asked.now);
        return { known: { ...known, status: 'undone' as const }, row };
      });
      if (isFailure(done))
        return done.code === 'changed_meanwhile' ? changing.changedMeanwhile(orderId, asked) : done;
      return changing.answered(previewOf(done), done.known, done.row.id, asked);
    },

    /** What would be taken back. */
    previewUndo: async (
      orderId: number,
      { version, changeId }: { readonly version: number; readonly changeId: number },
      asked: Asked,
    ): Promise<OrderChangeAnswer | Failure> => {
      const found = await work.view(async (repositories) => {
        const row = await checkOutAskedFor(repositories, views, orderId, asked, false);
        if (isFailure(row)) return row;
        if (isBeyondLink(row, asked, 'undo')) return fail('needs_account');
        if (row.version !== version) return fail('changed_meanwhile');
        const changes = await repositories.orderChanges.ofCheckOut(row.id);
        const known = changes.find(({ id }) => id === changeId);
        if (!known) return fail('not_found');
        const until = undoUntil(known, changes, changerOf(row, asked).by);
        return until === null || asked.now >= until ? fail('undo_over') : { known, row };
      });
      if (isFailure(found))
        return found.code === 'changed_meanwhile' ? changing.changedMeanwhile(orderId, asked) : found;
      return changing.answered(previewOf(found), null, found.row.id, asked);
    },

    /** Goes on with what was cancelled. */
    recover: async (
      orderId: number,
      { deliveryIds, version }: Recovered,
      asked: Asked,
    ): Promise<Order | Failure> => {
      const done = await work.transaction(async (within): Promise<number | Failure> => {
        await within.calendarDays.holdOpen();
        const row = await checkOutAskedFor(within, views, orderId, asked, true);
        if (isFailure(row)) return row;
        if (version !== undefined && row.version !== version) return fail('changed_meanwhile');
        const changer = changerOf(row, asked);
        const { now } = asked;
        if (checkOutGroups.endedUnpaid.includes(row.status)) {
          const [last] = await within.orderChanges.ofCheckOut(row.id);
          const until = last?.kind === 'cancel_order' ? undoUntil(last, [], changer.by) : null;
          if (changer.by === 'buyer' && (until === null || now >= until))
            return fail(until === null ? 'wrong_state' : 'undo_over');
          const restored = await restore(within, row, changer.mover, now);
          return isFailure(restored) ? restored : row.id;
        }
        const context = await contexts(within, row, orderId, changer);
        if (isFailure(context)) return context;
        await supplements.dropOf(within, row, changer.mover, now);
        const refusal = await goOn(within, context, deliveryIds);
        if (refusal) return refusal;
        const fresh = (await within.checkOuts.one(row.id)) ?? row;
        await mails.toBuyer(within, orderChangeLetters.orderChangeUndone, fresh, {}, now);
        return row.id;
      });
      const shown = isFailure(done) ? done : await views.one(done, asked.requester, asked.now);
      if (isFailure(shown)) return shown;
      return shown.orders.find(({ id }) => id === orderId) ?? fail('not_found');
    },
  };
};
