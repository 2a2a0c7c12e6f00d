import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Clock } from '../../ports/clock.ts';
import { worker, type JobKind, type Worker } from '../../ports/jobs.ts';
import type { Mailer } from '../../ports/mailer.ts';

export const sendMailJob: JobKind<{ mailId: number }> = {
  name: 'mail.send',
  retryLimit: 12,
  retryDelaySeconds: 30,
};

/**
 * A mail that was handed over but not yet marked as sent when the process died is sent once more:
 * a mail server gives no way to ask. It is the one repeat that can happen.
 */
export const mailWorkers = (work: UnitOfWork, mailer: Mailer, clock: Clock): Worker[] => [
  worker(sendMailJob, async ({ mailId }) => {
    const mail = await work.read((repositories) => repositories.mail.one(mailId));
    if (!mail || mail.sentAt) return;
    await mailer.send({ to: mail.recipient, subject: mail.subject, plain: mail.plain, html: mail.html });
    await work.transaction((within) => within.mail.setSent(mailId, clock.now()));
  }),
];
