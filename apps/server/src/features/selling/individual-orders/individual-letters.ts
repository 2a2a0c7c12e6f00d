import { sitePaths } from '@shop/contract/site-paths';
import type { Day } from '@shop/domain/day';
import { answerBy } from '@shop/domain/individual/clock';
import { payUntil } from '@shop/domain/states/check-out-can';
import { m } from '@shop/messages';
import { weekdayInCase } from '@shop/messages/weekday-case';
import type { Work } from '../../../db/unit-of-work.ts';
import { letters, type LetterRow } from '../../base/mail/letter.ts';
import type { Say } from '../../base/mail/say.ts';
import { buyerName, factsOf, toPayCents } from '../check-outs/check-out-facts.ts';
import { orderSections } from '../check-outs/check-out-letter-sections.ts';
import { type CheckOutLetterFacts, numberOf, toBuyer } from '../check-outs/check-out-letters.ts';
import type { CheckOutLinks } from '../check-outs/check-out-links.ts';
import type { CheckOutMails } from '../check-outs/check-out-mails.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';

type Facts = CheckOutLetterFacts;
/** What the owner is told of: nothing of what was answered, only where it is to be read. */
type OwnersFacts = Pick<Facts, 'row' | 'orders' | 'page'>;

const untilAnswered = (say: Say, { row }: Pick<Facts, 'row'>) => ({
  until: say.deadline(answerBy(row.payableSince)),
});
const owed = (say: Say, { row }: Facts) => ({
  amount: say.euros(toPayCents(row)),
  until: say.deadline(payUntil(factsOf(row))),
});

const requestRows = (say: Say, { row, orders }: Pick<Facts, 'row' | 'orders'>): LetterRow[] => {
  const [line] = orders;
  return [
    [say(m.individual_mail_row_first_day), say.day(row.startDate)],
    [say(m.individual_mail_row_days), String(line?.days ?? 0)],
    [say(m.individual_mail_row_meals), String(line?.item.meals.length ?? 0)],
  ];
};

const ownersRows = (say: Say, facts: OwnersFacts): LetterRow[] => [
  [say(m.individual_mail_row_buyer), buyerName(facts.row.buyer)],
  [say(m.individual_mail_row_city), say.text(facts.row.cityName)],
  ...requestRows(say, facts),
];

const see = (say: Say, { page }: Pick<Facts, 'page'>, label = say(m.individual_mail_see)) => ({
  label,
  url: page,
});
const pay = (say: Say, facts: Facts) => see(say, facts, say(m.individual_mail_pay));

const reasonOf = (say: Say, { words }: { readonly words: string }): string[] =>
  words === '' ? [] : [say(m.individual_mail_reason, { words })];

/** About individual orders. What was answered about health is never in a mail. */
export const individualLetters = letters({
  requestReceived: (say, facts: Facts) =>
    toBuyer(say, facts, {
      subject: say(m.individual_mail_received_subject, numberOf(facts)),
      paragraphs: [say(m.individual_mail_received_text, untilAnswered(say, facts))],
      rows: requestRows(say, facts),
      button: see(say, facts),
      note: say(m.order_mail_keep_note),
    }),

  requestMade: (say, facts: OwnersFacts) => ({
    subject: say(m.individual_mail_made_subject, { number: facts.row.number }),
    paragraphs: [say(m.individual_mail_made_text, untilAnswered(say, facts))],
    rows: ownersRows(say, facts),
    button: see(say, facts),
  }),

  requestReminder: (say, facts: OwnersFacts) => ({
    subject: say(m.individual_mail_reminder_subject, { number: facts.row.number }),
    paragraphs: [say(m.individual_mail_reminder_text, untilAnswered(say, facts))],
    rows: ownersRows(say, facts),
    button: see(say, facts),
  }),

  requestAlarm: (say, facts: OwnersFacts) => ({
    subject: say(m.individual_mail_alarm_subject, { number: facts.row.number }),
    paragraphs: [say(m.individual_mail_alarm_text)],
    rows: ownersRows(say, facts),
    button: see(say, facts),
  }),

  requestAsked: (say, facts: Facts) =>
    toBuyer(say, facts, {
      subject: say(m.individual_mail_question_subject, numberOf(facts)),
      paragraphs: [say(m.individual_mail_question_text)],
      button: see(say, facts, say(m.individual_mail_answer)),
    }),

  requestAnswered: (say, facts: OwnersFacts) => ({
    subject: say(m.individual_mail_answered_subject, { number: facts.row.number }),
    paragraphs: [say(m.individual_mail_answered_text)],
    button: see(say, facts),
  }),

  /** `movedTo`: the first day came too close while the offer was made. */
  offerMade: (say, facts: Facts & { readonly movedTo: Day | null }) =>
    toBuyer(say, facts, {
      subject: say(m.individual_mail_offer_subject, {
        ...numberOf(facts),
        amount: say.euros(facts.row.totalCents),
      }),
      paragraphs: [
        say(m.individual_mail_offer_text, owed(say, facts)),
        ...(facts.movedTo === null
          ? []
          : [
              say(m.individual_mail_offer_moved, {
                day: weekdayInCase(say.day(facts.movedTo), 'accusative'),
              }),
            ]),
      ],
      button: pay(say, facts),
      sections: orderSections(say, facts),
    }),

  priceChanged: (say, facts: Facts & { readonly beforeCents: number }) =>
    toBuyer(say, facts, {
      subject: say(m.individual_mail_price_subject, numberOf(facts)),
      paragraphs: [
        say(m.individual_mail_price_text, {
          ...owed(say, facts),
          amount: say.euros(facts.row.totalCents),
          before: say.euros(facts.beforeCents),
        }),
      ],
      button: pay(say, facts),
      sections: orderSections(say, facts),
    }),

  offerReminder: (say, facts: Facts) =>
    toBuyer(say, facts, {
      subject: say(m.individual_mail_pay_reminder_subject, numberOf(facts)),
      paragraphs: [say(m.individual_mail_pay_reminder_text, owed(say, facts))],
      button: pay(say, facts),
    }),

  requestDeclined: (say, facts: Facts & { readonly words: string }) =>
    toBuyer(say, facts, {
      subject: say(m.individual_mail_declined_subject, numberOf(facts)),
      paragraphs: [say(m.individual_mail_declined_text), ...reasonOf(say, facts)],
      button: see(say, facts),
    }),

  requestRestored: (say, facts: Facts) =>
    toBuyer(say, facts, {
      subject: say(m.individual_mail_restored_subject, numberOf(facts)),
      paragraphs: [say(m.individual_mail_restored_text, untilAnswered(say, facts))],
      button: see(say, facts),
    }),

  cancellationKept: (say, facts: Facts & { readonly words: string }) =>
    toBuyer(say, facts, {
      subject: say(m.individual_mail_kept_subject, numberOf(facts)),
      paragraphs: [say(m.individual_mail_kept_text), ...reasonOf(say, facts)],
      button: see(say, facts, say(m.order_mail_view)),
    }),

  draftLink: (say, { token, keptUntil }: { readonly token: string | null; readonly keptUntil: Date }) => ({
    subject: say(m.individual_mail_draft_subject),
    paragraphs: [say.hello(), say(m.individual_mail_draft_text, { until: say.deadline(keptUntil) })],
    button: {
      label: say(m.individual_mail_draft_button),
      url: say.link(sitePaths.individualOrder, token === null ? {} : { token }),
    },
    note: say(m.individual_mail_draft_note),
  }),
});

/** An admin says that it cannot be carried out, in words that were kept for the buyer. */
export const tellDeclined =
  (mails: CheckOutMails, links: CheckOutLinks) =>
  async (within: Work, row: CheckOutRow, now: Date): Promise<void> => {
    const request = await within.individualOrders.one(row.id);
    const more = { words: request?.declinedWords ?? '', page: links.requestPageOf(row) };
    await mails.toBuyer(within, individualLetters.requestDeclined, row, more, now);
  };

export const tellRequestRestored =
  (mails: CheckOutMails, links: CheckOutLinks) =>
  (within: Work, row: CheckOutRow, now: Date): Promise<void> =>
    mails.toBuyer(within, individualLetters.requestRestored, row, { page: links.requestPageOf(row) }, now);
