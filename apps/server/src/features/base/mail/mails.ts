import type { Locale } from '@shop/domain/text';
import type { Work } from '../../../db/unit-of-work.ts';
import type { LetterKind } from './letter.ts';
import { htmlOf, plainOf, type WayOut } from './mail-layout.ts';
import { sendMailJob } from './mail.jobs.ts';
import type { ReadSettings } from '../settings/read-settings.ts';
import { type Say, sayIn } from './say.ts';

export type Reader = { readonly email: string; readonly locale: Locale };

/** Of a letter that can be switched off. */
type WayOutOf = (say: Say) => WayOut;

const OWNERS_LANGUAGE = 'lt';

/** Letters become mails here: kept, and their sending queued, with the change that causes them or not at all. */
export const openMails = (settings: ReadSettings, publicUrl: () => URL) => {
  const write = async <Facts>(
    within: Work,
    letter: LetterKind<Facts>,
    facts: Facts,
    to: Reader,
    now: Date,
    wayOutOf?: WayOutOf,
  ): Promise<void> => {
    const { locale, email } = to;
    const { shop } = await settings();
    const say = sayIn(locale, shop, publicUrl());
    const { invoiceId = null, ...words } = letter.write(say, facts);
    const wayOut = wayOutOf?.(say);
    const mail = { ...words, locale, shopName: shop.name, wayOut };
    const mailId = await within.mail.insert({
      kind: letter.kind,
      recipient: email,
      subject: mail.subject,
      plain: plainOf(mail),
      html: htmlOf(mail),
      invoiceId,
      unsubscribeUrl: wayOut?.url ?? null,
      createdAt: now,
    });
    await within.jobs(sendMailJob, { mailId });
  };

  return {
    write,
    /** A shop that has named no address of its own has nobody to write to. */
    toOwner: async <Facts>(
      within: Work,
      letter: LetterKind<Facts>,
      facts: Facts,
      now: Date,
    ): Promise<void> => {
      const { email } = (await settings()).shop.company;
      if (email !== '') await write(within, letter, facts, { email, locale: OWNERS_LANGUAGE }, now);
    },
  };
};
export type Mails = ReturnType<typeof openMails>;
