import { sitePaths } from '@shop/contract/site-paths';
import { shownCouponCode } from '@shop/domain/coupons';
import { m } from '@shop/messages';
import { dayAndYear } from '@shop/messages/dates';
import { letters, type Letter, type LetterRow, type LetterSection } from '../../base/mail/letter.ts';
import type { Say } from '../../base/mail/say.ts';
import type { Money, ReturnReason } from '../payables/payable.ts';
import { goesToBuyer, totalOf } from './coupon-order-facts.ts';
import type { CouponOrderRow } from './coupon-orders.repository.ts';
import type { CouponRow } from './coupons.repository.ts';

export type CouponOrderFacts = { readonly order: CouponOrderRow; readonly page: string };

/** A piece that is sent, with the addresses of its card. */
export type CouponFacts = {
  readonly order: CouponOrderRow;
  readonly coupon: CouponRow;
  readonly card: { readonly pdf: string; readonly png: string };
};

const toBuyer = (say: Say, { order, page }: CouponOrderFacts, letter: Letter): Letter => ({
  button: { label: say(m.coupon_mail_view), url: page },
  ...letter,
  paragraphs: [say.hello(order.buyer.firstName), ...letter.paragraphs],
});

const orderRows = (say: Say, order: CouponOrderRow): LetterRow[] => [
  [say(m.coupon_row_number), order.number],
  [
    say(m.coupon_row_what),
    say(m.coupon_row_pieces, { count: order.pieces, amount: say.euros(order.amountCents) }),
  ],
  [say(m.order_mail_row_total), say.euros(totalOf(order))],
  ...(order.recipientName === '' ? [] : [[say(m.coupon_row_for), order.recipientName] satisfies LetterRow]),
  ...(order.sendOn === null ? [] : [[say(m.coupon_row_sent_on), say.day(order.sendOn)] satisfies LetterRow]),
];

const couponRows = (say: Say, coupon: CouponRow): LetterRow[] => [
  [say(m.coupon_row_code), shownCouponCode(coupon.code)],
  [say(m.coupon_row_value), say.euros(coupon.valueCents)],
  ...(coupon.validUntil === null
    ? []
    : [[say(m.coupon_row_valid), dayAndYear(coupon.validUntil, say.locale)] satisfies LetterRow]),
];

const cardSection = (say: Say, { pdf, png }: CouponFacts['card']): LetterSection => ({
  title: say(m.coupon_mail_card_title),
  items: [
    {
      title: say(m.coupon_mail_card_print),
      details: say(m.coupon_mail_card_print_details),
      link: { label: say(m.coupon_mail_card_pdf), url: pdf },
    },
    {
      title: say(m.coupon_mail_card_show),
      details: say(m.coupon_mail_card_show_details),
      link: { label: say(m.coupon_mail_card_png), url: png },
    },
  ],
});

const giver = ({ buyer }: CouponOrderRow): string => buyer.firstName;

export const couponLetters = letters({
  couponOrderPaid: (say, facts: CouponOrderFacts) => {
    const { order } = facts;
    const text = goesToBuyer(order)
      ? say(m.coupon_mail_paid_to_buyer)
      : say(m.coupon_mail_paid_to_recipient, { email: order.recipientEmail });
    return toBuyer(say, facts, {
      subject: say(m.coupon_mail_paid_subject, { number: order.number }),
      paragraphs: [text],
      rows: orderRows(say, order),
      note: say(m.coupon_mail_paid_note),
    });
  },

  couponOrderUnpaid: (say, facts: CouponOrderFacts) =>
    toBuyer(say, facts, {
      subject: say(m.coupon_mail_unpaid_subject, { number: facts.order.number }),
      paragraphs: [say(m.coupon_mail_unpaid_text)],
      button: { label: say(m.coupon_mail_again), url: say.link(sitePaths.coupons) },
    }),

  /** To whoever it is for. */
  couponGift: (say, { order, coupon, card }: CouponFacts) => ({
    subject: say(m.coupon_mail_gift_subject, { name: giver(order), amount: say.euros(coupon.valueCents) }),
    paragraphs: [
      say.hello(order.recipientName === '' ? undefined : order.recipientName),
      say(m.coupon_mail_gift_text, { name: giver(order), shop: say.shop.name }),
      ...(order.message === '' ? [] : [say(m.coupon_mail_gift_message, { message: order.message })]),
    ],
    rows: couponRows(say, coupon),
    button: { label: say(m.coupon_mail_choose), url: say.link('/mitybos-planai') },
    sections: [cardSection(say, card)],
    note: say(m.coupon_mail_gift_note),
  }),

  /** To the buyer, who prints it or hands it on. */
  couponToPrint: (say, { order, coupon, card }: CouponFacts) => ({
    subject: say(m.coupon_mail_print_subject, { amount: say.euros(coupon.valueCents) }),
    paragraphs: [say.hello(order.buyer.firstName), say(m.coupon_mail_print_text)],
    rows: couponRows(say, coupon),
    sections: [cardSection(say, card)],
    note: say(m.coupon_mail_gift_note),
  }),

  couponWithdrawn: (say, facts: CouponOrderFacts & { readonly coupon: CouponRow }) =>
    toBuyer(say, facts, {
      subject: say(m.coupon_mail_withdrawn_subject),
      paragraphs: [say(m.coupon_mail_withdrawn_text, { amount: say.euros(facts.coupon.valueCents) })],
    }),

  couponReturnDue: (say, facts: CouponOrderFacts & Money & { readonly reason: ReturnReason }) => {
    const { cents, currency, order } = facts;
    return toBuyer(say, facts, {
      subject: say(m.coupon_mail_return_subject, { number: order.number }),
      paragraphs: [say(m.coupon_mail_return_text, { amount: say.money({ cents, currency }) })],
    });
  },

  couponRefund: (say, facts: CouponOrderFacts & Money) => {
    const { cents, currency, order } = facts;
    return toBuyer(say, facts, {
      subject: say(m.coupon_mail_refund_subject, { number: order.number }),
      paragraphs: [say(m.coupon_mail_refund_text, { amount: say.money({ cents, currency }) })],
    });
  },
});
