import { allocate } from '@shop/domain/money';
import { checkOutCan, moneyEventOf, payUntil } from '@shop/domain/states/check-out-can';
import { checkOutGroups } from '@shop/domain/states/groups';
import { textIn } from '@shop/domain/text';
import { m } from '@shop/messages';
import type { Repositories } from '../../../db/unit-of-work.ts';
import { isFailure } from '../../../failure.ts';
import { type Invoicing, returnedParts } from '../invoices/invoicing.ts';
import { byShop } from '../mover.ts';
import type { Payable, PayableKind, ProviderDetails } from '../payables/payable.ts';
import { refused } from '../refusals.ts';
import { buyerName, factsOf, streetOf, toPayCents } from './check-out-facts.ts';
import { checkOutLetters } from './check-out-letters.ts';
import type { CheckOutLinks } from './check-out-links.ts';
import type { CheckOutMails } from './check-out-mails.ts';
import type { CheckOutMoves } from './check-out-moves.ts';
import { recordMove } from './check-out-trail.ts';
import type { CheckOutRow } from './check-outs.repository.ts';
import type { OrderRow } from './orders.repository.ts';
import { payableCheckOut } from './payable-check-out.ts';
import { bookReturned, isCredited } from './returned-money.ts';

type Parts = {
  readonly moves: CheckOutMoves;
  readonly mails: CheckOutMails;
  readonly invoices: Invoicing;
  readonly links: CheckOutLinks;
};

export const SHORTEST_MINUTES = 5;

/** Whom the provider is told of. */
export const addressOf = ({ buyer, cityName, locale }: CheckOutRow): ProviderDetails['billing'] => {
  const company = buyer.businessName || buyer.companyName;
  return {
    firstName: buyer.firstName,
    lastName: buyer.lastName,
    email: buyer.email,
    phone: buyer.phoneNumber,
    addressLine: streetOf(buyer),
    city: textIn(cityName, locale),
    postalCode: buyer.postalCode,
    ...(company !== '' && {
      company: { name: company, ...(buyer.businessCode !== '' && { code: buyer.businessCode }) },
    }),
  };
};

const detailsOf = (
  row: CheckOutRow,
  orders: readonly OrderRow[],
  returnUrl: string,
  now: Date,
): ProviderDetails => {
  const { locale } = row;
  const address = addressOf(row);
  const minutes = Math.floor((payUntil(factsOf(row)).getTime() - now.getTime()) / 60_000);
  const deliveryCents = row.deliveryCents - row.deliveryDiscountCents;
  const lines = [
    ...orders.map(({ item, paidCents }) => ({ name: textIn(item.name, locale), cents: paidCents })),
    ...(deliveryCents > 0 ? [{ name: m.paper_line_delivery({}, { locale }), cents: deliveryCents }] : []),
  ];
  // What coupons pay is taken from each in proportion: the lines add up to what is asked for.
  const parts = allocate(
    toPayCents(row),
    lines.map(({ cents }) => cents),
  );
  return {
    locale,
    returnUrl,
    expiresInMinutes: Math.max(SHORTEST_MINUTES, minutes),
    description: m.order_mail_payment_description({ number: row.number }, { locale }),
    billing: address,
    shipping: address,
    lines: lines.map(({ name }, index) => ({ name, quantity: 1, finalPriceCents: parts[index] ?? 0 })),
  };
};

/** A check-out as something that is paid for. */
export const checkOutPayables = ({ moves, mails, invoices, links }: Parts): PayableKind => {
  const pageOf = (row: CheckOutRow): string =>
    row.type === 'individual_order' ? links.requestPageOf(row) : links.pageOf(row);
  const payable = (row: CheckOutRow): Payable => ({
    ...payableCheckOut(row.id),
    number: row.number,
    page: pageOf(row),
    dueCents: toPayCents(row),
    isPaid: row.status === 'paid',

    refusal: (now) => {
      const answer = checkOutCan.pay(factsOf(row), now);
      return answer.allowed ? null : refused(answer.reason);
    },
    describe: async ({ orders }, now) => detailsOf(row, await orders.linesOf([row.id]), pageOf(row), now),

    receive: async (within, cents, now) => {
      if (!checkOutGroups.payable.includes(row.status))
        return row.paidAt === null ? 'paid_after_expiry' : 'paid_twice';
      if (cents !== toPayCents(row)) return 'wrong_amount';
      const by = { mover: byShop('payment_received'), paymentType: 'montonio' } as const;
      const paid = await moves.move(within, row, moneyEventOf(factsOf(row)), by, now);
      if (isFailure(paid)) throw new Error(`a ${row.status} check-out could not be paid`);
      return 'paid';
    },

    record: async (within, action, mover, now) => {
      // What is told of its money is a change of it: whoever looks at it looks again.
      await within.checkOuts.update(row.id);
      await recordMove(within, row, action, mover, now);
    },

    tellReturnDue: (within, reason, money, now) =>
      mails.toBuyer(within, checkOutLetters.orderReturnDue, row, { reason, ...money }, now),

    returned: async (within, returned, now) => {
      const { refundTaskId, reason, cents, currency, ...due } = returned;
      if (isCredited(reason)) await bookReturned(within, row, { cents, ...due });
      const invoiceId = isCredited(reason)
        ? await invoices.credit(within, row, { refundTaskId, ...returnedParts(cents, due) }, now)
        : null;
      await mails.toBuyer(within, checkOutLetters.orderRefund, row, { cents, currency, invoiceId }, now);
    },
  });
  const orNull = (row: CheckOutRow | null): Payable | null => row && payable(row);

  return {
    kind: payableCheckOut(0).kind,
    one: async ({ checkOuts }: Repositories, id) => orNull(await checkOuts.one(id)),
    lock: async ({ checkOuts }, id) => orNull(await checkOuts.lock(id)),
    byNumber: async ({ checkOuts }, number) => (await checkOuts.byNumber(number))?.id ?? null,
    names: async ({ checkOuts }, ids) =>
      new Map(
        (await checkOuts.these(ids)).map(({ id, number, buyer }) => [
          id,
          { number, buyerName: buyerName(buyer) },
        ]),
      ),
  };
};
