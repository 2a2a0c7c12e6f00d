import type { WholeFile } from '@shop/contract/files';
import type { Mailer } from '../../../ports/mailer.ts';
import { withoutKeys } from '../links/tokens-in-mail.ts';
import type { Parts } from '../parts.ts';
import type { PersonalData } from '../personal-data.ts';
import { mailWorkers } from './mail.jobs.ts';
import { mailboxRoutes } from './mailbox.routes.ts';
import { mailboxService } from './mailbox.service.ts';

/** The file that goes along with a mail. */
export type PaperOf = (invoiceId: number) => Promise<WholeFile>;

export type MailParts = {
  readonly mailer: Mailer;
  readonly paperOf: PaperOf;
  /** Whether written mails can be read at a page of the shop: only in development. */
  readonly hasMailbox: boolean;
};

const personalData: PersonalData = {
  export: async ({ mail }, { email }) => ({
    mails: (email === null ? [] : await mail.ofRecipient(email)).map(({ at, text, ...each }) => ({
      ...each,
      at: at.toISOString(),
      // Whoever merely sits at an open session is not to learn from here what proves who owns the mailbox.
      text: withoutKeys(text),
    })),
  }),
  forget: async ({ mail }, { email }) => {
    if (email !== null) await mail.forgetRecipient(email);
  },
};

export const openMail = ({ work, clock, ...parts }: Parts & MailParts) => ({
  routes: mailboxRoutes(mailboxService(work, parts.hasMailbox, parts.paperOf)),
  workers: mailWorkers(work, clock, parts),
  personalData: [personalData],
});
