import { m } from '@shop/messages';
import { sideWords } from '@shop/messages/changed-day';
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
import type { OrderChangeRow } from './order-changes.repository.ts';
import type { KeptChange } from './planned-change.ts';

type Facts = CheckOutLetterFacts;
type Changed = Pick<KeptChange, 'kind' | 'days' | 'money'>;
type Pending = { readonly change: Pick<OrderChangeRow, 'supplementCents' | 'payUntil' | 'days'> };

/** What is said where it is not "as you asked". */
const texts: Readonly<Partial<Record<Changed['kind'], typeof m.order_mail_change_text>>> = {
  late_money: m.order_mail_change_late_text,
  too_close: m.order_mail_change_too_close_text,
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
  too_close: m.order_mail_change_too_close_subject,
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

/** Each day as it was and as it is: one that moved by its kit, so that it does not seem to come on both days. */
const dayRows = (say: Say, days: Changed['days']): LetterRow[] =>
  days.map(({ kitName, from, to }) => {
    const day = say.day(from.day);
    const named = `${day}, ${say.text(kitName)}`;
    if (to === null) return [named, say(m.order_mail_change_cancelled)];
    const [was, is] = [sideWords(from, to, say.locale), sideWords(to, from, say.locale)];
    const together = (...parts: string[]): string => parts.filter(Boolean).join(' · ');
    if (to.day !== from.day)
      return [
        say.text(kitName),
        [
          together(say(m.order_mail_change_was, { day }), was),
          together(say(m.order_mail_change_will_be, { day: say.day(to.day) }), is),
        ].join(' → '),
      ];
    return [to.item ? day : named, is === '' ? say(m.change_day_same) : `${was} → ${is}`];
  });

const moneyRows = (say: Say, { money }: Pick<Changed, 'money'>): LetterRow[] => [
  ...(money.returnCents > 0
    ? ([
        [
          say(m.order_mail_change_returned),
          say(m.order_mail_change_return_term, { amount: say.euros(money.returnCents) }),
        ],
      ] satisfies LetterRow[])
    : []),
  ...(money.points > 0
    ? ([[say(m.order_mail_change_points), String(money.points)]] satisfies LetterRow[])
    : []),
  ...(money.earnedPointsBack > 0
    ? ([[say(m.order_mail_change_points_lost), String(money.earnedPointsBack)]] satisfies LetterRow[])
    : []),
];

type Returning = { readonly change: Pick<Changed, 'money'> };

const backPart = (say: Say, facts: Facts & Returning): ReturnType<typeof returnPart> => {
  if (facts.change.money.returnCents === 0) return { paragraphs: [], button: viewButton(say, facts) };
  return returnPart(say, facts);
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
    const isGone = change.days.every(({ to }) => to === null);
    const list = say(isGone ? m.order_mail_change_gone : m.order_mail_change_now);
    return toBuyer(say, facts, {
      subject: say(subjects[change.kind], numberOf(facts)),
      paragraphs: [text, ...back.paragraphs, ...(change.days.length > 0 ? [list] : [])],
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
      rows: [...dayRows(say, facts.change.days), ...moneyRows(say, facts.change)],
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
