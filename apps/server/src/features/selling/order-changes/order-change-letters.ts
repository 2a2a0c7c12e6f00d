import { m } from '@shop/messages';
import { letters, type LetterRow } from '../../base/mail/letter.ts';
import type { Say } from '../../base/mail/say.ts';
import {
  type CheckOutLetterFacts,
  type Invoiced,
  numberOf,
  returnPart,
  toBuyer,
  viewButton,
} from '../check-outs/check-out-letters.ts';
import { streetOf } from '../check-outs/check-out-facts.ts';
import type { OrderChangeRow } from './order-changes.repository.ts';
import type { KeptChange } from './planned-change.ts';

type Facts = CheckOutLetterFacts;
type Changed = Pick<KeptChange, 'kind' | 'days' | 'money'>;
type Pending = { readonly change: Pick<OrderChangeRow, 'supplementCents' | 'payUntil' | 'days'> };

/** What is said where it is not "as you asked". */
const texts: Readonly<Partial<Record<Changed['kind'], typeof m.order_mail_change_text>>> = {
  late_money: m.order_mail_change_late_text,
  still_held: m.order_mail_change_held_text,
  closed_day: m.order_mail_change_closed_text,
  bring_again: m.order_mail_change_again_text,
  give_back: m.order_mail_change_missed_text,
};

const subjects = {
  move: m.order_mail_change_move_subject,
  skip: m.order_mail_change_skip_subject,
  address: m.order_mail_change_stop_subject,
  time: m.order_mail_change_stop_subject,
  method: m.order_mail_change_stop_subject,
  cancel: m.order_mail_change_cancel_subject,
  kit: m.order_mail_change_kit_subject,
  cancel_order: m.order_mail_change_cancel_subject,
  request_cancellation: m.order_mail_change_request_subject,
  late_money: m.order_mail_change_late_subject,
  still_held: m.order_mail_change_held_subject,
  closed_day: m.order_mail_change_closed_subject,
  confirm_days: m.order_mail_days_confirmed_subject,
  bring_again: m.order_mail_change_again_subject,
  give_back: m.order_mail_change_missed_subject,
} as const;

/**
 * Whether it only confirms what the buyer has done. What the shop does, what is cancelled, what is asked of the shop and to
 * which account money goes is told in any case.
 */
export const isReceipt = (
  { kind, money }: Pick<Changed, 'kind' | 'money'>,
  by: 'buyer' | 'provider',
): boolean =>
  by === 'buyer' &&
  money.returnsTo !== 'iban' &&
  !['cancel', 'cancel_order', 'request_cancellation'].includes(kind);

/** With what, when and where a day comes now. */
const nowWords = (say: Say, { item, stop }: NonNullable<Changed['days'][number]['to']>): string[] => [
  ...(item ? [say.text(item.name)] : []),
  ...(stop?.deliveryTime ? [say.window(stop.deliveryTime)] : []),
  ...(stop ? [streetOf(stop.door), say.text(stop.cityName)] : []),
];

/** Each day as it was and as it is: one that moved by its kit, so that it does not seem to come on both days. */
const dayRows = (say: Say, days: Changed['days']): LetterRow[] =>
  days.map(({ kitName, from, to }) => {
    const was = say.day(from.day);
    const named = `${was}, ${say.text(kitName)}`;
    if (to === null) return [named, say(m.order_mail_change_cancelled)];
    const words = nowWords(say, to);
    if (to.day === from.day) return [named, words.join(', ') || was];
    const willBe = say(m.order_mail_change_will_be, { day: say.day(to.day) });
    return [
      say.text(kitName),
      `${say(m.order_mail_change_was, { day: was })} → ${[willBe, ...words].join(', ')}`,
    ];
  });

const moneyRows = (say: Say, { money }: Changed): LetterRow[] => [
  ...(money.returnCents > 0
    ? ([[say(m.order_mail_change_returned), say.euros(money.returnCents)]] satisfies LetterRow[])
    : []),
  ...(money.points > 0
    ? ([[say(m.order_mail_change_points), String(money.points)]] satisfies LetterRow[])
    : []),
];

type Returning = { readonly change: Pick<Changed, 'money'> };

const backPart = (say: Say, facts: Facts & Returning): ReturnType<typeof returnPart> => {
  if (facts.change.money.returnCents === 0) return { paragraphs: [], button: viewButton(say, facts) };
  const part = returnPart(say, facts);
  // Where an account is asked for, that says the term as well.
  const term = facts.returnAccount === 'unknown' ? [] : [say(m.order_mail_change_return_term)];
  return { ...part, paragraphs: [...term, ...part.paragraphs] };
};

/** Receipts of what was changed in an order's days. */
export const orderChangeLetters = letters({
  orderChanged: (say, facts: Facts & { readonly change: Changed; readonly by: 'buyer' | 'provider' }) => {
    const { change, by } = facts;
    const isCancelled = change.kind === 'cancel';
    const text = isCancelled
      ? by === 'provider'
        ? say(m.order_mail_change_by_provider)
        : say(m.order_mail_change_by_buyer)
      : say(texts[change.kind] ?? m.order_mail_change_text);
    const back = backPart(say, facts);
    return toBuyer(say, facts, {
      subject: say(subjects[change.kind], numberOf(facts)),
      paragraphs: [text, ...back.paragraphs],
      rows: [...dayRows(say, change.days), ...moneyRows(say, change)],
      button: back.button,
    });
  },

  /** Of a pre-order: when its first box comes is known now. */
  daysConfirmed: (say, facts: Facts & { readonly change: Pick<Changed, 'days'> }) => {
    const days = facts.change.days
      .map(({ kitName, from, to }) => ({ kitName, day: to?.day ?? from.day }))
      .toSorted((a, b) => (a.day < b.day ? -1 : 1));
    return toBuyer(say, facts, {
      subject: say(m.order_mail_days_confirmed_subject, numberOf(facts)),
      paragraphs: [
        say(m.order_mail_days_confirmed_text, { day: say.day(days[0]?.day ?? facts.row.startDate) }),
      ],
      rows: days.map(({ day, kitName }): LetterRow => [say.day(day), say.text(kitName)]),
      button: viewButton(say, facts),
    });
  },

  orderChangeUndone: (say, facts: Facts) =>
    toBuyer(say, facts, {
      subject: say(m.order_mail_change_undone_subject, numberOf(facts)),
      paragraphs: [say(m.order_mail_change_undone_text)],
      button: viewButton(say, facts),
    }),

  supplementDue: (say, facts: Facts & Pending) => {
    const { supplementCents, payUntil, days } = facts.change;
    return toBuyer(say, facts, {
      subject: say(m.order_mail_supplement_due_subject, numberOf(facts)),
      paragraphs: [
        say(m.order_mail_supplement_due_text, {
          amount: say.euros(supplementCents),
          until: say.deadline(payUntil ?? facts.row.createdAt),
        }),
      ],
      rows: dayRows(say, days),
      button: viewButton(say, facts, say(m.order_mail_placed_pay)),
    });
  },

  supplementPaid: (say, facts: Invoiced & Pending & Returning) => {
    const amount = say.euros(facts.change.supplementCents);
    const back = backPart(say, facts);
    return toBuyer(say, facts, {
      subject: say(m.order_mail_supplement_paid_subject, numberOf(facts)),
      paragraphs: [say(m.order_mail_supplement_paid_text, { amount }), ...back.paragraphs],
      rows: dayRows(say, facts.change.days),
      button: back.button,
      invoiceId: facts.invoiceId,
    });
  },

  supplementLapsed: (say, facts: Facts & Pending) =>
    toBuyer(say, facts, {
      subject: say(m.order_mail_supplement_lapsed_subject, numberOf(facts)),
      paragraphs: [say(m.order_mail_supplement_lapsed_text)],
      button: viewButton(say, facts),
    }),

  supplementDropped: (say, facts: Facts) =>
    toBuyer(say, facts, {
      subject: say(m.order_mail_supplement_lapsed_subject, numberOf(facts)),
      paragraphs: [say(m.order_mail_supplement_dropped_text)],
      button: viewButton(say, facts),
    }),

  /** To the owner, who decides and gets in touch. */
  cancellationRequested: (
    say,
    { number, page, message }: { readonly number: string; readonly page: string; readonly message: string },
  ) => ({
    subject: say(m.order_mail_cancellation_requested_subject, { number }),
    paragraphs: [say(m.order_mail_cancellation_requested_text), message],
    button: { label: say(m.order_mail_view), url: page },
  }),
});
