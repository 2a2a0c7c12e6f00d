import type { RefundReason } from '@shop/contract/payments';
import { addDays, type Day, startOfDay, toDay } from '@shop/domain/day';
import { payUntil } from '@shop/domain/states/check-out-can';
import { type Locale, textIn } from '@shop/domain/text';
import { m } from '@shop/messages';
import { greeting } from '@shop/messages/greeting';
import { type DayCase, weekdayInCase } from '@shop/messages/weekday-case';
import type { Work } from '../../db/unit-of-work.ts';
import { eurosText } from '@shop/messages/numbers';
import { creditorReference } from '../../papers/payment-reference.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { type MailContent, writeMail } from '../mail/write-mail.ts';
import { factsOf, preOrderMessageOf, streetOf } from './check-out-facts.ts';
import type { CheckOutRow } from './check-outs.repository.ts';
import type { OrderLinks } from './order-links.ts';

type Words = Pick<MailContent, 'subject' | 'paragraphs'> &
  Partial<Pick<MailContent, 'rows' | 'button' | 'note'>>;
type Rows = [label: string, value: string][];

const tags = { lt: 'lt-LT', en: 'en-IE' } as const;

const dayText = (day: Day, locale: Locale, dayCase: DayCase = 'nominative'): string =>
  weekdayInCase(
    new Intl.DateTimeFormat(tags[locale], { dateStyle: 'full', timeZone: 'Europe/Vilnius' }).format(
      startOfDay(day),
    ),
    dayCase,
  );
const momentText = (at: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(tags[locale], {
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Vilnius',
  }).format(at);

/** Every mail about an order, in the language in which it was placed. */
export const orderMails = (catalogue: Catalogue, links: OrderLinks) => {
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

  /** A kit may be brought in the evening before its day: then both are said. */
  const when = (text: string, { deliveryDayBefore, locale }: CheckOutRow): string => {
    const day = toDay(text);
    return deliveryDayBefore
      ? m.order_mail_evening_before(
          { day: dayText(day, locale), before: dayText(addDays(day, -1), locale, 'accusative') },
          { locale },
        )
      : dayText(day, locale);
  };
  const rowsOf = (row: CheckOutRow): Rows => {
    const { locale, deliveryTime } = row;
    return [
      [m.order_mail_row_number({}, { locale }), row.number],
      [m.order_mail_row_first_day({}, { locale }), when(row.startDate, row)],
      [m.order_mail_row_last_day({}, { locale }), when(row.lastDate, row)],
      ...(deliveryTime
        ? [
            [
              m.order_mail_row_time({}, { locale }),
              `${deliveryTime.fromTime}–${deliveryTime.toTime}`,
            ] satisfies Rows[number],
          ]
        : []),
      [
        m.order_mail_row_address({}, { locale }),
        `${streetOf(row.buyer)}, ${textIn(row.cityName, locale)}, ${row.buyer.postalCode}`,
      ],
      [m.order_mail_row_total({}, { locale }), eurosText(row.totalCents, locale)],
    ];
  };
  /** What the days in the rows are to be read with. */
  const reservation = async (row: CheckOutRow, now: Date): Promise<string[]> => {
    const text = textIn(preOrderMessageOf(await catalogue.snapshot(), row, now), row.locale);
    return text === '' ? [] : [text];
  };
  const view = (row: CheckOutRow, label?: string): NonNullable<Words['button']> => ({
    label: label ?? m.order_mail_view({}, { locale: row.locale }),
    url: links.pageOf(row.id),
  });
  const note = ({ locale }: CheckOutRow): string => m.order_mail_keep_note({}, { locale });
  const amountIn = (row: CheckOutRow, cents: number): string => eurosText(cents, row.locale);

  const transferRows = async ({ locale, number }: CheckOutRow): Promise<Rows> => {
    const { company } = (await catalogue.snapshot()).shop;
    return [
      [m.order_mail_row_recipient({}, { locale }), company.name],
      [m.order_mail_row_iban({}, { locale }), company.iban],
      [m.order_mail_row_bank({}, { locale }), company.bankName],
      [m.order_mail_row_reference({}, { locale }), creditorReference(number)],
    ];
  };

  return {
    placed: async (within: Work, row: CheckOutRow, now: Date): Promise<void> => {
      const { locale, paymentType } = row;
      const amount = amountIn(row, row.totalCents);
      const texts = {
        montonio: () =>
          m.order_mail_placed_online({ until: momentText(payUntil(factsOf(row)), locale) }, { locale }),
        bank_account: () => m.order_mail_placed_transfer({ amount }, { locale }),
        cash: () => m.order_mail_placed_cash({ amount }, { locale }),
      };
      await send(within, 'order_placed', row, now, {
        subject: m.order_mail_placed_subject({ number: row.number }, { locale }),
        paragraphs: [texts[paymentType](), ...(await reservation(row, now))],
        rows: [...rowsOf(row), ...(paymentType === 'bank_account' ? await transferRows(row) : [])],
        button: view(row, paymentType === 'montonio' ? m.order_mail_placed_pay({}, { locale }) : undefined),
        note: note(row),
      });
    },

    /** The buyer chose to transfer the money instead. */
    transfer: async (within: Work, row: CheckOutRow, now: Date): Promise<void> => {
      const { locale, number } = row;
      const amount = amountIn(row, row.totalCents);
      const until = momentText(payUntil(factsOf(row)), locale);
      await send(within, 'order_transfer', row, now, {
        subject: m.order_mail_transfer_subject({ number }, { locale }),
        paragraphs: [
          m.order_mail_transfer_text({ amount, until }, { locale }),
          ...(await reservation(row, now)),
        ],
        rows: [...rowsOf(row), ...(await transferRows(row))],
        button: view(row),
        note: note(row),
      });
    },

    /** The buyer chose to pay the courier instead. */
    cash: async (within: Work, row: CheckOutRow, now: Date): Promise<void> => {
      const { locale, number } = row;
      const amount = amountIn(row, row.totalCents);
      await send(within, 'order_cash', row, now, {
        subject: m.order_mail_cash_subject({ number }, { locale }),
        paragraphs: [m.order_mail_cash_text({ amount }, { locale }), ...(await reservation(row, now))],
        rows: rowsOf(row),
        button: view(row),
        note: note(row),
      });
    },

    paid: async (within: Work, row: CheckOutRow, now: Date): Promise<void> => {
      const { locale, number } = row;
      await send(within, 'order_paid', row, now, {
        subject: m.order_mail_paid_subject({ number }, { locale }),
        paragraphs: [m.order_mail_paid_text({}, { locale }), ...(await reservation(row, now))],
        rows: rowsOf(row),
        button: view(row),
        note: note(row),
      });
    },

    /** An admin has seen the transfer on the shop's account. */
    approved: async (within: Work, row: CheckOutRow, now: Date): Promise<void> => {
      const { locale, number } = row;
      const amount = amountIn(row, row.totalCents);
      await send(within, 'order_approved', row, now, {
        subject: m.order_mail_approved_subject({ number }, { locale }),
        paragraphs: [m.order_mail_approved_text({ amount }, { locale }), ...(await reservation(row, now))],
        rows: rowsOf(row),
        button: view(row),
        note: note(row),
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
      });
    },

    /** Its time to pay is over. */
    notPaid: async (within: Work, row: CheckOutRow, now: Date): Promise<void> => {
      const { locale, number } = row;
      await send(within, 'order_not_paid', row, now, {
        subject: m.order_mail_not_paid_subject({ number }, { locale }),
        paragraphs: [m.order_mail_not_paid_text({}, { locale }), m.order_mail_not_paid_again({}, { locale })],
        button: { label: m.order_mail_shop_again({}, { locale }), url: links.shop() },
      });
    },

    /** Money came that is not for keeping. */
    returnDue: async (
      within: Work,
      row: CheckOutRow,
      reason: Exclude<RefundReason, 'cancellation'>,
      cents: number,
      now: Date,
    ): Promise<void> => {
      const { locale, number } = row;
      const amount = amountIn(row, cents);
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

    refund: async (within: Work, row: CheckOutRow, cents: number, now: Date): Promise<void> => {
      const { locale, number } = row;
      const amount = amountIn(row, cents);
      await send(within, 'order_refund', row, now, {
        subject: m.order_mail_refund_subject({ number, amount }, { locale }),
        paragraphs: [m.order_mail_refund_text({ amount }, { locale })],
        button: view(row),
      });
    },
  };
};
export type OrderMails = ReturnType<typeof orderMails>;
