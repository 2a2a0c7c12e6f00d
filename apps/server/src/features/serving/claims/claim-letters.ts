import type { Day } from '@shop/domain/day';
import type { Text } from '@shop/domain/text';
import { m } from '@shop/messages';
import { letters, type LetterRow } from '../../base/mail/letter.ts';
import type { Say } from '../../base/mail/say.ts';
import {
  type CheckOutLetterFacts,
  returnPart,
  toBuyer,
  viewButton,
} from '../../selling/check-outs/check-out-letters.ts';
import type { ClaimRow } from './claims.repository.ts';

export type ClaimFacts = {
  readonly claim: Pick<
    ClaimRow,
    'words' | 'answerBy' | 'answer' | 'amountCents' | 'points' | 'anotherDay' | 'reason'
  > & { readonly day: Day; readonly kitName: Text; readonly pictureCount: number };
};
type Facts = CheckOutLetterFacts & ClaimFacts;

const about = (say: Say, { row, claim }: Pick<Facts, 'row' | 'claim'>) => ({
  number: row.number,
  day: say.day(claim.day),
});

const saidRows = (say: Say, { claim }: ClaimFacts, label = say(m.claim_mail_row_words)): LetterRow[] => [
  [say(m.claim_mail_row_box), `${say.text(claim.kitName)}, ${say.day(claim.day)}`],
  [label, claim.words],
  ...(claim.pictureCount > 0
    ? ([[say(m.claim_mail_row_pictures), String(claim.pictureCount)]] satisfies LetterRow[])
    : []),
];

const answerText = (say: Say, { claim }: ClaimFacts): string => {
  if (claim.answer === 'money')
    return say(m.claim_mail_answered_money, { amount: say.euros(claim.amountCents ?? 0) });
  if (claim.answer === 'points')
    return say(m.claim_mail_answered_points, { points: String(claim.points ?? 0) });
  if (claim.answer === 'another_day' && claim.anotherDay !== null)
    return say(m.claim_mail_answered_another_day, { day: say.day(claim.anotherDay) });
  return say(m.claim_mail_answered_no);
};

/** Something was wrong with a box: what the buyer and the owner are told. */
export const claimLetters = letters({
  claimReceived: (say, facts: Facts) =>
    toBuyer(say, facts, {
      subject: say(m.claim_mail_received_subject, about(say, facts)),
      paragraphs: [say(m.claim_mail_received_text, { by: say.day(facts.claim.answerBy) })],
      rows: saidRows(say, facts),
      button: viewButton(say, facts),
    }),

  claimMade: (say, facts: Pick<Facts, 'row' | 'claim'>) => ({
    subject: say(m.claim_mail_made_subject, about(say, facts)),
    paragraphs: [say(m.claim_mail_made_text, { by: say.day(facts.claim.answerBy) })],
    rows: saidRows(say, facts, say(m.claim_mail_row_buyers_words)),
  }),

  claimAnswered: (say, facts: Facts) => {
    const { paragraphs, button } =
      facts.claim.answer === 'money'
        ? returnPart(say, facts)
        : { paragraphs: [], button: viewButton(say, facts) };
    return toBuyer(say, facts, {
      subject: say(m.claim_mail_answered_subject, about(say, facts)),
      paragraphs: [answerText(say, facts), ...paragraphs],
      rows: [[say(m.claim_mail_row_reason), facts.claim.reason]],
      button,
    });
  },
});
