import { couponLastDay } from '@shop/domain/coupons';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Mails } from '../../base/mail/mails.ts';
import type { ReadSettings } from '../../base/settings/read-settings.ts';
import { couponLetters } from './coupon-letters.ts';
import type { CouponLinks } from './coupon-links.ts';
import { goesToBuyer } from './coupon-order-facts.ts';
import type { CouponOrderRow } from './coupon-orders.repository.ts';
import type { CouponRow } from './coupons.repository.ts';
import type { Work } from '../../../db/unit-of-work.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly settings: ReadSettings;
  readonly mails: Mails;
  readonly links: CouponLinks;
};

/** A coupon leaves once: its state and its mail change together. */
export const couponSending = ({ work, settings, mails, links }: Parts) => {
  const write = async (within: Work, order: CouponOrderRow, coupon: CouponRow, now: Date): Promise<void> => {
    const isForBuyer = goesToBuyer(order);
    const letter = isForBuyer ? couponLetters.couponToPrint : couponLetters.couponGift;
    const card = { pdf: links.cardOf(coupon, 'pdf'), png: links.cardOf(coupon, 'png') };
    const email = isForBuyer ? order.buyer.email : order.recipientEmail;
    // Whoever bought it may have been forgotten meanwhile.
    if (email !== '')
      await mails.write(within, letter, { order, coupon, card }, { email, locale: order.locale }, now);
  };

  return {
    /** The job. Repeated, or too early because the clock was moved, it does nothing. */
    send: (couponId: number, now: Date): Promise<void> =>
      work.transaction(async (within) => {
        const [coupon] = await within.coupons.lock([couponId]);
        if (coupon?.status !== 'unsent' || coupon.sendAt > now) return;
        const order = await within.couponOrders.one(coupon.couponOrderId);
        if (!order) return;
        const { validDays } = (await settings()).coupons;
        const sent = { sentAt: now, validUntil: couponLastDay(now, validDays) };
        await within.coupons.move(couponId, 'send', sent);
        await write(within, order, { ...coupon, ...sent }, now);
      }),

    again: write,
  };
};
export type CouponSending = ReturnType<typeof couponSending>;
