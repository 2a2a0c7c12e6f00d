import type { OrderChangeAnswer } from '@shop/contract/changing-orders';
import type { Failure } from '../../../failure.ts';
import type { CheckOutLinks } from '../check-outs/check-out-links.ts';
import type { CheckOutMails } from '../check-outs/check-out-mails.ts';
import { refused } from '../refusals.ts';
import type { Asked } from './asked.ts';
import type { Changing, Plan } from './changing.ts';
import { orderChangeLetters } from './order-change-letters.ts';
import { noMoney } from './planned-change.ts';

type Parts = {
  readonly links: CheckOutLinks;
  readonly mails: CheckOutMails;
  readonly changing: Changing;
};

/** An individual order is cancelled by request; nothing stops until it is answered. */
export const requestCancellation =
  ({ links, mails, changing }: Parts) =>
  (
    orderId: number,
    { version, reason }: { readonly version: number; readonly reason: string },
    asked: Asked,
  ): Promise<OrderChangeAnswer | Failure> => {
    const plan: Plan = ({ row, order, now }) =>
      row.type === 'individual_order'
        ? {
            kind: 'request_cancellation',
            orderId,
            days: [],
            effectiveFrom: null,
            money: noMoney,
            words: reason,
            apply: async (within) => {
              if (order.status !== 'paid') return refused('not_from_here');
              await within.orders.setStatus(order.id, 'cancellation_request', order.status);
              await within.checkOuts.update(row.id);
              const facts = { number: row.number, page: links.pageOf(row), message: reason };
              await mails.toOwner(within, orderChangeLetters.cancellationRequested, facts, now);
              return undefined;
            },
          }
        : refused('not_from_here');
    return changing.change(orderId, { version }, plan, asked, 'request_cancellation');
  };
