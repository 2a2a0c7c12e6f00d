import { m } from '@shop/messages';
import { letters } from '../../base/mail/letter.ts';
import type { Money, Payable } from '../payables/payable.ts';
import type { PaymentRow, StrayPayment } from './payments.repository.ts';

type Payment = Pick<PaymentRow, 'uuid' | 'amountCents' | 'receivedCents' | 'currency'>;
type Stray = Pick<StrayPayment, 'uuid' | 'reference' | 'receivedCents' | 'currency'>;

type Paid = Pick<Payable, 'number' | 'page'>;

/** What about payments only the owner can put right. */
export const paymentLetters = letters({
  alertStrayPayment: (say, { uuid, reference, receivedCents, currency }: Stray) => {
    const amount = say.money({ cents: receivedCents, currency });
    return {
      subject: say(m.alert_stray_subject, { amount }),
      paragraphs: [say(m.alert_stray_text, { amount, reference })],
      rows: [[say(m.alert_row_payment), uuid]],
    };
  },

  alertPaymentVoided: (say, { number, page, payment }: Paid & { readonly payment: Payment }) => {
    const { uuid, currency } = payment;
    const amount = say.money({ cents: payment.receivedCents ?? payment.amountCents, currency });
    return {
      subject: say(m.alert_voided_subject, { number }),
      paragraphs: [say(m.alert_voided_text, { amount, number })],
      rows: [[say(m.alert_row_payment), uuid]],
      button: { label: say(m.order_mail_view), url: page },
    };
  },

  /** The buyer was promised the money, and only somebody of the shop can go on. */
  alertRefundFailed: (say, { number, page, cents, currency }: Paid & Money) => {
    const facts = { amount: say.money({ cents, currency }), number };
    return {
      subject: say(m.alert_refund_subject, facts),
      paragraphs: [say(m.alert_refund_text, facts)],
      button: { label: say(m.order_mail_view), url: page },
    };
  },

  alertPaymentKeys: (say) => ({
    subject: say(m.alert_keys_subject),
    paragraphs: [say(m.alert_keys_text)],
  }),
});
