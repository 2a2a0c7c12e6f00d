import type { CheckOut } from '@shop/contract/check-outs';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure, invalid, isFailure } from '../../../failure.ts';
import { compact, isIban } from '../../../papers/payment-reference.ts';
import { changerOf, isBeyondLink } from '../order-changes/asked.ts';
import { payableSupplement } from '../order-changes/supplement.ts';
import type { PayableMoney } from '../payables/money.ts';
import { checkOutLetters } from './check-out-letters.ts';
import type { CheckOutMails } from './check-out-mails.ts';
import { recordMove } from './check-out-trail.ts';
import type { CheckOutViews, Requester } from './check-out-views.ts';
import { payableCheckOut } from './payable-check-out.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly views: CheckOutViews;
  readonly money: PayableMoney;
  readonly mails: CheckOutMails;
};

/**
 * The buyer says to which account money goes that cannot go back the way it came, and is told so by mail; whoever holds the
 * link alone cannot say another one. The trail does not tell the number.
 */
export const refundAccount =
  ({ work, views, money, mails }: Parts) =>
  async (id: number, iban: string, requester: Requester, now: Date): Promise<CheckOut | Failure> => {
    const named = await work.transaction(async (within) => {
      const row = await within.checkOuts.lock(id);
      if (!row || !views.maySee(row, requester)) return fail('not_found');
      if (!isIban(iban)) return invalid({ iban: 'iban_invalid' });
      const supplements = await within.orderChanges.supplementsOf([id]);
      const refs = [payableCheckOut(id), ...supplements.map((each) => payableSupplement(each.id))];
      const isCorrecting = !isBeyondLink(row, { requester, now }, 'refund_account');
      const answer = await money.nameAccount(within, refs, iban, { isCorrecting });
      if (answer === 'nothing_waits') return fail('wrong_state');
      if (answer === 'named_before') return fail('account_named');
      const fresh = await within.checkOuts.update(id);
      const told = { accountEnd: compact(iban).slice(-4) };
      await mails.toBuyer(within, checkOutLetters.orderAccountNamed, fresh, told, now);
      await recordMove(within, row, 'return_account', changerOf(row, { requester, now }).mover, now);
      return row;
    });
    return isFailure(named) ? named : views.one(id, requester, now);
  };
export type RefundAccount = ReturnType<typeof refundAccount>;
