import type { CheckOut } from '@shop/contract/check-outs';
import type { PaidByCoupons } from '@shop/contract/quotes';
import { tooClose } from '@shop/domain/individual/first-day';
import { checkOutCan, moneyEventOf } from '@shop/domain/states/check-out-can';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure, isFailure } from '../../../failure.ts';
import type { Catalogue } from '../../catalogue/snapshot/catalogue.ts';
import type { EffectParts } from '../check-outs/check-out-effects.ts';
import { couponCause, factsOf, toPayCents } from '../check-outs/check-out-facts.ts';
import type { CheckOutMoves } from '../check-outs/check-out-moves.ts';
import type { CheckOutViews } from '../check-outs/check-out-views.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';
import type { CheckOutsService, PayChoice } from '../check-outs/check-outs.service.ts';
import { dayPlanOf, readOrderDays } from '../check-outs/order-days.ts';
import { payableCheckOut } from '../check-outs/payable-check-out.ts';
import { couponMoney, partsOf, payTotal } from '../coupons/coupon-money.ts';
import type { CodeTries } from '../discounts/code-tries.ts';
import { byShop } from '../mover.ts';
import type { PayableMoney } from '../payables/money.ts';
import { presentCoupon } from '../quotes/quote.presenter.ts';
import { refused } from '../refusals.ts';
import { findIndividual, type IndividualRequester, requesterFor } from './individual-requester.ts';

export type PayingParts = {
  readonly work: UnitOfWork;
  readonly catalogue: Catalogue;
  readonly views: CheckOutViews;
  readonly checkOuts: Pick<CheckOutsService, 'pay' | 'choiceRefusal'>;
  readonly moves: CheckOutMoves;
  readonly money: PayableMoney;
  readonly tries: CodeTries;
  readonly leaveTooClose: EffectParts['leaveTooClose'];
};

type Paying = PayChoice & {
  readonly version: number;
  readonly coupons: readonly string[];
  readonly expectedToPayCents?: number | undefined;
};

type By = { readonly requester: IndividualRequester; readonly address: string; readonly now: Date };

/** An offer is paid as it was seen: by gift coupons, and by any way of paying what they leave. */
export const payOffer = (parts: PayingParts) => {
  const { work, catalogue, views, checkOuts, moves, money, tries, leaveTooClose } = parts;

  /**
   * Whether its days had to move: then the buyer sees them before anything is paid. Of an offer alone: what waits for a
   * transfer moves when that comes, and what is paid in cash is being cooked.
   */
  const moveNearDays = (id: number, now: Date): Promise<boolean | Failure> =>
    work.transaction(async (within) => {
      await within.calendarDays.holdOpen();
      const row = await within.checkOuts.lock(id);
      if (row?.status !== 'order_approved' || !checkOutCan.pay(factsOf(row), now).allowed) return false;
      const plan = dayPlanOf(await readOrderDays(within, row), await catalogue.snapshot());
      if (tooClose(plan, now).length === 0) return false;
      return (await leaveTooClose(within, row, now)) ?? true;
    });

  /** Takes what is on them, and not while the whole of it can be paid at a bank. */
  const takeCoupons = (
    id: number,
    { version, coupons, expectedToPayCents }: Paying,
    { address, now }: By,
  ): Promise<CheckOutRow | Failure> =>
    tries({ codes: coupons, address, now }, (known) =>
      work.transaction(async (within) => {
        await within.calendarDays.holdOpen();
        const row = await within.checkOuts.lock(id);
        if (!row) return fail('not_found');
        const ref = payableCheckOut(id);
        const paid = await payTotal(within, toPayCents(row), coupons, now, row.coupons);
        known(paid.entered);
        if (row.version !== version) return fail('changed_meanwhile');
        const answer = checkOutCan.pay(factsOf(row), now);
        if (!answer.allowed) return refused(answer.reason);
        if (!(await money.keepFromPaying(within, ref, now))) return fail('payment_begun');
        const isAsSeen =
          paid.answers.every(({ accepted }) => accepted) &&
          (expectedToPayCents === undefined || paid.toPayCents === expectedToPayCents);
        if (!isAsSeen) return fail('prices_updated');
        const spent = partsOf(paid);
        // As where an order is placed: the person before the coupons.
        if (row.userId !== null) await within.points.lock(row.userId);
        const refusal = await couponMoney.spend(within, ref, spent, couponCause(row), now);
        if (refusal) return refusal;
        const left = await within.checkOuts.update(id, {
          coupons: [...row.coupons, ...spent],
          couponCents: row.couponCents + paid.couponCents,
        });
        return toPayCents(left) > 0
          ? left
          : moves.move(within, left, moneyEventOf(factsOf(left)), { mover: byShop('nothing_to_pay') }, now);
      }),
    );

  return {
    quote: async (id: number, coupons: readonly string[], by: By): Promise<PaidByCoupons | Failure> => {
      const { requester, address, now } = by;
      const row = await findIndividual(views, id, requester);
      if (isFailure(row)) return row;
      const answer = checkOutCan.pay(factsOf(row), now);
      if (!answer.allowed) return refused(answer.reason);
      return tries({ codes: coupons, address, now }, async (known) => {
        const paid = await work.read((repositories) =>
          payTotal(repositories, toPayCents(row), coupons, now, row.coupons),
        );
        known(paid.entered);
        return {
          coupons: paid.answers.map(presentCoupon),
          couponCents: paid.couponCents,
          toPayCents: paid.toPayCents,
        };
      });
    },

    pay: async (id: number, paying: Paying, by: By): Promise<CheckOut | Failure> => {
      const { requester, now } = by;
      const { version, coupons, expectedToPayCents: _, ...choice } = paying;
      const row = await findIndividual(views, id, requester);
      if (isFailure(row)) return row;
      const asked = requesterFor(id, requester);
      const newest = async (code: 'changed_meanwhile' | 'prices_updated'): Promise<Failure> => {
        const data = await views.one(id, asked, now);
        return isFailure(data) ? data : fail(code, { data });
      };
      if (row.version !== version) return newest('changed_meanwhile');
      const moved = await moveNearDays(id, now);
      if (isFailure(moved)) return moved;
      if (moved) return newest('changed_meanwhile');
      if (coupons.length > 0) {
        // Nothing is taken for a way of paying that there is not.
        const wrong = await checkOuts.choiceRefusal(row, choice, now);
        if (wrong) return wrong;
        const taken = await takeCoupons(id, paying, by);
        if (isFailure(taken)) {
          if (taken.code === 'changed_meanwhile') return newest(taken.code);
          // Somebody else may have been quicker with one of them.
          const isOther = taken.code === 'prices_updated' || taken.code === 'coupon_changed';
          return isOther ? newest('prices_updated') : taken;
        }
        if (taken.paidAt !== null) return views.one(id, asked, now);
      }
      const begun = await checkOuts.pay(id, choice, asked, now);
      // The price was changed at this very moment.
      return isFailure(begun) || begun.totalCents === row.totalCents ? begun : newest('prices_updated');
    },
  };
};
