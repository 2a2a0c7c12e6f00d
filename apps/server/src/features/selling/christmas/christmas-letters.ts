import { sitePaths } from '@shop/contract/site-paths';
import { m } from '@shop/messages';
import { letters } from '../../base/mail/letter.ts';

export const christmasLetters = letters({
  /** Whether the wish is its reader's own. */
  christmasReminderAsked: (say, { token }: { readonly token: string }) => ({
    subject: say(m.christmas_mail_asked_subject),
    paragraphs: [say.hello(), say(m.christmas_mail_asked_text, { shop: say.shop.name })],
    button: {
      label: say(m.christmas_mail_asked_button),
      url: say.link(`${sitePaths.christmasReminder}?token=${encodeURIComponent(token)}`),
    },
    note: say(m.christmas_mail_asked_note),
  }),

  christmasReminder: (say, { lastOrderAt }: { readonly lastOrderAt: Date }) => ({
    subject: say(m.christmas_mail_open_subject),
    paragraphs: [
      say.hello(),
      say(m.christmas_mail_open_text),
      say(m.christmas_mail_open_until, { deadline: say.deadline(lastOrderAt) }),
    ],
    button: { label: say(m.christmas_mail_open_button), url: say.link(sitePaths.christmas) },
    note: say(m.christmas_mail_open_note),
  }),
});
