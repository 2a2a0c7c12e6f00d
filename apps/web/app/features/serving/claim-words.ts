import type { Claim } from '@shop/contract/claims';
import { m } from '@shop/messages';
import { longDay, money } from '~/lib/format.ts';

/** What the shop gives for what was wrong. */
export const answerText = ({ answer, amountCents, points, anotherDay }: Claim): string => {
  if (answer === 'money') return m.box_claim_answer_money({ amount: money(amountCents ?? 0) });
  if (answer === 'points') return m.box_claim_answer_points({ points: points ?? 0 });
  if (answer === 'another_day' && anotherDay !== null)
    return m.box_claim_answer_another_day({ day: longDay(anotherDay) });
  return m.box_claim_answer_no();
};
