import { m } from '@shop/messages';
import type { Work } from '../../../db/unit-of-work.ts';
import { moneyText } from '@shop/messages/numbers';
import type { ReadSettings } from '../../base/settings/read-settings.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';
import type { CheckOutLinks } from '../check-outs/check-out-links.ts';
import { ownersLanguage, writeOwner } from '../../base/mail/write-owner.ts';
import type { PaymentRow, StrayPayment } from './payments.repository.ts';

const ONCE_A_DAY = { max: 1, perSeconds: 24 * 60 * 60 };

/** What about payments only the owner can put right. */
export const ownerAlerts = (settings: ReadSettings, links: CheckOutLinks) => ({
  strayPayment: (
    within: Work,
    { uuid, reference, receivedCents, currency }: StrayPayment,
    now: Date,
  ): Promise<void> => {
    const amount = moneyText(receivedCents, currency, ownersLanguage.locale);
    return writeOwner(
      within,
      settings,
      {
        kind: 'alert_stray_payment',
        subject: m.alert_stray_subject({ amount }, ownersLanguage),
        paragraphs: [m.alert_stray_text({ amount, reference }, ownersLanguage)],
        rows: [[m.alert_row_payment({}, ownersLanguage), uuid]],
      },
      now,
    );
  },

  voided: (within: Work, row: CheckOutRow, payment: PaymentRow, now: Date): Promise<void> => {
    const { number } = row;
    const amount = moneyText(
      payment.receivedCents ?? payment.amountCents,
      payment.currency,
      ownersLanguage.locale,
    );
    return writeOwner(
      within,
      settings,
      {
        kind: 'alert_payment_voided',
        subject: m.alert_voided_subject({ number }, ownersLanguage),
        paragraphs: [m.alert_voided_text({ amount, number }, ownersLanguage)],
        rows: [[m.alert_row_payment({}, ownersLanguage), payment.uuid]],
        button: { label: m.order_mail_view({}, ownersLanguage), url: links.pageOf(row) },
      },
      now,
    );
  },

  /** Every payment that is asked about would say the same. */
  keysRefused: async (within: Work, now: Date): Promise<void> => {
    if (!(await within.limits.take('alert payment keys', ONCE_A_DAY, now))) return;
    await writeOwner(
      within,
      settings,
      {
        kind: 'alert_payment_keys',
        subject: m.alert_keys_subject({}, ownersLanguage),
        paragraphs: [m.alert_keys_text({}, ownersLanguage)],
      },
      now,
    );
  },
});
export type OwnerAlerts = ReturnType<typeof ownerAlerts>;
