import type { Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure } from '../../../failure.ts';
import type { PersonalData } from '../../base/personal-data.ts';
import type { Mails } from '../../base/mail/mails.ts';
import { accountLetters } from '../accounts/account-letters.ts';
import { formerEmailHash } from '../accounts/referral.ts';
import type { UserRow } from '../auth/auth.repository.ts';
import { securityActions } from '../auth/security-log.ts';
import type { KeptHashes } from '../auth/kept-hashes.ts';
import { forfeitPoints } from '../points/ledger.ts';

type Parts = {
  readonly keptHashes: KeptHashes;
  readonly mails: Mails;
  readonly personalData: () => readonly PersonalData[];
};

/** Who goes: an account, a mailbox that is proved to be theirs, or both. */
type Leaver = { readonly user: UserRow | null; readonly email: string };

const closeAccount = async (within: Work, parts: Parts, user: UserRow, now: Date): Promise<void> => {
  await forfeitPoints(within, user.id, now);
  await within.people.anonymise(user.id, formerEmailHash(parts.keptHashes, user.email), securityActions, now);
  await within.audit.record({ actorId: user.id, action: 'delete', entity: 'user', entityId: user.id }, now);
  // Written after all others were deleted: it alone remains, to be sent.
  await parts.mails.write(within, accountLetters.accountDeleted, {}, user, now);
};

/**
 * Forgets a person, by whichever way they asked. Orders under way are still brought, and paid back where that is due;
 * their buyer is forgotten when they end. Papers stay for the ten years of the law.
 */
export const forgetPerson =
  (parts: Parts) =>
  async (within: Work, { user, email }: Leaver, now: Date): Promise<undefined | Failure> => {
    if (user?.role === 'admin' && (await within.auth.lockAdmins()).length === 1) return fail('last_admin');
    const person = { userId: user?.id ?? null, email };
    for (const { forget } of parts.personalData()) await forget?.(within, person, now);
    if (user) await closeAccount(within, parts, user, now);
    return undefined;
  };
export type ForgetPerson = ReturnType<typeof forgetPerson>;
