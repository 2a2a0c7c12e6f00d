import type { Work } from '../../../db/unit-of-work.ts';
import { htmlOf, type MailText, plainOf } from './mail-layout.ts';
import { sendMailJob } from './mail.jobs.ts';

export type MailContent = MailText & {
  /** For the mailbox and for tests: 'verify_email', 'order_placed' … */
  readonly kind: string;
  readonly to: string;
  /** The paper that goes along. */
  readonly invoiceId?: number | null;
};

/** Keeps the mail and queues its sending, with the change that causes it or not at all. */
export const writeMail = async (within: Work, content: MailContent, now: Date): Promise<void> => {
  const mailId = await within.mail.insert({
    kind: content.kind,
    recipient: content.to,
    subject: content.subject,
    plain: plainOf(content),
    html: htmlOf(content),
    invoiceId: content.invoiceId ?? null,
    createdAt: now,
  });
  await within.jobs(sendMailJob, { mailId });
};
