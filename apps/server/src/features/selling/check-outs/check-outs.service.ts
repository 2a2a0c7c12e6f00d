import type { CheckOut, CheckOutAction } from '@shop/contract/check-outs';
import { askToPayAt, checkOutCan, payUntil } from '@shop/domain/states/check-out-can';
import { checkOutGroups, endingUnpaid, orderGroups } from '@shop/domain/states/groups';
import type { PaymentType } from '@shop/domain/states/statuses';
import { addHours } from '@shop/domain/day';
import { withConcurrency } from '../../../concurrency.ts';
import type { Actor, Viewer } from '../../../actor.ts';
import type { UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure, invalid, isFailure } from '../../../failure.ts';
import type { Catalogue } from '../../catalogue/snapshot/catalogue.ts';
import { refused } from '../refusals.ts';
import type { PayableMoney } from '../payables/money.ts';
import { payableSupplement } from '../order-changes/supplement.ts';
import { payableCheckOut } from './payable-check-out.ts';
import { factsOf } from './check-out-facts.ts';
import type { CheckOutLinks } from './check-out-links.ts';
import type { CheckOutMoves } from './check-out-moves.ts';
import { recordMove } from './check-out-trail.ts';
import { type Mover, byShop, byStaff } from '../mover.ts';
import type { Requester, CheckOutViews } from './check-out-views.ts';
import { isRemovable } from './check-outs.presenter.ts';
import type { CheckOutRow } from './check-outs.repository.ts';
import { isPaymentOn } from './place.service.ts';
import { restoreCheckOut } from './restore.ts';
import { checkOutLetters } from './check-out-letters.ts';
import type { CheckOutMails } from './check-out-mails.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly catalogue: Catalogue;
  readonly moves: CheckOutMoves;
  readonly mails: CheckOutMails;
  readonly views: CheckOutViews;
  readonly money: PayableMoney;
  readonly links: CheckOutLinks;
};

/** The way of paying, where it is another one, and the bank. */
export type PayChoice = {
  readonly paymentType?: PaymentType | undefined;
  readonly paymentOption: string | null;
};

type Move = (within: Work, row: CheckOutRow) => Promise<CheckOutRow | Failure>;

/** How long the end of an unpaid order waits for a provider that does not answer. */
const PATIENCE_HOURS = 1;

/** What becomes of check-outs once they are placed. */
export const checkOutsService = (parts: Parts) => {
  const { work, catalogue, moves, mails, views, money } = parts;
  const goOn = restoreCheckOut(parts);
  const moved = async (id: number, move: Move): Promise<CheckOutRow | Failure> =>
    work.transaction(async (within) => {
      await within.calendarDays.holdOpen();
      const row = await within.checkOuts.lock(id);
      return row ? move(within, row) : fail('not_found');
    });
  const restore = (id: number, actor: Actor): Promise<CheckOutRow | Failure> =>
    moved(id, async (within, row) => {
      // Brought back already, by another admin or a second click.
      if (row.restores > 0 && checkOutGroups.open.includes(row.status)) return row;
      return goOn(within, row, byStaff(actor), actor.now);
    });

  /** What is wrong with how it is to be paid. */
  const choiceRefusal = async (
    row: CheckOutRow,
    { paymentType = row.paymentType, paymentOption }: PayChoice,
    now: Date,
  ): Promise<Failure | null> => {
    if (paymentType !== row.paymentType && !isPaymentOn(await catalogue.snapshot(), paymentType))
      return invalid({ paymentType: 'unknown_choice' });
    return paymentType === 'montonio' && !(await money.isKnownOption(paymentOption, now))
      ? invalid({ paymentOption: 'unknown_choice' })
      : null;
  };

  /** To the bank, or to another way of paying. */
  const pay = async (
    id: number,
    choice: PayChoice,
    requester: Requester,
    now: Date,
  ): Promise<CheckOut | Failure> => {
    const row = await views.find(id, requester);
    if (isFailure(row)) return row;
    const wrong = await choiceRefusal(row, choice, now);
    if (wrong) return wrong;
    const paymentType = choice.paymentType ?? row.paymentType;
    if (paymentType !== row.paymentType) {
      const mover: Mover = { by: 'buyer', actorId: requester.viewer?.userId ?? null, reason: paymentType };
      const changed = await moved(id, (within, fresh) =>
        moves.changePayment(within, fresh, paymentType, mover, now),
      );
      if (isFailure(changed)) return changed;
    }
    if (paymentType === 'montonio') {
      const refusal = await money.begin(payableCheckOut(id), choice.paymentOption, now);
      if (refusal) return refusal;
    }
    const shown = await views.one(id, requester, now);
    // Paid, or an address to pay at: a buyer who pays online is never left with neither.
    const leadsOn =
      isFailure(shown) || !checkOutGroups.timed.includes(shown.status) || shown.paymentUrl !== null;
    return leadsOn ? shown : fail('payment_unavailable');
  };

  return {
    choiceRefusal,

    act: async (
      id: number,
      { action, note }: { readonly action: CheckOutAction; readonly note: string },
      requester: Requester,
      actor: Actor,
    ): Promise<CheckOut | Failure> => {
      const { now } = actor;
      // Whoever says that no money came may not know of a payment that was begun online.
      if (endingUnpaid.includes(action)) await money.lookAgain(payableCheckOut(id), now);
      const result = await moved(id, async (within, row) => {
        const answer = checkOutCan.move(factsOf(row), action);
        // A second click, or another admin at the same moment.
        if (!answer.allowed && answer.reason === 'already_done') return row;
        return moves.move(within, row, action, { mover: byStaff(actor, note) }, now);
      });
      return isFailure(result) ? result : views.one(id, requester, now);
    },

    restore: async (id: number, requester: Requester, actor: Actor): Promise<CheckOut | Failure> => {
      const result = await restore(id, actor);
      return isFailure(result) ? result : views.one(id, requester, actor.now);
    },

    remove: (id: number, actor: Actor): Promise<undefined | Failure> =>
      work.transaction(async (within) => {
        const row = await within.checkOuts.lock(id);
        if (!row) return fail('not_found');
        const account = await money.accountOf(within, payableCheckOut(id), actor.now);
        const invoices = await within.invoices.ofCheckOut(id);
        if (!isRemovable({ row, money: account, invoices })) return fail('wrong_state');
        await within.checkOuts.remove(id);
        await recordMove(within, row, 'delete', byStaff(actor), actor.now, { from: row.status });
        return undefined;
      }),

    claim: async (
      id: number,
      requester: Requester & { readonly viewer: Viewer },
      now: Date,
    ): Promise<CheckOut | Failure> => {
      const { viewer } = requester;
      const result = await moved(id, async (within, row) => {
        if (row.userId === viewer.userId) return row;
        if (!(await views.isClaimableBy(within, row, viewer))) return fail('not_found');
        const claimed = await within.checkOuts.update(id, { userId: viewer.userId });
        await recordMove(within, row, 'claim', { by: 'buyer', actorId: viewer.userId }, now);
        return claimed;
      });
      return isFailure(result) ? result : views.one(id, requester, now);
    },

    /** An offer is paid as it was seen, by a call of its own. */
    payOrder: async (
      id: number,
      choice: PayChoice,
      requester: Requester,
      now: Date,
    ): Promise<CheckOut | Failure> => {
      const row = await views.find(id, requester);
      if (isFailure(row)) return row;
      return row.type === 'individual_order' ? refused('not_from_here') : pay(id, choice, requester, now);
    },

    pay,

    /** For the page to which a buyer comes back: the address alone proves nothing, so the provider is asked. */
    checkPayment: async (id: number, requester: Requester, now: Date): Promise<CheckOut | Failure> => {
      const row = await views.find(id, requester);
      if (isFailure(row)) return row;
      await money.lookAgain(payableCheckOut(id), now);
      const changes = await work.read(({ orderChanges }) => orderChanges.ofCheckOut(id));
      const pending = changes.find(({ status }) => status === 'pending');
      if (pending) await money.lookAgain(payableSupplement(pending.id), now);
      return views.one(id, requester, now);
    },

    /** Ends a check-out whose time is over, after the provider was asked once more. Repeated, it does nothing. */
    expire: async (id: number, now: Date): Promise<void> => {
      const row = await work.read(({ checkOuts }) => checkOuts.one(id));
      if (!row || !checkOutCan.timeOut(factsOf(row), now).allowed) return;
      const isAnswered = await money.askAboutAll(payableCheckOut(id), now);
      const isPatient = now < addHours(payUntil(factsOf(row)), PATIENCE_HOURS);
      if (!isAnswered && isPatient) throw new Error('the payment provider does not answer');
      await moved(id, async (within, fresh) =>
        checkOutCan.timeOut(factsOf(fresh), now).allowed
          ? moves.move(within, fresh, 'time_out', { mover: byShop('payment_term_over') }, now)
          : fresh,
      );
    },

    /** Tells whoever has not paid online yet how to; repeated, or paid meanwhile, it does nothing. */
    askToPay: async (id: number, now: Date): Promise<void> => {
      await moved(id, async (within, row) => {
        const isDue = row.status === 'new' && now >= askToPayAt(factsOf(row));
        if (!isDue || row.askedToPayAt !== null) return row;
        await within.checkOuts.update(id, { askedToPayAt: now });
        await mails.toBuyer(within, checkOutLetters.orderPlaced, row, {}, now);
        return row;
      });
    },

    /** Completes what has no day left to deliver: one check-out, or all of them. */
    completeDelivered: async (now: Date, checkOutId?: number): Promise<void> => {
      const delivered = await work.read(({ checkOuts }) => checkOuts.allDelivered(checkOutId));
      await withConcurrency(delivered, 1, (id) =>
        moved(id, async (within, row) => {
          const isStill = (await within.checkOuts.allDelivered(id)).length > 0;
          if (!isStill) return row;
          // Where every line was cancelled, its last locked day ends it.
          const lines = await within.orders.linesOf([id]);
          const isCancelled = lines.every(({ status }) => orderGroups.cancelled.includes(status));
          const event = isCancelled ? 'stop' : 'complete';
          return moves.move(within, row, event, { mover: byShop('all_delivered') }, now);
        }),
      );
    },
  };
};
export type CheckOutsService = ReturnType<typeof checkOutsService>;
