import { sitePaths } from '@shop/contract/site-paths';
import { m } from '@shop/messages';
import { type Letter, letters } from '../../base/mail/letter.ts';
import type { Say } from '../../base/mail/say.ts';

type Token = { readonly token: string };
type Changed = { readonly newEmail: string };

type Registration = Token & {
  /** Where the visitor wanted to go; empty: nowhere in particular. */
  readonly returnTo: string;
  readonly isReferralRefused: boolean;
};

/** The old and the new mailbox are both asked, each in its own words. */
const confirmEmail = (say: Say, text: string, token: string): Letter => ({
  subject: say(m.mail_email_subject),
  paragraphs: [say.hello(), text],
  button: { label: say(m.mail_email_button), url: say.link(sitePaths.confirmEmail, { token }) },
  note: say(m.mail_email_note),
});

export const accountLetters = letters({
  verifyEmail: (say, { token, returnTo, isReferralRefused }: Registration) => ({
    subject: say(m.mail_verify_subject, { shop: say.shop.name }),
    paragraphs: [
      say.hello(),
      say(m.mail_verify_text, { shop: say.shop.name }),
      ...(isReferralRefused ? [say(m.mail_verify_referral)] : []),
    ],
    button: {
      label: say(m.mail_verify_button),
      url: say.link(sitePaths.confirmRegistration, { token, ...(returnTo && { back: returnTo }) }),
    },
    note: say(m.mail_verify_note),
  }),

  alreadyRegistered: (say) => ({
    subject: say(m.mail_registered_subject, { shop: say.shop.name }),
    paragraphs: [say.hello(), say(m.mail_registered_text)],
    button: { label: say(m.mail_registered_button), url: say.link(sitePaths.login) },
    note: say(m.mail_registered_note),
  }),

  welcome: (say, { firstName }: { readonly firstName: string }) => ({
    subject: say(m.mail_welcome_subject),
    paragraphs: [
      say.hello(firstName),
      say(m.mail_welcome_text, { shop: say.shop.name }),
      say(m.mail_welcome_referral),
    ],
    button: { label: say(m.mail_welcome_button), url: say.link(sitePaths.personalSettings) },
  }),

  /** To somebody whom the owner gave an account for work. */
  invitation: (say, { firstName, token }: Token & { readonly firstName: string }) => ({
    subject: say(m.mail_invitation_subject, { shop: say.shop.name }),
    paragraphs: [say.hello(firstName), say(m.mail_invitation_text, { shop: say.shop.name })],
    button: { label: say(m.mail_invitation_button), url: say.link(sitePaths.resetPassword, { token }) },
    note: say(m.mail_invitation_note),
  }),

  emailOld: (say, { newEmail, token }: Token & Changed) =>
    confirmEmail(say, say(m.mail_email_old_text, { email: newEmail }), token),

  emailNew: (say, { newEmail, token }: Token & Changed) =>
    confirmEmail(say, say(m.mail_email_new_text, { email: newEmail }), token),

  emailTaken: (say) => ({
    subject: say(m.mail_email_subject),
    paragraphs: [say.hello(), say(m.mail_email_taken_text)],
  }),

  emailChanged: (say, { newEmail }: Changed) => ({
    subject: say(m.mail_email_changed_subject),
    paragraphs: [say.hello(), say(m.mail_email_changed_text, { email: newEmail })],
    note: say(m.mail_email_changed_note),
  }),

  accountDeleted: (say) => ({
    subject: say(m.mail_deleted_subject),
    paragraphs: [say.hello(), say(m.mail_deleted_text)],
  }),
});
