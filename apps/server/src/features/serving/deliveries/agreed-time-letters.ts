import type { BoughtDeliveryTime } from '@shop/contract/orders';
import type { Day } from '@shop/domain/day';
import { m } from '@shop/messages';
import { phoneText } from '@shop/messages/phone';
import { letters } from '../../base/mail/letter.ts';
import {
  type CheckOutLetterFacts,
  numberOf,
  toBuyer,
  viewButton,
} from '../../selling/check-outs/check-out-letters.ts';

type Window = Pick<BoughtDeliveryTime, 'fromTime' | 'toTime'>;
type Agreed = CheckOutLetterFacts & {
  /** Before: null where nothing had been agreed yet. */
  readonly agreedTime: Window & { readonly day: Day; readonly before: Window | null };
};

export const agreedTimeLetters = letters({
  timeAgreed: (say, facts: Agreed) => {
    const { day, before, ...window } = facts.agreedTime;
    const [subject, text] = before
      ? [m.christmas_mail_changed_subject, m.christmas_mail_changed_text]
      : [m.christmas_mail_agreed_subject, m.christmas_mail_agreed_text];
    return toBuyer(say, facts, {
      subject: say(subject, numberOf(facts)),
      paragraphs: [say(text)],
      rows: [
        [say(m.christmas_mail_day), say.day(day)],
        [say(m.order_mail_row_time), say.window(window)],
        ...(before ? [[say(m.christmas_mail_row_before), say.window(before)] as const] : []),
      ],
      button: viewButton(say, facts),
      note: say(m.christmas_mail_agreed_note, { phone: phoneText(say.shop.company.phone) }),
    });
  },
});
