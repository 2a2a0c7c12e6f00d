import type { Work } from '../../../db/unit-of-work.ts';
import type { CheckOutMails } from '../check-outs/check-out-mails.ts';
import { recordMove } from '../check-outs/check-out-trail.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';
import { byShop, type Mover } from '../mover.ts';
import { couponMoney } from '../coupons/coupon-money.ts';
import { orderChangeLetters } from './order-change-letters.ts';
import type { OrderChangeRow } from './order-changes.repository.ts';
import { payableSupplement } from './supplement.ts';

/** A change that waits for its money, until it is paid or lapses. */
export const supplements = (mails: CheckOutMails) => {
  const end = async (
    within: Work,
    row: CheckOutRow,
    change: OrderChangeRow,
    status: 'lapsed' | 'dropped',
    mover: Mover,
    now: Date,
  ): Promise<void> => {
    await within.orderChanges.update(change.id, { status });
    const cause = `supplement ${change.id} ${status}`;
    await couponMoney.release(within, payableSupplement(change.id), cause, now);
    await within.checkOuts.update(row.id);
    await recordMove(within, row, `supplement_${status}`, mover, now, { changeId: change.id });
  };

  return {
    begin: async (
      within: Work,
      row: CheckOutRow,
      change: OrderChangeRow,
      mover: Mover,
      now: Date,
    ): Promise<void> => {
      const fresh = await within.checkOuts.update(row.id);
      await recordMove(within, row, 'supplement_due', mover, now, { changeId: change.id });
      await mails.toBuyer(within, orderChangeLetters.supplementDue, fresh, { change }, now);
    },

    /** Any other change of the order drops it: nothing has changed by it, and the buyer is told. */
    dropOf: async (within: Work, row: CheckOutRow, mover: Mover, now: Date): Promise<void> => {
      const pending = (await within.orderChanges.ofCheckOut(row.id)).filter(
        ({ status }) => status === 'pending',
      );
      for (const change of pending) {
        await end(within, row, change, 'dropped', mover, now);
        await mails.toBuyer(within, orderChangeLetters.supplementDropped, row, {}, now);
      }
    },

    /** The time to pay is over. */
    lapseInTime: async (within: Work, change: OrderChangeRow, now: Date): Promise<void> => {
      const row = await within.checkOuts.lock(change.checkOutId);
      const fresh = await within.orderChanges.one(change.id);
      if (!row || fresh?.status !== 'pending' || !fresh.payUntil || now < fresh.payUntil) return;
      await end(within, row, fresh, 'lapsed', byShop('payment_term_over'), now);
      await mails.toBuyer(within, orderChangeLetters.supplementLapsed, row, { change: fresh }, now);
    },
  };
};
export type Supplements = ReturnType<typeof supplements>;
