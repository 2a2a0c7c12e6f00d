import { moneyEventOf } from '@shop/domain/states/check-out-can';
import { checkOutGroups } from '@shop/domain/states/groups';
import type { Work } from '../../../db/unit-of-work.ts';
import { type Failure, isFailure } from '../../../failure.ts';
import { tellRequestRestored } from '../individual-orders/individual-letters.ts';
import { byShop, type Mover } from '../mover.ts';
import type { PayableMoney } from '../payables/money.ts';
import { factsOf, toPayCents } from './check-out-facts.ts';
import type { CheckOutLinks } from './check-out-links.ts';
import { checkOutLetters } from './check-out-letters.ts';
import type { CheckOutMails } from './check-out-mails.ts';
import type { CheckOutMoves } from './check-out-moves.ts';
import { recordMove } from './check-out-trail.ts';
import type { CheckOutRow } from './check-outs.repository.ts';
import { payableCheckOut } from './payable-check-out.ts';

type Parts = {
  readonly moves: CheckOutMoves;
  readonly mails: CheckOutMails;
  readonly links: CheckOutLinks;
  readonly money: Pick<PayableMoney, 'keepLateMoney'>;
};

/** An order that ended without money goes on, by its buyer or by the shop. The caller holds its row. */
export const restoreCheckOut = ({ moves, mails, links, money }: Parts) => {
  const tellRequest = tellRequestRestored(mails, links);
  /** Money that came too late, and was to be returned, pays for the order now that it is back. */
  const payWithLateMoney = async (
    within: Work,
    row: CheckOutRow,
    now: Date,
  ): Promise<CheckOutRow | Failure> => {
    if (!(await money.keepLateMoney(within, payableCheckOut(row.id), toPayCents(row)))) return row;
    const mover = byShop('paid_after_expiry');
    await recordMove(within, row, 'return_withdrawn', mover, now);
    return moves.move(within, row, moneyEventOf(factsOf(row)), { mover, paymentType: 'montonio' }, now);
  };

  return async (within: Work, row: CheckOutRow, mover: Mover, now: Date): Promise<CheckOutRow | Failure> => {
    const restored = await moves.move(within, row, 'restore', { mover }, now);
    if (isFailure(restored)) return restored;
    // Its buyer's own cancelling is over: nothing that ends the order later is taken back by it.
    for (const { id, kind, status } of await within.orderChanges.ofCheckOut(row.id))
      if (kind === 'cancel_order' && status === 'done')
        await within.orderChanges.update(id, { status: 'undone' });
    const back = await payWithLateMoney(within, restored, now);
    // Where late money pays for it, that is mailed instead.
    if (isFailure(back) || !checkOutGroups.open.includes(back.status)) return back;
    if (back.status === 'order_request') await tellRequest(within, back, now);
    else await mails.toBuyer(within, checkOutLetters.orderRestored, back, {}, now);
    return back;
  };
};
