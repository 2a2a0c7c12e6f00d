import { COUPON_CODE_LENGTH, couponSendAt } from '@shop/domain/coupons';
import { canMove } from '@shop/domain/states/move';
import { couponOrderTable } from '@shop/domain/states/tables';
import { m } from '@shop/messages';
import type { Repositories, Work } from '../../../db/unit-of-work.ts';
import { readableCode } from '../../../readable-code.ts';
import type { AdvertisingService } from '../advertising/advertising.service.ts';
import { buyerName } from '../check-outs/check-out-facts.ts';
import { SHORTEST_MINUTES } from '../check-outs/check-out-payable.ts';
import type { Payable, PayableKind } from '../payables/payable.ts';
import { refused } from '../refusals.ts';
import { couponLetters } from './coupon-letters.ts';
import type { CouponLinks } from './coupon-links.ts';
import type { CouponMails } from './coupon-mails.ts';
import { couponPayUntil, totalOf } from './coupon-order-facts.ts';
import type { CouponOrderRow } from './coupon-orders.repository.ts';
import { sendCouponJob } from './coupons.job-kinds.ts';
import { COUPON_ORDER, payableCouponOrder } from './payable-coupon-order.ts';

type Parts = {
  readonly links: CouponLinks;
  readonly mails: CouponMails;
  readonly advertising: AdvertisingService;
};

/** Two codes hardly ever fall together; one that does is drawn again. */
const makePiece = async (within: Work, order: CouponOrderRow, now: Date): Promise<void> => {
  const { id: couponOrderId, amountCents: valueCents } = order;
  const sendAt = couponSendAt(order.sendOn, now);
  for (;;) {
    const code = readableCode(COUPON_CODE_LENGTH).toUpperCase();
    const made = await within.coupons.insert({
      couponOrderId,
      code,
      valueCents,
      balanceCents: 0,
      sendAt,
      createdAt: now,
    });
    if (!made) continue;
    const of = payableCouponOrder(couponOrderId);
    await within.coupons.book(made.id, { kind: 'bought', cents: valueCents, of, cause: 'bought' }, now);
    await within.jobs(sendCouponJob, { couponId: made.id }, { startAfter: sendAt });
    return;
  }
};

/** Bought gift coupons as something that is paid for: their pieces are made with the money, or not at all. */
export const couponOrderPayables = ({ links, mails, advertising }: Parts): PayableKind => {
  const tellAdvertiser = async (within: Work, row: CouponOrderRow, now: Date): Promise<void> => {
    if (!row.advertising) return;
    const { email, firstName, lastName } = row.buyer;
    const { address: ip, device } = row.advertising;
    await advertising.tellPurchase(
      within,
      {
        orderNumber: row.number,
        valueCents: totalOf(row),
        mealKitIds: [],
        buyer: { email, phone: '', firstName, lastName, postalCode: '', city: '' },
      },
      { ip, device, hasAdvertisingConsent: true, now },
    );
  };

  const payable = (row: CouponOrderRow): Payable => {
    return {
      ...payableCouponOrder(row.id),
      number: row.number,
      page: links.pageOf(row),
      dueCents: totalOf(row),
      isPaid: row.status === 'paid',

      refusal: (now) => {
        const answer = canMove(couponOrderTable, row.status, 'pay');
        if (!answer.allowed) return refused(answer.reason);
        return now >= couponPayUntil(row) ? refused('payment_term_over') : null;
      },

      describe: async (_, now) => {
        const { locale } = row;
        const { firstName, lastName, email } = row.buyer;
        const person = { firstName, lastName, email, phone: '', addressLine: '', city: '', postalCode: '' };
        const left = (couponPayUntil(row).getTime() - now.getTime()) / 60_000;
        return {
          locale,
          returnUrl: links.pageOf(row),
          expiresInMinutes: Math.max(SHORTEST_MINUTES, Math.floor(left)),
          description: m.order_mail_payment_description({ number: row.number }, { locale }),
          billing: person,
          shipping: person,
          lines: [
            { name: m.coupon_line({}, { locale }), quantity: row.pieces, finalPriceCents: row.amountCents },
          ],
        };
      },

      receive: async (within, cents, now) => {
        if (row.status !== 'pending') return row.paidAt === null ? 'paid_after_expiry' : 'paid_twice';
        if (cents !== totalOf(row)) return 'wrong_amount';
        await within.couponOrders.move(row.id, 'pay', { paidAt: now });
        for (let piece = 0; piece < row.pieces; piece += 1) await makePiece(within, row, now);
        await tellAdvertiser(within, row, now);
        await mails.toBuyer(within, couponLetters.couponOrderPaid, row, {}, now);
        return 'paid';
      },

      record: (within, action, { by, actorId, reason }, now) =>
        within.audit.record(
          {
            actorId,
            action,
            entity: 'coupon_order',
            entityId: row.id,
            details: { by, ...(reason && { reason }) },
          },
          now,
        ),

      tellReturnDue: (within, reason, money, now) =>
        mails.toBuyer(within, couponLetters.couponReturnDue, row, { reason, ...money }, now),

      returned: (within, { cents, currency }, now) =>
        mails.toBuyer(within, couponLetters.couponRefund, row, { cents, currency }, now),
    };
  };

  return {
    kind: COUPON_ORDER,
    one: async ({ couponOrders }: Repositories, id) => {
      const row = await couponOrders.one(id);
      return row && payable(row);
    },
    lock: async ({ couponOrders }, id) => {
      const row = await couponOrders.lock(id);
      return row && payable(row);
    },
    byNumber: async ({ couponOrders }, number) => (await couponOrders.byNumber(number))?.id ?? null,
    names: async ({ couponOrders }, ids) =>
      new Map(
        (await couponOrders.these(ids)).map(({ id, number, buyer }) => [
          id,
          { number, buyerName: buyerName(buyer) },
        ]),
      ),
  };
};
