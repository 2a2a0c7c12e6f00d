import { sitePaths } from '@shop/contract/site-paths';
import { m } from '@shop/messages';
import { type Letter, type LetterRow, letters } from '../../base/mail/letter.ts';
import type { Say } from '../../base/mail/say.ts';

type When = { readonly at: Date };
type Device = { readonly device: string };

/** For whoever is logged in too: the page is otherwise for guests. */
const unlessItWasYou = (say: Say): Pick<Letter, 'button' | 'note'> => ({
  button: { label: say(m.mail_not_you_button), url: say.link(sitePaths.forgotPassword, { from: 'mail' }) },
  note: say(m.mail_not_you_note),
});

const deviceRows = (say: Say, { device, at }: Device & When): LetterRow[] => [
  [say(m.mail_device), device],
  [say(m.mail_when), say.moment(at)],
];

export const securityLetters = letters({
  resetPassword: (say, { token }: { readonly token: string }) => ({
    subject: say(m.mail_reset_subject),
    paragraphs: [say.hello(), say(m.mail_reset_text)],
    button: { label: say(m.mail_reset_button), url: say.link(sitePaths.resetPassword, { token }) },
    note: say(m.mail_reset_note),
  }),

  passwordChanged: (say, { at }: When) => ({
    subject: say(m.mail_password_changed_subject),
    paragraphs: [say.hello(), say(m.mail_password_changed_text)],
    rows: [[say(m.mail_when), say.moment(at)]],
    ...unlessItWasYou(say),
  }),

  newDevice: (say, login: Device & When) => ({
    subject: say(m.mail_device_subject),
    paragraphs: [say.hello(), say(m.mail_device_text)],
    rows: deviceRows(say, login),
    ...unlessItWasYou(say),
  }),

  /** A token was used again after its successor: somebody has a copy of one of them. */
  loginCopied: (say, login: Device & When) => ({
    subject: say(m.mail_copied_subject),
    paragraphs: [say.hello(), say(m.mail_copied_text)],
    rows: deviceRows(say, login),
    button: { label: say(m.mail_copied_button), url: say.link(sitePaths.loginSettings) },
    note: say(m.mail_copied_note),
  }),

  secondFactorOn: (say) => ({
    subject: say(m.mail_second_on_subject),
    paragraphs: [say.hello(), say(m.mail_second_on_text)],
    ...unlessItWasYou(say),
  }),

  secondFactorOff: (say) => ({
    subject: say(m.mail_second_off_subject),
    paragraphs: [say.hello(), say(m.mail_second_off_text)],
    ...unlessItWasYou(say),
  }),
});
