import type { Work } from '../../../db/unit-of-work.ts';
import type { LetterKind } from '../../base/mail/letter.ts';
import type { Mails } from '../../base/mail/mails.ts';
import type { CouponOrderFacts } from './coupon-letters.ts';
import type { CouponLinks } from './coupon-links.ts';
import type { CouponOrderRow } from './coupon-orders.repository.ts';

/** Letters about bought coupons; a buyer who was forgotten is not written to. */
export const couponMails = (mails: Mails, links: CouponLinks) => ({
  toBuyer: async <More extends object>(
    within: Work,
    letter: LetterKind<CouponOrderFacts & More>,
    order: CouponOrderRow,
    more: More,
    now: Date,
  ): Promise<void> => {
    const { email } = order.buyer;
    if (email === '') return;
    const facts = { order, page: links.pageOf(order), ...more };
    await mails.write(within, letter, facts, { email, locale: order.locale }, now);
  },
});
export type CouponMails = ReturnType<typeof couponMails>;
