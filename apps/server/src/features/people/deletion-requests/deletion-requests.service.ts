import { createHash, randomBytes } from 'node:crypto';
import type { Locale } from '@shop/domain/text';
import { addHours } from '@shop/domain/day';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure } from '../../../failure.ts';
import type { Mails } from '../../base/mail/mails.ts';
import { deletionRequestLetters } from './deletion-request-letters.ts';
import type { ForgetPerson } from '../personal-data/forget-person.ts';
import { tooMany } from '../../base/limits/too-many.ts';

const perVisitor = { max: 5, perSeconds: 60 * 60 };
/** Nobody's mailbox is flooded by strangers who type its address. */
const perMailbox = { max: 3, perSeconds: 24 * 60 * 60 };
const linkHours = 24;

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex');

type Requester = { readonly address: string; readonly locale: Locale; readonly now: Date };

export const deletionRequestsService = (work: UnitOfWork, mails: Mails, forget: ForgetPerson) => ({
  /** Answers alike whether or not anything is known of the address. */
  ask: async (
    { email, website }: { readonly email: string; readonly website: string },
    { address, locale, now }: Requester,
  ): Promise<Failure | null> => {
    const take = (key: string, limit: typeof perVisitor) =>
      work.read(({ limits }) => limits.take(key, limit, now));
    if (!(await take(`deletion ${address}`, perVisitor))) return tooMany(perVisitor);
    if (website !== '') return null;
    if (!(await take(`deletion of ${fingerprint(email)}`, perMailbox))) return null;

    const token = randomBytes(32).toString('base64url');
    await work.transaction(async (within) => {
      const id = await within.deletionRequests.insert({
        email,
        emailHash: fingerprint(email),
        tokenHash: fingerprint(token),
        createdAt: now,
        expiresAt: addHours(now, linkHours),
      });
      await within.audit.record(
        { actorId: null, action: 'ask', entity: 'deletion_request', entityId: id },
        now,
      );
      await mails.write(
        within,
        deletionRequestLetters.deletionRequest,
        { token, hours: linkHours },
        { email, locale },
        now,
      );
    });
    return null;
  },

  isOpen: (token: string, now: Date): Promise<boolean> =>
    work.read(({ deletionRequests }) => deletionRequests.isOpen(fingerprint(token), now)),

  /** Carried out at once. A link that was used, is too old or was made up is not there. */
  confirm: (token: string, now: Date): Promise<Failure | null> =>
    work.transaction(async (within) => {
      const request = await within.deletionRequests.carryOut(fingerprint(token), now);
      if (!request?.email) return fail('not_found');
      const { email } = request;
      const account = await within.auth.userByEmail(email);
      // Accounts of staff are the owner's to end.
      const user = account?.role === 'user' ? account : null;
      const refused = await forget(within, { user, email }, now);
      if (refused) return refused;
      await within.audit.record(
        { actorId: null, action: 'carry_out', entity: 'deletion_request', entityId: request.id },
        now,
      );
      return null;
    }),
});
export type DeletionRequestsService = ReturnType<typeof deletionRequestsService>;
