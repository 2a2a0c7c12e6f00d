import type { Day } from '@shop/domain/day';
import type { MissReason } from '@shop/domain/states/tables';
import { m } from '@shop/messages';
import { missReasonText } from '@shop/messages/miss-reasons';
import { phoneText } from '@shop/messages/phone';
import { letters } from '../../base/mail/letter.ts';
import { toPayCents } from '../../selling/check-outs/check-out-facts.ts';
import {
  type CheckOutLetterFacts,
  numberOf,
  toBuyer,
  viewButton,
} from '../../selling/check-outs/check-out-letters.ts';

type Missed = CheckOutLetterFacts & {
  readonly missedDay: { readonly day: Day; readonly reason: MissReason };
};

/** At once, when a box could not be delivered: why, and what follows. */
export const missedLetters = letters({
  deliveryMissed: (say, facts: Missed) => {
    const { row, missedDay } = facts;
    const phone = phoneText(say.shop.company.phone);
    const isForCash = missedDay.reason === 'no_cash' && row.paidAt === null;
    return toBuyer(say, facts, {
      subject: say(m.missed_mail_subject, numberOf(facts)),
      paragraphs: [
        say(m.missed_mail_text, { day: say.day(missedDay.day) }),
        missReasonText(missedDay.reason, say.locale),
        isForCash
          ? say(m.missed_pay_text, { amount: say.euros(toPayCents(row)), phone })
          : say(m.missed_next_text, { phone }),
      ],
      button: isForCash ? viewButton(say, facts, say(m.order_mail_placed_pay)) : viewButton(say, facts),
    });
  },
});
