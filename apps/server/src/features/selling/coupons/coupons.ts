import { addHours, dayInVilnius } from '@shop/domain/day';
import { PAYMENT_HOURS } from '@shop/domain/states/check-out-can';
import { withConcurrency } from '../../../concurrency.ts';
import { isoOrNull } from '../../../iso.ts';
import { worker } from '../../../ports/jobs.ts';
import { keptFor, type PersonalData } from '../../base/personal-data.ts';
import type { CatalogueParts } from '../../catalogue/parts.ts';
import type { CodeTries } from '../discounts/code-tries.ts';
import type { PayableMoney } from '../payables/money.ts';
import { couponCards } from './coupon-cards.ts';
import type { CouponLinks } from './coupon-links.ts';
import { couponMails } from './coupon-mails.ts';
import { couponOrdersService } from './coupon-orders.service.ts';
import { couponPapers } from './coupon-papers.ts';
import { couponSending } from './coupon-sending.ts';
import { expireCouponOrderJob, sendCouponJob, sweepCouponsJob } from './coupons.job-kinds.ts';
import { couponsRoutes } from './coupons.routes.ts';
import { couponsService } from './coupons.service.ts';

/** Whoever it was for is forgotten so long after a coupon is over, and an unpaid wish as a whole. */
const RECIPIENT_DAYS = 30;

const personalData: PersonalData = {
  export: async ({ couponOrders, coupons }, { userId, email }) => {
    const orders = email === null ? [] : await couponOrders.ofPerson({ userId, email });
    const given = email === null ? [] : await couponOrders.givenTo(email);
    return {
      couponsReceived: given.map(({ number, buyer, recipientName, recipientEmail, message, paidAt }) => ({
        number,
        from: buyer.firstName,
        recipientName,
        recipientEmail,
        message,
        paidAt: isoOrNull(paidAt),
      })),
      couponOrders: await Promise.all(
        orders.map(async (order) => ({
          number: order.number,
          status: order.status,
          buyer: order.buyer,
          amountCents: order.amountCents,
          pieces: order.pieces,
          recipientName: order.recipientName,
          recipientEmail: order.recipientEmail,
          message: order.message,
          sendOn: order.sendOn,
          createdAt: order.createdAt.toISOString(),
          paidAt: isoOrNull(order.paidAt),
          coupons: (await coupons.ofOrder(order.id)).map(({ status, balanceCents, validUntil, sentAt }) => ({
            status,
            balanceCents,
            validUntil,
            sentAt: isoOrNull(sentAt),
          })),
        })),
      ),
    };
  },
  forget: async ({ couponOrders }, { userId, email }, now) => {
    if (email === null) return;
    await couponOrders.askToForget({ userId, email }, now);
    await couponOrders.forgetFinished();
    await couponOrders.forgetRecipient(email);
  },
  expire: async ({ couponOrders }, now) => ({
    couponBuyers: await couponOrders.forgetFinished(),
    couponOrigins: await couponOrders.removeOrigins(addHours(now, -24 * keptFor.advertisingDays)),
    couponRecipients: await couponOrders.forgetRecipients(addHours(now, -24 * RECIPIENT_DAYS)),
    couponOrders: await couponOrders.removeUnpaid(addHours(now, -24 * RECIPIENT_DAYS)),
  }),
};

type CouponParts = CatalogueParts & {
  readonly tries: CodeTries;
  readonly money: PayableMoney;
  readonly couponLinks: CouponLinks;
};

const SENT_AT_ONCE = 100;

/** Gift coupons: bought, sent, given back. How they pay stands in `coupon-money.ts`. */
export const openCoupons = ({
  work,
  clock,
  settings,
  mails,
  publicUrl,
  tries,
  money,
  couponLinks: links,
}: CouponParts) => {
  const sending = couponSending({ work, settings, mails, links });
  const orders = couponOrdersService({ work, settings, mails: couponMails(mails, links), links, money });
  const coupons = couponsService({ work, tries, sending });

  /** Whatever a lost job has left undone. */
  const sweep = (now: Date): Promise<void> => {
    const stages = [
      async () => {
        const due = await work.read(({ couponOrders }) =>
          couponOrders.dueToExpire(addHours(now, -PAYMENT_HOURS)),
        );
        for (const id of due) await orders.expire(id, now);
      },
      async () => {
        for (const id of await work.read((within) => within.coupons.dueToSend(now, SENT_AT_ONCE)))
          await sending.send(id, now);
      },
      () => work.transaction((within) => within.coupons.expire(dayInVilnius(now), now)),
    ];
    return withConcurrency<() => Promise<unknown>>(stages, 1, (stage) => stage());
  };

  return {
    routes: couponsRoutes({
      orders,
      coupons,
      cards: couponCards({ work, settings, links, publicUrl }),
      papers: couponPapers(orders, settings),
    }),
    workers: [
      worker(sendCouponJob, ({ couponId }) => sending.send(couponId, clock.now())),
      worker(expireCouponOrderJob, ({ couponOrderId }) => orders.expire(couponOrderId, clock.now())),
      worker(sweepCouponsJob, () => sweep(clock.now())),
    ],
    personalData: [personalData],
    catchUp: sweep,
  };
};
