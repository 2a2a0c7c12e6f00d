import type { Work } from '../../../db/unit-of-work.ts';
import { checkOutLetters } from '../check-outs/check-out-letters.ts';
import type { CheckOutMails } from '../check-outs/check-out-mails.ts';
import type { Owed, PayableMoney } from '../payables/money.ts';
import type { ChangeContext } from './planned-change.ts';

/** Money is owed to a buyer, who is asked for an account where it needs one and none is known. */
export const oweBuyer =
  (money: Pick<PayableMoney, 'owe'>, mails: CheckOutMails) =>
  async (
    within: Work,
    { row, paidRefs, now }: Pick<ChangeContext, 'row' | 'paidRefs' | 'now'>,
    owed: Owed,
  ): Promise<void> => {
    const cents = await money.owe(within, paidRefs, owed, now);
    const asked = { cents, currency: 'EUR' };
    if (cents > 0) await mails.toBuyer(within, checkOutLetters.orderAccountAsked, row, asked, now);
  };
