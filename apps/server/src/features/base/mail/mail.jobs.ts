import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Clock } from '../../../ports/clock.ts';
import { worker, type JobKind, type Worker } from '../../../ports/jobs.ts';
import { withoutKeys } from '../links/tokens-in-mail.ts';
import type { MailParts } from './mail.ts';

export const sendMailJob: JobKind<{ mailId: number }> = {
  name: 'mail.send',
  retryLimit: 12,
  retryDelaySeconds: 30,
  atOnce: 4,
};

/**
 * A mail that was handed over and could not be marked as sent, because the process died or the database was away or hung,
 * is sent once more: a mail server gives no way to ask.
 */
export const mailWorkers = (
  work: UnitOfWork,
  clock: Clock,
  { mailer, hasMailbox, paperOf }: MailParts,
): Worker[] => [
  worker(sendMailJob, async ({ mailId }) => {
    const mail = await work.read((repositories) => repositories.mail.one(mailId));
    if (!mail || mail.sentAt) return;
    const { recipient: to, subject, plain, html, invoiceId, unsubscribeUrl } = mail;
    const attachments = invoiceId === null ? [] : [await paperOf(invoiceId)];
    await mailer.send({ to, subject, plain, html, attachments, unsubscribeUrl });
    // From here on the reader alone has the links: whoever reads the database cannot follow them.
    // In development somebody reads the shop's own copies.
    const isRead = hasMailbox || mailer.isKeptOnly;
    const texts = isRead ? {} : { plain: withoutKeys(plain), html: withoutKeys(html), unsubscribeUrl: null };
    await work.transaction((within) => within.mail.setSent(mailId, clock.now(), texts));
  }),
];
