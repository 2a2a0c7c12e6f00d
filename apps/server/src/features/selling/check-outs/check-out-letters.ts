import { sitePaths } from '@shop/contract/site-paths';
import { payUntil } from '@shop/domain/states/check-out-can';
import type { Text } from '@shop/domain/text';
import { m } from '@shop/messages';
import { ibanText } from '@shop/messages/iban';
import { creditorReference } from '../../../papers/payment-reference.ts';
import { type Letter, type LetterRow, letters } from '../../base/mail/letter.ts';
import type { Say } from '../../base/mail/say.ts';
import type { ReturnReason } from '../payables/payable.ts';
import type { ReturnAccount } from '../payables/return-account.ts';
import { factsOf, toPayCents } from './check-out-facts.ts';
import { type CancellationTerms, kitsSection, orderSections } from './check-out-letter-sections.ts';
import type { CheckOutRow } from './check-outs.repository.ts';
import type { WholeOrder } from './orders.repository.ts';

/** What is known of a check-out when a letter about it is written. */
export type CheckOutLetterFacts = {
  readonly row: CheckOutRow;
  readonly orders: readonly WholeOrder[];
  /** The address of its page, with its key. */
  readonly page: string;
  /** What its city says where the first day is still to be confirmed; empty elsewhere. */
  readonly firstDayNote: Text;
  readonly terms: CancellationTerms;
  readonly returnAccount: ReturnAccount;
};
type Facts = CheckOutLetterFacts;
export type Invoiced = Facts & { readonly invoiceId: number | null };
type Money = { readonly cents: number; readonly currency: string };

export const viewButton = (say: Say, { page }: Facts, label = say(m.order_mail_view)) => ({
  label,
  url: page,
});
const payButton = (say: Say, facts: Facts) => viewButton(say, facts, say(m.order_mail_placed_pay));

type ReturnPart = { readonly paragraphs: readonly string[]; readonly button: NonNullable<Letter['button']> };

/** Where money goes that was not paid online, in the letter that tells of it: an account is asked for, or named. */
export const returnPart = (say: Say, facts: Facts): ReturnPart => {
  const { returnAccount: account } = facts;
  const button = viewButton(say, facts);
  if (account === null) return { paragraphs: [], button };
  if (account === 'unknown')
    return {
      paragraphs: [say(m.order_mail_account_text)],
      button: viewButton(say, facts, say(m.order_mail_account_button)),
    };
  return { paragraphs: [say(m.order_mail_account_end, account)], button };
};
export const numberOf = ({ row }: Facts) => ({ number: row.number });
const amountOf = (say: Say, { row }: Facts) => ({ amount: say.euros(toPayCents(row)) });
const untilOf = (say: Say, { row }: Facts) => ({ until: say.deadline(payUntil(factsOf(row))) });

const transferRows = (say: Say, { row }: Facts): LetterRow[] => {
  const { company } = say.shop;
  return [
    [say(m.order_mail_row_recipient), company.name],
    [say(m.order_mail_row_iban), ibanText(company.iban)],
    [say(m.order_mail_row_bank), company.bankName],
    [say(m.order_mail_row_reference), creditorReference(row.number)],
    [say(m.order_mail_row_total), say.euros(toPayCents(row))],
  ];
};

/** How the way of paying that was chosen goes on. */
const payingPart = (say: Say, facts: Facts): Pick<Letter, 'rows' | 'button'> => {
  const { paymentType } = facts.row;
  return {
    ...(paymentType === 'bank_account' && { rows: transferRows(say, facts) }),
    ...(paymentType === 'montonio' && { button: payButton(say, facts) }),
  };
};

export const toBuyer = (say: Say, { row }: Facts, letter: Letter): Letter => ({
  ...letter,
  paragraphs: [say.hello(row.buyer.firstName), ...letter.paragraphs],
});

/** About an order that stands, with all that its buyer has to know. */
const aboutWhole = (say: Say, facts: Facts, letter: Letter): Letter => {
  const firstDay = say.text(facts.firstDayNote);
  return toBuyer(say, facts, {
    button: viewButton(say, facts),
    ...letter,
    paragraphs: [...letter.paragraphs, ...(firstDay === '' ? [] : [firstDay])],
    sections: orderSections(say, facts),
    note: say(m.order_mail_keep_note),
  });
};

/** About an order that has ended: its kits can be ordered anew. */
const aboutEnded = (say: Say, facts: Facts, { subject, paragraphs }: Letter): Letter =>
  toBuyer(say, facts, {
    subject,
    paragraphs: [...paragraphs, say(m.order_mail_not_paid_again)],
    button: { label: say(m.order_mail_shop_again), url: say.link(sitePaths.home) },
    sections: [kitsSection(say, facts.orders)],
  });

const returnDueTexts = {
  paid_twice: m.order_mail_return_due_paid_twice,
  paid_after_expiry: m.order_mail_return_due_paid_after_expiry,
  wrong_amount: m.order_mail_return_due_wrong_amount,
};

/** In the language in which the order was placed. */
export const checkOutLetters = letters({
  orderPlaced: (say, facts: Facts) => {
    const texts = {
      montonio: () => say(m.order_mail_placed_online, untilOf(say, facts)),
      bank_account: () => say(m.order_mail_placed_transfer, amountOf(say, facts)),
      cash: () => say(m.order_mail_placed_cash, amountOf(say, facts)),
    };
    return aboutWhole(say, facts, {
      subject: say(m.order_mail_placed_subject, numberOf(facts)),
      paragraphs: [texts[facts.row.paymentType]()],
      ...payingPart(say, facts),
    });
  },

  /** The buyer chose to transfer the money instead. */
  orderTransfer: (say, facts: Facts) =>
    aboutWhole(say, facts, {
      subject: say(m.order_mail_transfer_subject, numberOf(facts)),
      paragraphs: [say(m.order_mail_transfer_text, { ...amountOf(say, facts), ...untilOf(say, facts) })],
      rows: transferRows(say, facts),
    }),

  /** The buyer chose to pay the courier instead. */
  orderCash: (say, facts: Facts) =>
    aboutWhole(say, facts, {
      subject: say(m.order_mail_cash_subject, numberOf(facts)),
      paragraphs: [say(m.order_mail_cash_text, amountOf(say, facts))],
    }),

  /** An admin has brought it back: what was said when it ended no longer holds. */
  orderRestored: (say, facts: Facts) => {
    const owed = { ...amountOf(say, facts), ...untilOf(say, facts) };
    const texts = {
      montonio: () => say(m.order_mail_restored_online, owed),
      bank_account: () => say(m.order_mail_restored_transfer, owed),
      cash: () => say(m.order_mail_restored_cash, owed),
    };
    return aboutWhole(say, facts, {
      subject: say(m.order_mail_restored_subject, numberOf(facts)),
      paragraphs: [texts[facts.row.paymentType]()],
      ...payingPart(say, facts),
    });
  },

  orderPaid: (say, facts: Invoiced) =>
    aboutWhole(say, facts, {
      subject: say(m.order_mail_paid_subject, numberOf(facts)),
      paragraphs: [say(m.order_mail_paid_text)],
      invoiceId: facts.invoiceId,
    }),

  /** An admin has seen the transfer on the shop's account. */
  orderApproved: (say, facts: Invoiced) =>
    aboutWhole(say, facts, {
      subject: say(m.order_mail_approved_subject, numberOf(facts)),
      paragraphs: [say(m.order_mail_approved_text, amountOf(say, facts))],
      invoiceId: facts.invoiceId,
    }),

  /** An admin says that no money came. */
  orderCancelled: (say, facts: Facts) =>
    aboutEnded(say, facts, {
      subject: say(m.order_mail_cancelled_subject, numberOf(facts)),
      paragraphs: [say(m.order_mail_cancelled_text)],
    }),

  /** By its buyer, before any money came. */
  orderCancelledByBuyer: (say, facts: Facts) =>
    aboutEnded(say, facts, {
      subject: say(m.order_mail_cancelled_by_buyer_subject, numberOf(facts)),
      paragraphs: [say(m.order_mail_cancelled_by_buyer_text)],
    }),

  /** An admin says that it cannot be carried out. */
  orderDeclined: (say, facts: Facts) =>
    aboutEnded(say, facts, {
      subject: say(m.order_mail_declined_subject, numberOf(facts)),
      paragraphs: [say(m.order_mail_declined_text)],
    }),

  /** Its time to pay is over. */
  orderNotPaid: (say, facts: Facts) =>
    aboutEnded(say, facts, {
      subject: say(m.order_mail_not_paid_subject, numberOf(facts)),
      paragraphs: [say(m.order_mail_not_paid_text)],
    }),

  /** Money came that is not for keeping. */
  orderReturnDue: (say, facts: Facts & Money & { readonly reason: ReturnReason }) => {
    const amount = say.money(facts);
    return toBuyer(say, facts, {
      subject: say(m.order_mail_return_due_subject, { ...numberOf(facts), amount }),
      paragraphs: [say(returnDueTexts[facts.reason], { amount })],
      button: viewButton(say, facts),
    });
  },

  /** Said by the buyer, or by whoever holds the link: the buyer sees which it is while it can be corrected. */
  orderAccountNamed: (say, facts: Facts & { readonly accountEnd: string }) =>
    toBuyer(say, facts, {
      subject: say(m.order_mail_account_named_subject, { ...numberOf(facts), end: facts.accountEnd }),
      paragraphs: [say(m.order_mail_account_named_text, { end: facts.accountEnd })],
      button: viewButton(say, facts),
    }),

  /** The money has left; a credit invoice goes along where there was an invoice. */
  orderRefund: (say, facts: Invoiced & Money) => {
    const amount = say.money(facts);
    return toBuyer(say, facts, {
      subject: say(m.order_mail_refund_subject, { ...numberOf(facts), amount }),
      paragraphs: [say(m.order_mail_refund_text, { amount })],
      button: viewButton(say, facts),
      invoiceId: facts.invoiceId,
    });
  },

  /** A new link, where the old ones were ended. */
  orderLink: (say, facts: Facts) =>
    toBuyer(say, facts, {
      subject: say(m.order_mail_link_subject, numberOf(facts)),
      paragraphs: [say(m.order_mail_link_text)],
      button: viewButton(say, facts),
      note: say(m.order_mail_keep_note),
    }),
});
