import { dayCan } from '@shop/domain/days/day-can';
import { m } from '@shop/messages';
import type { Repositories, Work } from '../../../db/unit-of-work.ts';
import { fail, isFailure } from '../../../failure.ts';
import type { PointsService } from '../../people/points/points.service.ts';
import { buyerName } from '../check-outs/check-out-facts.ts';
import type { CheckOutLinks } from '../check-outs/check-out-links.ts';
import type { CheckOutMails } from '../check-outs/check-out-mails.ts';
import { addressOf, SHORTEST_MINUTES } from '../check-outs/check-out-payable.ts';
import { checkOutLetters } from '../check-outs/check-out-letters.ts';
import { recordMove } from '../check-outs/check-out-trail.ts';
import { dayFactsOf } from '../check-outs/order-days.ts';
import { bookReturned, isCredited } from '../check-outs/returned-money.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';
import { type Invoicing, returnedParts } from '../invoices/invoicing.ts';
import { byShop } from '../mover.ts';
import type { Payable, PayableKind, ReturnReason } from '../payables/payable.ts';
import { applyKits } from './change-kit.ts';
import type { ChangeContexts } from './change-context.ts';
import type { MoneyBack } from './money-back.ts';
import { orderChangeLetters } from './order-change-letters.ts';
import type { OrderChangeRow } from './order-changes.repository.ts';
import type { ChangeContext } from './planned-change.ts';
import { changeIdIn, payableSupplement, SUPPLEMENT, supplementNumber } from './supplement.ts';

type Parts = {
  /** Asked for when money has come: contexts know of payments themselves. */
  readonly contexts: () => ChangeContexts;
  readonly moneyBack: () => MoneyBack;
  readonly points: PointsService;
  readonly mails: CheckOutMails;
  readonly invoices: Invoicing;
  readonly links: CheckOutLinks;
};

/** What coupons have left to pay. */
const dueOf = ({ supplementCents, couponCents }: OrderChangeRow): number => supplementCents - couponCents;

/** As long as it can be paid; the page of the bank closes when this is over, not later. */
const minutesLeft = ({ status, payUntil }: OrderChangeRow, now: Date): number =>
  status === 'pending' && payUntil !== null ? Math.floor((payUntil.getTime() - now.getTime()) / 60_000) : 0;

/** Too late to cook another kit for one of its days. */
const isTooLate = ({ row, orders, terms, now }: ChangeContext, { days }: OrderChangeRow): boolean =>
  orders.some((order) =>
    order.deliveries.some(
      (delivery) =>
        days.some(({ deliveryId }) => deliveryId === delivery.id) &&
        !dayCan('kit', dayFactsOf(row, order, delivery), terms, now).allowed,
    ),
  );

/** A supplement as something that is paid for. The change holds once it is. */
export const supplementPayables = (parts: Parts): PayableKind => {
  const { contexts, moneyBack, points, mails, invoices, links } = parts;

  const receive = async (
    within: Work,
    row: CheckOutRow,
    change: OrderChangeRow,
    cents: number,
    now: Date,
  ): Promise<'paid' | ReturnReason> => {
    if (change.status === 'done') return 'paid_twice';
    if (change.status !== 'pending') return 'paid_after_expiry';
    if (cents !== dueOf(change)) return 'wrong_amount';
    const mover = byShop('payment_received');
    const context = await contexts()(within, row, change.orderId ?? 0, { by: 'buyer', mover, now });
    if (isFailure(context)) return 'paid_after_expiry';
    // It was paid in time where its news is late, and holds as long as it can.
    const isOver = change.payUntil !== null && now >= change.payUntil;
    if (isOver && isTooLate(context, change)) return 'paid_after_expiry';
    await applyKits(within, context, moneyBack(), {
      changeId: change.id,
      kits: change.wantedKits,
      money: change.money,
      iban: change.iban,
    });
    await within.orderChanges.update(change.id, { status: 'done', doneAt: now });
    if (row.userId !== null)
      await points.earn(
        within,
        {
          userId: row.userId,
          checkOutId: row.id,
          paidForKitsCents: change.supplementCents,
          cause: `supplement_paid ${change.id}`,
        },
        now,
      );
    const deliveryIds = change.days.map(({ deliveryId }) => deliveryId);
    await recordMove(within, row, 'supplement_paid', mover, now, { deliveryIds, changeId: change.id });
    const invoiceId = await invoices.issueSupplement(within, row, change, now);
    const fresh = (await within.checkOuts.one(row.id)) ?? row;
    await mails.toBuyer(within, orderChangeLetters.supplementPaid, fresh, { change, invoiceId }, now);
    return 'paid';
  };

  const payable = (row: CheckOutRow, change: OrderChangeRow): Payable => ({
    ...payableSupplement(change.id),
    number: supplementNumber(row.number, change.id),
    page: links.pageOf(row),
    dueCents: dueOf(change),
    isPaid: change.status === 'done',
    refusal: (now) => (minutesLeft(change, now) < SHORTEST_MINUTES ? fail('supplement_over') : null),
    describe: async (_, now) => {
      const { locale } = row;
      const name = m.paper_line_supplement({}, { locale });
      return {
        locale,
        returnUrl: links.supplementPageOf(row, change.id),
        expiresInMinutes: Math.max(SHORTEST_MINUTES, minutesLeft(change, now)),
        description: m.order_mail_payment_description({ number: row.number }, { locale }),
        billing: addressOf(row),
        shipping: addressOf(row),
        lines: [{ name, quantity: 1, finalPriceCents: dueOf(change) }],
      };
    },
    receive: (within, cents, now) => receive(within, row, change, cents, now),
    record: async (within, action, mover, now) => {
      await within.checkOuts.update(row.id);
      await recordMove(within, row, action, mover, now, { changeId: change.id });
    },
    tellReturnDue: (within, reason, money, now) =>
      mails.toBuyer(within, checkOutLetters.orderReturnDue, row, { reason, ...money }, now),
    returned: async (within, { refundTaskId, reason, cents, currency, ...due }, now) => {
      if (isCredited(reason)) await bookReturned(within, row, { cents, ...due });
      const parts = { refundTaskId, ...returnedParts(cents, due) };
      const invoiceId = isCredited(reason)
        ? await invoices.creditSupplement(within, row, change.id, parts, now)
        : null;
      await mails.toBuyer(within, checkOutLetters.orderRefund, row, { cents, currency, invoiceId }, now);
    },
  });

  const found = async (
    repositories: Repositories,
    id: number,
    read: (checkOutId: number) => Promise<CheckOutRow | null>,
  ): Promise<Payable | null> => {
    const known = await repositories.orderChanges.one(id);
    const row = known && (await read(known.checkOutId));
    // As it is once the check-out is held.
    const change = row && (await repositories.orderChanges.one(id));
    return row && change ? payable(row, change) : null;
  };

  return {
    kind: SUPPLEMENT,
    one: (repositories, id) => found(repositories, id, repositories.checkOuts.one),
    lock: (within, id) => found(within, id, within.checkOuts.lock),
    byNumber: async ({ orderChanges }, number) => {
      const id = changeIdIn(number);
      return id === null ? null : ((await orderChanges.one(id))?.id ?? null);
    },
    names: async ({ checkOuts, orderChanges }, ids) => {
      const changes = await orderChanges.these(ids);
      const rows = await checkOuts.these(changes.map(({ checkOutId }) => checkOutId));
      return new Map(
        changes.flatMap(({ id, checkOutId }) => {
          const row = rows.find((each) => each.id === checkOutId);
          return row
            ? [[id, { number: supplementNumber(row.number, id), buyerName: buyerName(row.buyer) }] as const]
            : [];
        }),
      );
    },
  };
};
