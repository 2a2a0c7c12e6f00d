import { sitePaths } from '@shop/contract/site-paths';
import type { Locale } from '@shop/domain/text';
import { m } from '@shop/messages';
import { greeting } from '@shop/messages/greeting';
import type { Work } from '../../../db/unit-of-work.ts';
import { deviceName } from '../auth/device.ts';
import { type MailContent, writeMail } from '../../base/mail/write-mail.ts';

type Words = Pick<MailContent, 'subject' | 'paragraphs'> & Partial<Pick<MailContent, 'note' | 'rows'>>;
type Button = { readonly label: string; readonly path: string; readonly query?: Record<string, string> };
type To = { readonly email: string; readonly locale: Locale };

/** Every mail about accounts, in the reader's language. */
export const accountMails = (shopName: () => Promise<string>, publicUrl: () => URL) => {
  const send = async (within: Work, kind: string, to: To, now: Date, words: Words, button?: Button) => {
    const url = button && new URL(button.path, publicUrl());
    for (const [name, value] of Object.entries(button?.query ?? {})) url?.searchParams.set(name, value);
    await writeMail(
      within,
      {
        kind,
        to: to.email,
        locale: to.locale,
        shopName: await shopName(),
        ...words,
        ...(button && url && { button: { label: button.label, url: url.href } }),
      },
      now,
    );
  };
  /** For whoever is logged in too: the page is otherwise for guests. */
  const notYou = (locale: Locale): Button => ({
    label: m.mail_not_you_button({}, { locale }),
    path: sitePaths.forgotPassword,
    query: { from: 'mail' },
  });
  const moment = (at: Date, locale: Locale): string =>
    new Intl.DateTimeFormat(locale === 'lt' ? 'lt-LT' : 'en-IE', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'Europe/Vilnius',
    }).format(at);

  return {
    confirmRegistration: async (
      within: Work,
      to: To,
      { token, returnTo, isReferralRefused }: { token: string; returnTo: string; isReferralRefused: boolean },
      now: Date,
    ) => {
      const { locale } = to;
      const shop = await shopName();
      await send(
        within,
        'verify_email',
        to,
        now,
        {
          subject: m.mail_verify_subject({ shop }, { locale }),
          paragraphs: [
            m.mail_hello({}, { locale }),
            m.mail_verify_text({ shop }, { locale }),
            ...(isReferralRefused ? [m.mail_verify_referral({}, { locale })] : []),
          ],
          note: m.mail_verify_note({}, { locale }),
        },
        {
          label: m.mail_verify_button({}, { locale }),
          path: sitePaths.confirmRegistration,
          query: { token, ...(returnTo && { back: returnTo }) },
        },
      );
    },
    alreadyRegistered: async (within: Work, to: To, now: Date) => {
      const { locale } = to;
      const shop = await shopName();
      await send(
        within,
        'already_registered',
        to,
        now,
        {
          subject: m.mail_registered_subject({ shop }, { locale }),
          paragraphs: [m.mail_hello({}, { locale }), m.mail_registered_text({}, { locale })],
          note: m.mail_registered_note({}, { locale }),
        },
        { label: m.mail_registered_button({}, { locale }), path: sitePaths.login },
      );
    },
    welcome: async (within: Work, to: To & { firstName: string }, now: Date) => {
      const { locale, firstName } = to;
      const shop = await shopName();
      await send(
        within,
        'welcome',
        to,
        now,
        {
          subject: m.mail_welcome_subject({}, { locale }),
          paragraphs: [
            greeting(firstName, locale),
            m.mail_welcome_text({ shop }, { locale }),
            m.mail_welcome_referral({}, { locale }),
          ],
        },
        { label: m.mail_welcome_button({}, { locale }), path: sitePaths.personalSettings },
      );
    },
    resetPassword: async (within: Work, to: To, token: string, now: Date) => {
      const { locale } = to;
      await send(
        within,
        'reset_password',
        to,
        now,
        {
          subject: m.mail_reset_subject({}, { locale }),
          paragraphs: [m.mail_hello({}, { locale }), m.mail_reset_text({}, { locale })],
          note: m.mail_reset_note({}, { locale }),
        },
        { label: m.mail_reset_button({}, { locale }), path: sitePaths.resetPassword, query: { token } },
      );
    },
    passwordChanged: async (within: Work, to: To, now: Date) => {
      const { locale } = to;
      await send(
        within,
        'password_changed',
        to,
        now,
        {
          subject: m.mail_password_changed_subject({}, { locale }),
          paragraphs: [m.mail_hello({}, { locale }), m.mail_password_changed_text({}, { locale })],
          rows: [[m.mail_when({}, { locale }), moment(now, locale)]],
          note: m.mail_not_you_note({}, { locale }),
        },
        notYou(locale),
      );
    },
    confirmEmail: async (
      within: Work,
      to: To,
      which: 'email_old' | 'email_new',
      newEmail: string,
      token: string,
      now: Date,
    ) => {
      const { locale } = to;
      const text = which === 'email_old' ? m.mail_email_old_text : m.mail_email_new_text;
      await send(
        within,
        which,
        to,
        now,
        {
          subject: m.mail_email_subject({}, { locale }),
          paragraphs: [m.mail_hello({}, { locale }), text({ email: newEmail }, { locale })],
          note: m.mail_email_note({}, { locale }),
        },
        { label: m.mail_email_button({}, { locale }), path: sitePaths.confirmEmail, query: { token } },
      );
    },
    emailTaken: async (within: Work, to: To, now: Date) => {
      const { locale } = to;
      await send(within, 'email_taken', to, now, {
        subject: m.mail_email_subject({}, { locale }),
        paragraphs: [m.mail_hello({}, { locale }), m.mail_email_taken_text({}, { locale })],
      });
    },
    emailChanged: async (within: Work, to: To, newEmail: string, now: Date) => {
      const { locale } = to;
      await send(within, 'email_changed', to, now, {
        subject: m.mail_email_changed_subject({}, { locale }),
        paragraphs: [
          m.mail_hello({}, { locale }),
          m.mail_email_changed_text({ email: newEmail }, { locale }),
        ],
        note: m.mail_email_changed_note({}, { locale }),
      });
    },
    newDevice: async (within: Work, to: To, device: string, now: Date) => {
      const { locale } = to;
      await send(
        within,
        'new_device',
        to,
        now,
        {
          subject: m.mail_device_subject({}, { locale }),
          paragraphs: [m.mail_hello({}, { locale }), m.mail_device_text({}, { locale })],
          rows: [
            [m.mail_device({}, { locale }), device],
            [m.mail_when({}, { locale }), moment(now, locale)],
          ],
          note: m.mail_not_you_note({}, { locale }),
        },
        notYou(locale),
      );
    },
    /** A token was used again after its successor: somebody has a copy of one of them. */
    loginCopied: async (within: Work, to: To, device: string, now: Date) => {
      const { locale } = to;
      await send(
        within,
        'login_copied',
        to,
        now,
        {
          subject: m.mail_copied_subject({}, { locale }),
          paragraphs: [m.mail_hello({}, { locale }), m.mail_copied_text({}, { locale })],
          rows: [
            [m.mail_device({}, { locale }), deviceName(device)],
            [m.mail_when({}, { locale }), moment(now, locale)],
          ],
          note: m.mail_copied_note({}, { locale }),
        },
        { label: m.mail_copied_button({}, { locale }), path: sitePaths.loginSettings },
      );
    },
    secondFactor: async (within: Work, to: To, isOn: boolean, now: Date) => {
      const { locale } = to;
      const subject = isOn ? m.mail_second_on_subject : m.mail_second_off_subject;
      const text = isOn ? m.mail_second_on_text : m.mail_second_off_text;
      await send(
        within,
        isOn ? 'second_factor_on' : 'second_factor_off',
        to,
        now,
        {
          subject: subject({}, { locale }),
          paragraphs: [m.mail_hello({}, { locale }), text({}, { locale })],
          note: m.mail_not_you_note({}, { locale }),
        },
        notYou(locale),
      );
    },
    invitation: async (within: Work, to: To & { firstName: string }, token: string, now: Date) => {
      const { locale, firstName } = to;
      const shop = await shopName();
      await send(
        within,
        'invitation',
        to,
        now,
        {
          subject: m.mail_invitation_subject({ shop }, { locale }),
          paragraphs: [greeting(firstName, locale), m.mail_invitation_text({ shop }, { locale })],
          note: m.mail_invitation_note({}, { locale }),
        },
        { label: m.mail_invitation_button({}, { locale }), path: sitePaths.resetPassword, query: { token } },
      );
    },
    accountDeleted: async (within: Work, to: To, now: Date) => {
      const { locale } = to;
      await send(within, 'account_deleted', to, now, {
        subject: m.mail_deleted_subject({}, { locale }),
        paragraphs: [m.mail_hello({}, { locale }), m.mail_deleted_text({}, { locale })],
      });
    },
  };
};
export type AccountMails = ReturnType<typeof accountMails>;
