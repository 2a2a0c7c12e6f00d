import { randomUUID } from 'node:crypto';
import type { Registration, SocialProviderName } from '@shop/contract/auth';
import { isOwnEmail } from '@shop/domain/weak-passwords';
import type { Locale } from '@shop/domain/text';
import type { Visitor } from '../../../actor.ts';
import type { UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure, invalid } from '../../../failure.ts';
import type { UserRow } from '../auth/auth.repository.ts';
import type { KnownDevices } from '../auth/known-devices.ts';
import type { Login, OpenLogin } from '../auth/logins.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { KeptHashes } from '../auth/kept-hashes.ts';
import { attemptsOf } from '../auth/attempt-limits.ts';
import { linkEnd, linkHash, newLinkToken } from '../../base/links/tokens-in-mail.ts';
import type { PointsService } from '../points/points.service.ts';
import { accountLetters } from './account-letters.ts';
import { securityLetters } from '../auth/security-letters.ts';
import type { Mails } from '../../base/mail/mails.ts';
import { forgotPasswordJob } from './accounts.jobs.ts';
import { hadAccount, inviterOf } from './referral.ts';
import { tooMany } from '../../base/limits/too-many.ts';

export type AccountParts = {
  readonly work: UnitOfWork;
  readonly keptHashes: KeptHashes;
  readonly mails: Mails;
  readonly openLogin: OpenLogin;
};

/** What the link in the mail turns into an account. Nobody gets one for a mailbox that is not theirs. */
type Pending = {
  readonly email: string;
  readonly passwordHash: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: Locale;
  readonly referralCode: string;
  readonly social?: { readonly provider: SocialProviderName; readonly subject: string };
};

const hour = 60 * 60;
const askedPerAddress = { max: 30, perSeconds: hour };
/** Mails to one mailbox: strangers who ask for them do not keep its owner from asking. */
const asked = {
  perAddress: askedPerAddress,
  perBoth: { max: 5, perSeconds: hour },
  perAccount: { max: 20, perSeconds: hour },
  perOwner: { max: 20, perSeconds: hour },
};
const lookedPerAddress = { max: 120, perSeconds: hour };
const resetKinds = ['reset_password', 'invitation'] as const;

export const accountsService = ({
  work,
  keptHashes,
  mails,
  openLogin,
  known,
  points,
}: AccountParts & {
  readonly known: KnownDevices;
  readonly points: Pick<PointsService, 'rewardReceiver'>;
}) => {
  /** Whoever has logged in with this mailbox in this browser before. */
  const ownerHere = async (email: string, { knownDevice, now }: Visitor): Promise<UserRow | null> => {
    const id = await known.ownerIn(knownDevice, now);
    const user = id === null ? null : await work.read(({ auth }) => auth.user(id));
    return user?.email.toLowerCase() === email.toLowerCase() ? user : null;
  };
  /** Counted alike for mailboxes that have an account and for those that have none. */
  const mayAsk = async (what: string, email: string, visitor: Visitor): Promise<boolean> => {
    const who = { account: email, user: await ownerHere(email, visitor) };
    return work.read((await attemptsOf(known, what, asked, who, visitor)).take);
  };

  const mayLook = (what: string, { address, now }: Visitor): Promise<boolean> =>
    work.read(({ limits }) => limits.take(`${what}:address:${address}`, lookedPerAddress, now));

  /** The same statements for known and unknown addresses; only what the mail says differs. */
  const mailRegistration = async (
    within: Work,
    pending: Pending,
    { returnTo, isReferralRefused }: { returnTo: string; isReferralRefused: boolean },
    now: Date,
  ): Promise<void> => {
    const known = await within.auth.userByEmail(pending.email);
    const token = newLinkToken();
    await within.links.add({
      tokenHash: linkHash(token),
      kind: 'register',
      data: known ? {} : pending,
      createdAt: now,
      expiresAt: linkEnd('register', now),
    });
    if (known) await mails.write(within, accountLetters.alreadyRegistered, {}, known, now);
    else
      await mails.write(
        within,
        accountLetters.verifyEmail,
        { token, returnTo, isReferralRefused },
        pending,
        now,
      );
  };

  return {
    register: async (input: Registration, visitor: Visitor): Promise<undefined | Failure> => {
      const { email, firstName, lastName, referralCode } = input;
      if (!(await mayAsk('register', email, visitor))) return tooMany(askedPerAddress);
      const passwordHash = await hashPassword(input.password);
      return work.transaction(async (within) => {
        const isInvited = referralCode !== '';
        if (isInvited && (await inviterOf(within, referralCode)) === null) return fail('referral_refused');
        // Said in the mail alone: an answer would tell anybody whose address had an account here.
        const isReferralRefused = isInvited && (await hadAccount(within, keptHashes, email, visitor.now));
        const pending = { email, passwordHash, firstName, lastName, referralCode, locale: visitor.locale };
        await mailRegistration(within, pending, { returnTo: input.returnTo, isReferralRefused }, visitor.now);
        return undefined;
      });
    },

    /** An account for somebody whom a provider knows, once the mailbox is known to be theirs. */
    registerSocial: async (
      pending: Omit<Pending, 'passwordHash' | 'locale' | 'referralCode'>,
      visitor: Visitor,
    ): Promise<undefined | Failure> => {
      if (!(await mayAsk('register', pending.email, visitor))) return tooMany(askedPerAddress);
      return work.transaction(async (within) => {
        const whole = { ...pending, passwordHash: null, referralCode: '', locale: visitor.locale };
        await mailRegistration(within, whole, { returnTo: '', isReferralRefused: false }, visitor.now);
        return undefined;
      });
    },

    /** Said before anybody presses a button that leads nowhere. */
    checkRegistration: async (token: string, visitor: Visitor): Promise<undefined | Failure> => {
      if (!(await mayLook('register-check', visitor))) return tooMany(askedPerAddress);
      return work.read(async ({ links, auth }) => {
        const link = await links.look(linkHash(token), ['register'], visitor.now);
        const isFree = link && !(await auth.userByEmail((link.data as Pending).email));
        return isFree ? undefined : fail('link_ended');
      });
    },

    confirmRegistration: (token: string, visitor: Visitor): Promise<Login | Failure> =>
      work.transaction(async (within) => {
        const { now } = visitor;
        const link = await within.links.use(linkHash(token), ['register'], now);
        if (!link) return fail('link_ended');
        const { referralCode, social, ...person } = link.data as Pending;
        if (await within.auth.userByEmail(person.email)) return fail('link_ended');
        const referrerId =
          referralCode === '' || (await hadAccount(within, keptHashes, person.email, now))
            ? null
            : await inviterOf(within, referralCode);
        const user = await within.auth.insertUser({ ...person, emailVerifiedAt: now, createdAt: now });
        if (referrerId !== null) {
          await within.accounts.addReferral(user.id, referrerId, now);
          await points.rewardReceiver(within, user.id, now);
        }
        if (social && !(await within.social.link({ ...social, userId: user.id, createdAt: now }))) {
          return fail('link_ended');
        }
        await within.audit.record(
          { actorId: user.id, action: 'register', entity: 'user', entityId: user.id },
          now,
        );
        await mails.write(within, accountLetters.welcome, user, user, now);
        // The link may open in another browser: the language is the one in which the account was asked for.
        const reader = { ...visitor, locale: user.locale };
        return openLogin(within, user, reader, { remember: false, by: 'registration' });
      }),

    forgot: async (email: string, visitor: Visitor): Promise<undefined | Failure> => {
      if (!(await mayAsk('forgot', email, visitor))) return tooMany(askedPerAddress);
      await work.transaction((within) => within.jobs(forgotPasswordJob, { requestId: randomUUID(), email }));
      return undefined;
    },

    /** So that nobody thinks up a password for a link that leads nowhere. */
    checkReset: async (token: string, visitor: Visitor): Promise<undefined | Failure> => {
      if (!(await mayLook('reset-check', visitor))) return tooMany(askedPerAddress);
      const link = await work.read(({ links }) => links.look(linkHash(token), resetKinds, visitor.now));
      return link ? undefined : fail('link_ended');
    },

    /** The same answer as a registration would get, before anybody fills in its form. */
    invitationCounts: async (code: string, visitor: Visitor): Promise<boolean | Failure> => {
      if (!(await mayLook('referral', visitor))) return tooMany(askedPerAddress);
      return (await work.read((repositories) => inviterOf(repositories, code))) !== null;
    },

    /** By a mailed link: the mailbox is proved to be theirs, and every login anybody had is over. */
    reset: async (
      { token, password }: { token: string; password: string },
      { address, now }: Visitor,
    ): Promise<undefined | Failure> => {
      if (!(await work.read(({ limits }) => limits.take(`reset:address:${address}`, askedPerAddress, now)))) {
        return tooMany(askedPerAddress);
      }
      const passwordHash = await hashPassword(password);
      return work.transaction(async (within) => {
        const link = await within.links.use(linkHash(token), resetKinds, now);
        const user = link?.userId ? await within.auth.lockUser(link.userId) : null;
        if (!user) return fail('link_ended');
        if (isOwnEmail(password, user.email)) return invalid({ password: 'password_is_email' });
        await within.auth.updateUser(user.id, {
          passwordHash,
          emailVerifiedAt: user.emailVerifiedAt ?? now,
        });
        await within.auth.endSessions(user.id, now);
        await within.links.void(user.id, resetKinds, now);
        await within.audit.record(
          { actorId: user.id, action: 'reset_password', entity: 'user', entityId: user.id },
          now,
        );
        await mails.write(within, securityLetters.passwordChanged, { at: now }, user, now);
        return undefined;
      });
    },
  };
};
export type AccountsService = ReturnType<typeof accountsService>;
