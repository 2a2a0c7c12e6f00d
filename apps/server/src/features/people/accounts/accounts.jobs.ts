import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Clock } from '../../../ports/clock.ts';
import { type JobKind, type Worker, worker } from '../../../ports/jobs.ts';
import type { EncryptedTokens } from '../../base/links/encrypted-tokens.ts';
import { linkEnd, linkHash } from '../../base/links/tokens-in-mail.ts';
import { securityLetters } from '../auth/security-letters.ts';
import type { Mails } from '../../base/mail/mails.ts';

/** Looked up only here, so that the answer to whoever asks takes the same time for known and unknown addresses. */
export const forgotPasswordJob: JobKind<{ requestId: string; email: string }> = {
  name: 'accounts.forgot-password',
};

export const accountWorkers = (
  work: UnitOfWork,
  encryptedTokens: EncryptedTokens,
  mails: Mails,
  clock: Clock,
): Worker[] => [
  worker(forgotPasswordJob, async ({ requestId, email }) => {
    const now = clock.now();
    // Made from the request, so that a job that runs twice makes one link and one mail.
    const token = encryptedTokens.hash('reset link', requestId);
    await work.transaction(async (within) => {
      const user = await within.auth.userByEmail(email);
      if (!user) return;
      const isNew = await within.links.add({
        tokenHash: linkHash(token),
        kind: 'reset_password',
        userId: user.id,
        data: {},
        createdAt: now,
        expiresAt: linkEnd('reset_password', now),
      });
      if (isNew) await mails.write(within, securityLetters.resetPassword, { token }, user, now);
    });
  }),
];
