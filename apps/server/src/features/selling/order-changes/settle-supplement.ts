import type { OrderChange } from '@shop/contract/order-changes';
import type { Actor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure, invalid, isFailure } from '../../../failure.ts';
import type { CheckOutMails } from '../check-outs/check-out-mails.ts';
import { recordMove } from '../check-outs/check-out-trail.ts';
import type { CheckOutViews } from '../check-outs/check-out-views.ts';
import { byStaff } from '../mover.ts';
import type { PayableMoney } from '../payables/money.ts';
import { refused } from '../refusals.ts';
import type { Asked } from './asked.ts';
import type { ChangeContexts } from './change-context.ts';
import { applyKits } from './change-kit.ts';
import type { MoneyBack } from './money-back.ts';
import { orderChangeLetters } from './order-change-letters.ts';
import { presentOrderChange } from './order-changes.presenter.ts';
import { payableSupplement } from './supplement.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly contexts: ChangeContexts;
  readonly views: CheckOutViews;
  readonly mails: CheckOutMails;
  readonly money: PayableMoney;
  readonly moneyBack: MoneyBack;
};

/** A change that waits for its money is paid for, or an admin lets go of the money. */
export const settleSupplement = ({ work, contexts, views, mails, money, moneyBack }: Parts) => ({
  /** The change holds without its supplement. */
  waive: (changeId: number, note: string, actor: Actor): Promise<OrderChange | Failure> =>
    work.transaction(async (within) => {
      const known = await within.orderChanges.one(changeId);
      const row = known && (await within.checkOuts.lock(known.checkOutId));
      const pending = row && (await within.orderChanges.one(changeId));
      if (!row || !pending) return fail('not_found');
      if (pending.status !== 'pending') return refused('not_from_here');
      const { now } = actor;
      const mover = byStaff(actor, note);
      const context = await contexts(within, row, pending.orderId ?? 0, { by: 'provider', mover, now });
      if (isFailure(context)) return context;
      const { wantedKits: kits, money: figures } = pending;
      const wanted = { changeId, kits, money: figures, iban: pending.iban, isWaived: true };
      await applyKits(within, context, moneyBack, wanted);
      const done = await within.orderChanges.update(changeId, {
        status: 'done',
        doneAt: now,
        supplementCents: 0,
        money: { ...figures, supplementCents: 0, payUntil: null },
      });
      await recordMove(within, row, 'supplement_waived', mover, now, { changeId });
      const fresh = (await within.checkOuts.one(row.id)) ?? row;
      const change = { kind: pending.kind, days: pending.days, money: { ...figures, supplementCents: 0 } };
      await mails.toBuyer(within, orderChangeLetters.orderChanged, fresh, { change, by: 'buyer' }, now);
      return presentOrderChange(done);
    }),

  /** To the bank. */
  pay: async (
    changeId: number,
    option: string | null,
    { requester, now }: Asked,
  ): Promise<{ paymentUrl: string } | Failure> => {
    const found = await work.read(async ({ orderChanges, checkOuts }) => {
      const pending = await orderChanges.one(changeId);
      return pending && checkOuts.one(pending.checkOutId);
    });
    if (!found || !views.maySee(found, requester)) return fail('not_found');
    if (!(await money.isKnownOption(option, now))) return invalid({ paymentOption: 'unknown_choice' });
    const refusal = await money.begin(payableSupplement(changeId), option, now);
    if (refusal) return refusal;
    const { paymentUrl } = await work.read((repositories) =>
      money.accountOf(repositories, payableSupplement(changeId), now),
    );
    if (paymentUrl !== null) return { paymentUrl };
    // Paid meanwhile, in another tab or by news that had not come yet.
    const fresh = await work.read(({ orderChanges }) => orderChanges.one(changeId));
    return fail(fresh?.status === 'done' ? 'already_done' : 'payment_unavailable');
  },
});
