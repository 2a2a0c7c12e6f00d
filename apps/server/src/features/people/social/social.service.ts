import { sitePaths } from '@shop/contract/site-paths';
import { randomBytes } from 'node:crypto';
import type { SocialProviderName } from '@shop/contract/auth';
import { normaliseEmail } from '@shop/domain/contact';
import type { Viewer, Visitor } from '../../../actor.ts';
import type { UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure, isFailure } from '../../../failure.ts';
import type { SocialAnswer, SocialPerson, SocialProviders, SocialSecrets } from '../../../ports/social.ts';
import { accountLetters } from '../accounts/account-letters.ts';
import type { Mails } from '../../base/mail/mails.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { UserRow } from '../auth/auth.repository.ts';
import type { AuthService } from '../auth/auth.service.ts';
import type { Login } from '../auth/logins.ts';
import type { EncryptedTokens } from '../../base/links/encrypted-tokens.ts';
import type { ForgetPerson } from '../personal-data/forget-person.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly providers: SocialProviders;
  readonly encryptedTokens: EncryptedTokens;
  readonly mails: Mails;
  readonly forget: ForgetPerson;
  readonly accounts: AccountsService;
  readonly enter: AuthService['enter'];
  readonly publicUrl: () => URL;
};

type Attempt = SocialSecrets & {
  readonly provider: SocialProviderName;
  readonly remember: boolean;
  /** Set where somebody who is logged in wants to add the provider to their account. */
  readonly linkTo: number | null;
};
type Pending = { readonly provider: SocialProviderName; readonly person: SocialPerson };

const attemptMs = 10 * 60 * 1000;
const pendingMs = 30 * 60 * 1000;
const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);
const random = (): string => randomBytes(32).toString('base64url');

export const socialService = ({
  work,
  providers,
  encryptedTokens,
  mails,
  forget,
  accounts,
  enter,
  publicUrl,
}: Parts) => {
  const returnUrl = (provider: SocialProviderName): URL =>
    new URL(`/auth/social/${provider}/callback`, publicUrl());

  /** Adds the provider to the account of whoever is logged in and asked for it. */
  const linkTo = (userId: number, provider: SocialProviderName, subject: string, now: Date) =>
    work.transaction(async (within): Promise<UserRow | Failure> => {
      const user = await within.auth.lockUser(userId);
      if (!user) return fail('not_found');
      if (!(await within.social.link({ provider, subject, userId, createdAt: now })))
        return fail('social_taken');
      await within.audit.record(
        { actorId: userId, action: 'link_social', entity: 'user', entityId: userId, details: { provider } },
        now,
      );
      return user;
    });

  /** The account of a mailbox that the provider vouches for: the one that is there, or a new one. */
  const byMailbox = async (
    within: Work,
    provider: SocialProviderName,
    { subject, firstName, lastName }: SocialPerson,
    email: string,
    { locale, now }: Visitor,
  ): Promise<UserRow | Failure> => {
    const known = await within.auth.userByEmail(email);
    const user =
      known ??
      (await within.auth.insertUser({
        email,
        firstName,
        lastName,
        locale,
        emailVerifiedAt: now,
        createdAt: now,
      }));
    if (!(await within.social.link({ provider, subject, userId: user.id, createdAt: now }))) {
      return fail('social_taken');
    }
    if (!known) await mails.write(within, accountLetters.welcome, user, user, now);
    await within.audit.record(
      {
        actorId: user.id,
        action: known ? 'link_social' : 'register',
        entity: 'user',
        entityId: user.id,
        details: { provider },
      },
      now,
    );
    return user;
  };

  return {
    providers: (): SocialProviderName[] =>
      (['google', 'facebook'] as const).filter((name) => providers[name] !== undefined),

    begin: async (
      name: SocialProviderName,
      { link, remember }: { link: boolean; remember: boolean },
      viewer: Viewer | null,
      now: Date,
    ): Promise<{ url: string; attempt: string } | Failure> => {
      const provider = providers[name];
      if (!provider) return fail('not_found');
      if (link && !viewer) return fail('not_logged_in');
      const secrets = { state: random(), nonce: random(), verifier: random() };
      const url = await provider.begin(secrets, returnUrl(name));
      const attempt: Attempt = {
        ...secrets,
        provider: name,
        remember,
        linkTo: link && viewer ? viewer.userId : null,
      };
      return {
        url: url.href,
        attempt: await encryptedTokens.encrypt('social attempt', attempt, later(now, attemptMs)),
      };
    },

    finish: async (
      name: SocialProviderName,
      encrypted: string,
      answer: SocialAnswer,
      viewer: Viewer | null,
      visitor: Visitor,
    ): Promise<Login | Failure> => {
      const { now } = visitor;
      const attempt = (await encryptedTokens.decrypt('social attempt', encrypted, now)) as Attempt | null;
      const provider = providers[name];
      if (!provider || attempt?.provider !== name) return fail('social_failed');
      // An attempt to link is good only for the person who began it, still logged in.
      if (attempt.linkTo !== null && attempt.linkTo !== viewer?.userId) return fail('social_failed');
      const person = await provider.finish(attempt, returnUrl(name), answer);
      if (!person) return fail('social_failed');
      const how = { remember: attempt.remember, by: name };

      if (attempt.linkTo !== null) {
        const user = await linkTo(attempt.linkTo, name, person.subject, now);
        return isFailure(user) ? user : enter(user, visitor, how);
      }
      const knownId = await work.read(({ social }) => social.userIdOf(name, person.subject));
      const known = knownId === null ? null : await work.read(({ auth }) => auth.user(knownId));
      if (known) return enter(known, visitor, how);

      const email = person.email === null ? null : normaliseEmail(person.email);
      if (email !== null && person.isEmailVerified) {
        const user = await work.transaction((within) => byMailbox(within, name, person, email, visitor));
        return isFailure(user) ? user : enter(user, visitor, how);
      }
      // Nobody vouches for the mailbox: it is asked for and a link is mailed there before anything is made.
      const pending = await encryptedTokens.encrypt(
        'social pending',
        { provider: name, person } satisfies Pending,
        later(now, pendingMs),
      );
      return fail('social_email_needed', { data: { pending, email: email ?? '' } });
    },

    giveEmail: async (
      name: SocialProviderName,
      { pending, email }: { pending: string; email: string },
      visitor: Visitor,
    ): Promise<undefined | Failure> => {
      const opened = (await encryptedTokens.decrypt(
        'social pending',
        pending,
        visitor.now,
      )) as Pending | null;
      if (opened?.provider !== name) return fail('link_ended');
      const { subject, firstName, lastName } = opened.person;
      return accounts.registerSocial(
        { email, firstName, lastName, social: { provider: name, subject } },
        visitor,
      );
    },

    unlink: (name: SocialProviderName, { userId }: Viewer, now: Date): Promise<undefined | Failure> =>
      work.transaction(async (within) => {
        const user = await within.auth.lockUser(userId);
        if (!user) return fail('not_found');
        const linked = await within.social.providersOf(userId);
        if (!linked.includes(name)) return fail('not_found');
        if (user.passwordHash === null && linked.length === 1) return fail('last_way_in');
        await within.social.unlink(userId, name);
        await within.audit.record(
          {
            actorId: userId,
            action: 'unlink_social',
            entity: 'user',
            entityId: userId,
            details: { provider: name },
          },
          now,
        );
        return undefined;
      }),

    /** What came from Facebook goes; an account that had no other way in goes with it. */
    forgetFacebookPerson: async (
      signedRequest: string,
      now: Date,
    ): Promise<{ url: string; confirmationCode: string } | Failure> => {
      const subject = providers.facebook?.subjectOf(signedRequest) ?? null;
      if (subject === null) return fail('not_found');
      const confirmationCode = randomBytes(9).toString('base64url');
      const result = await work.transaction(async (within): Promise<undefined | Failure> => {
        const userId = await within.social.userIdOf('facebook', subject);
        const user = userId === null ? null : await within.auth.lockUser(userId);
        if (!user) return undefined;
        await within.social.unlink(user.id, 'facebook');
        await within.audit.record(
          {
            actorId: null,
            action: 'facebook_deletion',
            entity: 'user',
            entityId: user.id,
            details: { confirmationCode },
          },
          now,
        );
        const waysIn = await within.social.providersOf(user.id);
        return user.passwordHash === null && waysIn.length === 0
          ? forget(within, { user, email: user.email }, now)
          : undefined;
      });
      if (isFailure(result)) return result;
      const url = new URL(sitePaths.facebookDeletion, publicUrl());
      url.searchParams.set('code', confirmationCode);
      return { url: url.href, confirmationCode };
    },
  };
};
export type SocialService = ReturnType<typeof socialService>;
