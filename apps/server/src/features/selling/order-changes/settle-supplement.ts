import type { OrderChange } from '@shop/contract/order-changes';
import type { Actor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure, invalid, invalidEach, isFailure } from '../../../failure.ts';
import type { CheckOutMails } from '../check-outs/check-out-mails.ts';
import { recordMove } from '../check-outs/check-out-trail.ts';
import type { CheckOutViews } from '../check-outs/check-out-views.ts';
import { byStaff } from '../mover.ts';
import { couponMoney, partsOf, payTotal } from '../coupons/coupon-money.ts';
import type { CodeTries } from '../discounts/code-tries.ts';
import type { PayableMoney } from '../payables/money.ts';
import type { Payables } from '../payables/payables.ts';
import { refused } from '../refusals.ts';
import type { Asked } from './asked.ts';
import type { ChangeContexts } from './change-context.ts';
import { applyKits } from './change-kit.ts';
import type { MoneyBack } from './money-back.ts';
import { orderChangeLetters } from './order-change-letters.ts';
import { presentOrderChange } from './order-changes.presenter.ts';
import { payableSupplement } from './supplement.ts';

/** Unknown codes count as tries of the address that they come from. */
type AskedFrom = Asked & { readonly address: string };

type Paying = { readonly paymentOption: string | null; readonly coupons: readonly string[] };

type Parts = {
  readonly work: UnitOfWork;
  readonly contexts: ChangeContexts;
  readonly views: CheckOutViews;
  readonly mails: CheckOutMails;
  readonly money: PayableMoney;
  readonly moneyBack: MoneyBack;
  readonly payables: Payables;
  readonly tries: CodeTries;
};

/** A change that waits for its money is paid for, or an admin lets go of the money. */
export const settleSupplement = (parts: Parts) => {
  const { work, contexts, views, mails, money, moneyBack, payables, tries } = parts;

  /** Once for each supplement, and not while an attempt to pay the whole of it is open at the bank. */
  const payByCoupons = (
    changeId: number,
    typed: readonly string[],
    { address, now }: Omit<AskedFrom, 'requester'>,
  ): Promise<'paid' | 'left' | Failure> =>
    tries({ codes: typed, address, now }, (known) =>
      work.transaction(async (within) => {
        const ref = payableSupplement(changeId);
        const payable = await payables.lock(within, ref);
        const change = await within.orderChanges.one(changeId);
        if (!payable || !change) return fail('not_found');
        const refusal = payable.refusal(now);
        if (refusal) return refusal;
        const attempts = await within.payments.ofPayable(ref);
        if (change.couponCents > 0 || attempts.some(({ status }) => status === 'pending'))
          return fail('payment_begun');
        const paid = await payTotal(within, change.supplementCents, typed, now);
        known(paid.entered);
        const wrong = paid.answers.flatMap((answer, place) =>
          answer.accepted ? [] : [{ field: `coupons.${place}`, code: `coupon_refusal_${answer.reason}` }],
        );
        if (wrong.length > 0) return invalidEach(wrong);
        const spent = await couponMoney.spend(within, ref, partsOf(paid), `supplement ${changeId}`, now);
        if (spent) return spent;
        await within.orderChanges.update(changeId, { couponCents: paid.couponCents });
        if (paid.toPayCents > 0) return 'left';
        const whole = await payables.lock(within, ref);
        const outcome = await whole?.receive(within, 0, now);
        return outcome === 'paid' ? 'paid' : fail('supplement_over');
      }),
    );

  return {
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
          couponCents: 0,
          money: { ...figures, supplementCents: 0, payUntil: null },
        });
        const cause = `supplement ${changeId} waived`;
        await couponMoney.release(within, payableSupplement(changeId), cause, now);
        await recordMove(within, row, 'supplement_waived', mover, now, { changeId });
        const fresh = (await within.checkOuts.one(row.id)) ?? row;
        const change = { kind: pending.kind, days: pending.days, money: { ...figures, supplementCents: 0 } };
        await mails.toBuyer(within, orderChangeLetters.orderChanged, fresh, { change, by: 'buyer' }, now);
        return presentOrderChange(done);
      }),

    /** By coupons, and to the bank with what is left. */
    pay: async (
      changeId: number,
      { paymentOption: option, coupons }: Paying,
      { requester, address, now }: AskedFrom,
    ): Promise<{ paymentUrl: string | null } | Failure> => {
      const found = await work.read(async ({ orderChanges, checkOuts }) => {
        const pending = await orderChanges.one(changeId);
        return pending && checkOuts.one(pending.checkOutId);
      });
      if (!found || !views.maySee(found, requester)) return fail('not_found');
      if (!(await money.isKnownOption(option, now))) return invalid({ paymentOption: 'unknown_choice' });
      const byCoupons =
        coupons.length === 0 ? 'left' : await payByCoupons(changeId, coupons, { address, now });
      if (byCoupons !== 'left') return byCoupons === 'paid' ? { paymentUrl: null } : byCoupons;
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
  };
};
