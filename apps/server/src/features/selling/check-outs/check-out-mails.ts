import type { RefundReason } from '@shop/contract/payments';
import { payUntil } from '@shop/domain/states/check-out-can';
import { textIn } from '@shop/domain/text';
import { m } from '@shop/messages';
import { deadlineText } from '@shop/messages/deadline';
import { greeting } from '@shop/messages/greeting';
import { ibanText } from '@shop/messages/iban';
import { eurosText, moneyText } from '@shop/messages/numbers';
import type { Work } from '../../../db/unit-of-work.ts';
import { creditorReference } from '../../../papers/payment-reference.ts';
import type { Catalogue } from '../../catalogue/snapshot/catalogue.ts';
import type { MailRow, MailSection } from '../../base/mail/mail-layout.ts';
import { type MailContent, writeMail } from '../../base/mail/write-mail.ts';
import { factsOf, preOrderMessageOf } from './check-out-facts.ts';
import type { CheckOutRow } from './check-outs.repository.ts';
import type { CheckOutLinks } from './check-out-links.ts';
import { kitsSection, orderSections } from './check-out-mail-sections.ts';

type Words = Pick<MailContent, 'subject' | 'paragraphs'> &
  Partial<Pick<MailContent, 'rows' | 'button' | 'sections' | 'note' | 'invoiceId'>>;

type Money = { readonly cents: number; readonly currency: string };

/** Every mail about an order, in the language in which it was placed. */
export const checkOutMails = (catalogue: Catalogue, links: CheckOutLinks) => {
  const send = async (
    within: Work,
    kind: string,
    row: CheckOutRow,
    now: Date,
    words: Words,
  ): Promise<void> => {
    const { locale, buyer } = row;
    await writeMail(
      within,
      {
        kind,
        to: buyer.email,
        locale,
        shopName: (await catalogue.snapshot()).shop.name,
        ...words,
        paragraphs: [greeting(buyer.firstName, locale), ...words.paragraphs],
      },
      now,
    );
  };

  /** What the days of the order are to be read with. */
  const reservation = async (row: CheckOutRow, now: Date): Promise<string[]> => {
    const text = textIn(preOrderMessageOf(await catalogue.snapshot(), row, now), row.locale);
    return text === '' ? [] : [text];
  };
  const view = (row: CheckOutRow, label?: string): NonNullable<Words['button']> => ({
    label: label ?? m.order_mail_view({}, { locale: row.locale }),
    url: links.pageOf(row),
  });
  const note = ({ locale }: CheckOutRow): string => m.order_mail_keep_note({}, { locale });
  const amountIn = (row: CheckOutRow, cents: number): string => eurosText(cents, row.locale);
  const untilOf = (row: CheckOutRow): string => deadlineText(payUntil(factsOf(row)), row.locale);

  const whole = async (within: Work, row: CheckOutRow): Promise<MailSection[]> =>
    orderSections(row, await within.orders.ofCheckOut(row.id), await catalogue.snapshot());
  const bought = async (within: Work, row: CheckOutRow): Promise<MailSection[]> => [
    kitsSection(row, await within.orders.linesOf([row.id])),
  ];

  /** An order that stands, with all that its buyer has to know. */
  const sendWhole = async (
    within: Work,
    kind: string,
    row: CheckOutRow,
    now: Date,
    { paragraphs, ...words }: Words,
  ): Promise<void> =>
    send(within, kind, row, now, {
      button: view(row),
      ...words,
      paragraphs: [...paragraphs, ...(await reservation(row, now))],
      sections: await whole(within, row),
      note: note(row),
    });

  const transferRows = async ({ locale, number, totalCents }: CheckOutRow): Promise<MailRow[]> => {
    const { company } = (await catalogue.snapshot()).shop;
    return [
      [m.order_mail_row_recipient({}, { locale }), company.name],
      [m.order_mail_row_iban({}, { locale }), ibanText(company.iban)],
      [m.order_mail_row_bank({}, { locale }), company.bankName],
      [m.order_mail_row_reference({}, { locale }), creditorReference(number)],
      [m.order_mail_row_total({}, { locale }), eurosText(totalCents, locale)],
    ];
  };

  return {
    placed: async (within: Work, row: CheckOutRow, now: Date): Promise<void> => {
      const { locale, paymentType } = row;
      const amount = amountIn(row, row.totalCents);
      const texts = {
        montonio: () => m.order_mail_placed_online({ until: untilOf(row) }, { locale }),
        bank_account: () => m.order_mail_placed_transfer({ amount }, { locale }),
        cash: () => m.order_mail_placed_cash({ amount }, { locale }),
      };
      await sendWhole(within, 'order_placed', row, now, {
        subject: m.order_mail_placed_subject({ number: row.number }, { locale }),
        paragraphs: [texts[paymentType]()],
        ...(paymentType === 'bank_account' && { rows: await transferRows(row) }),
        ...(paymentType === 'montonio' && { button: view(row, m.order_mail_placed_pay({}, { locale })) }),
      });
    },

    /** The buyer chose to transfer the money instead. */
    transfer: async (within: Work, row: CheckOutRow, now: Date): Promise<void> => {
      const { locale, number } = row;
      const amount = amountIn(row, row.totalCents);
      await sendWhole(within, 'order_transfer', row, now, {
        subject: m.order_mail_transfer_subject({ number }, { locale }),
        paragraphs: [m.order_mail_transfer_text({ amount, until: untilOf(row) }, { locale })],
        rows: await transferRows(row),
      });
    },

    /** The buyer chose to pay the courier instead. */
    cash: async (within: Work, row: CheckOutRow, now: Date): Promise<void> => {
      const { locale, number } = row;
      const amount = amountIn(row, row.totalCents);
      await sendWhole(within, 'order_cash', row, now, {
        subject: m.order_mail_cash_subject({ number }, { locale }),
        paragraphs: [m.order_mail_cash_text({ amount }, { locale })],
      });
    },

    /** An admin has brought it back: what was said when it ended no longer holds. */
    restored: async (within: Work, row: CheckOutRow, now: Date): Promise<void> => {
      const { locale, number, paymentType } = row;
      const amount = amountIn(row, row.totalCents);
      const texts = {
        montonio: () => m.order_mail_restored_online({ amount, until: untilOf(row) }, { locale }),
        bank_account: () => m.order_mail_restored_transfer({ amount, until: untilOf(row) }, { locale }),
        cash: () => m.order_mail_restored_cash({ amount }, { locale }),
      };
      await sendWhole(within, 'order_restored', row, now, {
        subject: m.order_mail_restored_subject({ number }, { locale }),
        paragraphs: [texts[paymentType]()],
        ...(paymentType === 'bank_account' && { rows: await transferRows(row) }),
        ...(paymentType === 'montonio' && { button: view(row, m.order_mail_placed_pay({}, { locale })) }),
      });
    },

    paid: async (within: Work, row: CheckOutRow, invoiceId: number, now: Date): Promise<void> => {
      const { locale, number } = row;
      await sendWhole(within, 'order_paid', row, now, {
        subject: m.order_mail_paid_subject({ number }, { locale }),
        paragraphs: [m.order_mail_paid_text({}, { locale })],
        invoiceId,
      });
    },

    /** An admin has seen the transfer on the shop's account. */
    approved: async (within: Work, row: CheckOutRow, invoiceId: number, now: Date): Promise<void> => {
      const { locale, number } = row;
      const amount = amountIn(row, row.totalCents);
      await sendWhole(within, 'order_approved', row, now, {
        subject: m.order_mail_approved_subject({ number }, { locale }),
        paragraphs: [m.order_mail_approved_text({ amount }, { locale })],
        invoiceId,
      });
    },

    /** An admin says that no money came. */
    cancelled: async (within: Work, row: CheckOutRow, now: Date): Promise<void> => {
      const { locale, number } = row;
      await send(within, 'order_cancelled', row, now, {
        subject: m.order_mail_cancelled_subject({ number }, { locale }),
        paragraphs: [
          m.order_mail_cancelled_text({}, { locale }),
          m.order_mail_not_paid_again({}, { locale }),
        ],
        button: { label: m.order_mail_shop_again({}, { locale }), url: links.shop() },
        sections: await bought(within, row),
      });
    },

    /** Its time to pay is over. */
    notPaid: async (within: Work, row: CheckOutRow, now: Date): Promise<void> => {
      const { locale, number } = row;
      await send(within, 'order_not_paid', row, now, {
        subject: m.order_mail_not_paid_subject({ number }, { locale }),
        paragraphs: [m.order_mail_not_paid_text({}, { locale }), m.order_mail_not_paid_again({}, { locale })],
        button: { label: m.order_mail_shop_again({}, { locale }), url: links.shop() },
        sections: await bought(within, row),
      });
    },

    /** Money came that is not for keeping. */
    returnDue: async (
      within: Work,
      row: CheckOutRow,
      reason: Exclude<RefundReason, 'cancellation'>,
      { cents, currency }: Money,
      now: Date,
    ): Promise<void> => {
      const { locale, number } = row;
      const amount = moneyText(cents, currency, locale);
      const texts = {
        paid_twice: m.order_mail_return_due_paid_twice,
        paid_after_expiry: m.order_mail_return_due_paid_after_expiry,
        wrong_amount: m.order_mail_return_due_wrong_amount,
      };
      await send(within, 'order_return_due', row, now, {
        subject: m.order_mail_return_due_subject({ number, amount }, { locale }),
        paragraphs: [texts[reason]({ amount }, { locale })],
        button: view(row),
      });
    },

    /** A new link, where the old ones were ended. */
    link: async (within: Work, row: CheckOutRow, now: Date): Promise<void> => {
      const { locale, number } = row;
      await send(within, 'order_link', row, now, {
        subject: m.order_mail_link_subject({ number }, { locale }),
        paragraphs: [m.order_mail_link_text({}, { locale })],
        button: view(row),
        note: note(row),
      });
    },

    /** The money has left; a credit invoice goes along where there was an invoice. */
    refund: async (
      within: Work,
      row: CheckOutRow,
      { cents, currency, invoiceId }: Money & { readonly invoiceId: number | null },
      now: Date,
    ): Promise<void> => {
      const { locale, number } = row;
      const amount = moneyText(cents, currency, locale);
      await send(within, 'order_refund', row, now, {
        subject: m.order_mail_refund_subject({ number, amount }, { locale }),
        paragraphs: [m.order_mail_refund_text({ amount }, { locale })],
        button: view(row),
        invoiceId,
      });
    },
  };
};
export type CheckOutMails = ReturnType<typeof checkOutMails>;
