import { m } from '@shop/messages';
import { letters } from '../../base/mail/letter.ts';

type Ledger = { readonly userId: number; readonly sum: number };

/** A mail that can still be read. */
const MOST_ROWS = 50;

export const pointsLetters = letters({
  alertPointsBelowZero: (say, { ledgers }: { readonly ledgers: readonly Ledger[] }) => ({
    subject: say(m.alert_points_subject),
    paragraphs: [say(m.alert_points_text)],
    rows: ledgers
      .slice(0, MOST_ROWS)
      .map(({ userId, sum }) => [say(m.alert_row_person, { id: userId }), String(sum)] as const),
  }),
});
