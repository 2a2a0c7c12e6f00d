import type { CheckOut } from '@shop/contract/check-outs';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure, invalid, isFailure } from '../../../failure.ts';
import { isIban } from '../../../papers/payment-reference.ts';
import { changerOf } from '../order-changes/asked.ts';
import { payableSupplement } from '../order-changes/supplement.ts';
import type { PayableMoney } from '../payables/money.ts';
import { recordMove } from './check-out-trail.ts';
import type { CheckOutViews, Requester } from './check-out-views.ts';
import { payableCheckOut } from './payable-check-out.ts';

type Parts = { readonly work: UnitOfWork; readonly views: CheckOutViews; readonly money: PayableMoney };

/** The buyer says to which account money goes that cannot go back the way it came. The trail does not tell the number. */
export const refundAccount =
  ({ work, views, money }: Parts) =>
  async (id: number, iban: string, requester: Requester, now: Date): Promise<CheckOut | Failure> => {
    const named = await work.transaction(async (within) => {
      const row = await within.checkOuts.lock(id);
      if (!row || !views.maySee(row, requester)) return fail('not_found');
      if (!isIban(iban)) return invalid({ iban: 'iban_invalid' });
      const supplements = await within.orderChanges.supplementsOf([id]);
      const refs = [payableCheckOut(id), ...supplements.map((each) => payableSupplement(each.id))];
      if (!(await money.nameAccount(within, refs, iban))) return fail('wrong_state');
      await within.checkOuts.update(id);
      await recordMove(within, row, 'return_account', changerOf(row, { requester, now }).mover, now);
      return row;
    });
    return isFailure(named) ? named : views.one(id, requester, now);
  };
export type RefundAccount = ReturnType<typeof refundAccount>;
