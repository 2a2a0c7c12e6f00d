import type { CheckOutLinks } from '../check-outs/check-out-links.ts';
import type { CheckOutMails } from '../check-outs/check-out-mails.ts';
import { refused } from '../refusals.ts';
import type { Plan } from './changing.ts';
import { orderChangeLetters } from './order-change-letters.ts';
import { noMoney } from './planned-change.ts';

type Parts = { readonly links: CheckOutLinks; readonly mails: CheckOutMails };

/** An individual order is cancelled by request; nothing stops until it is answered. */
export const planCancellationRequest =
  ({ links, mails }: Parts) =>
  (reason: string): Plan =>
  ({ row, order, now }) =>
    row.type === 'individual_order' && order.status === 'paid'
      ? {
          kind: 'request_cancellation',
          orderId: order.id,
          days: [],
          effectiveFrom: null,
          money: noMoney,
          words: reason,
          apply: async (within) => {
            await within.orders.setStatus(order.id, 'cancellation_request', order.status);
            await within.checkOuts.update(row.id);
            const facts = { number: row.number, page: links.pageOf(row), message: reason };
            await mails.toOwner(within, orderChangeLetters.cancellationRequested, facts, now);
            return undefined;
          },
        }
      : refused('not_from_here');
