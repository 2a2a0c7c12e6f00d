import { randomUUID } from 'node:crypto';
import type { Viewer, Visitor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure } from '../../../failure.ts';
import { securityLetters } from './security-letters.ts';
import { deviceName } from './device.ts';
import type { Mails } from '../../base/mail/mails.ts';
import { askedOf } from '../second-factor/second-factor-policy.ts';
import type { TryCode } from '../second-factor/try-code.ts';
import type { Profiles } from '../users/profiles.ts';
import type { SessionRow, UserRow } from './auth.repository.ts';
import type { KnownDevices } from './known-devices.ts';
import type { Login, OpenLogin } from './logins.ts';
import { passwordFits } from './passwords.ts';
import { isJustRenewed, isLive, standingOf } from './renewals.ts';
import type { EncryptedTokens } from '../../base/links/encrypted-tokens.ts';
import { failedLogin } from './security-log.ts';
import type { TokenReading, Tokens } from './tokens.ts';
import { attemptsOf } from './attempt-limits.ts';
import { tooMany } from '../../base/limits/too-many.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly tokens: Tokens;
  readonly encryptedTokens: EncryptedTokens;
  readonly profiles: Profiles;
  readonly mails: Mails;
  readonly known: KnownDevices;
  readonly openLogin: OpenLogin;
  readonly tryCode: TryCode;
};

const minute = 60;
const wrongLogins = {
  perAddress: { max: 50, perSeconds: 15 * minute },
  perBoth: { max: 10, perSeconds: 15 * minute },
  perAccount: { max: 100, perSeconds: 60 * minute },
  perOwner: { max: 100, perSeconds: 60 * minute },
};
const once = { max: 1, perSeconds: 15 * minute };

const challengePurpose = 'second factor';
const challengeMs = 5 * 60 * 1000;

export const authService = (parts: Parts) => {
  const { work, tokens, encryptedTokens, profiles, mails, known, openLogin, tryCode } = parts;
  const secondsLeft = (end: Date, now: Date): number => Math.floor((end.getTime() - now.getTime()) / 1000);

  type Found = { readonly session: SessionRow; readonly user: UserRow };
  type Reading = Exclude<TokenReading, { readonly state: 'bad' }>;

  /** The session that a token names, if it still lives, and what the token is worth to it. */
  const standing = (found: Found | null, { generation }: Reading, now: Date) =>
    found && isLive(found.session, found.user.role, now)
      ? { ...found, standing: standingOf(found.session, generation, now) }
      : null;

  /** Whoever has the copy is out, and so is the owner: nobody can tell the two apart. */
  const endCopied = async ({ session, user }: Found, now: Date): Promise<Failure> => {
    await work.transaction(async (within) => {
      if (!(await within.auth.endSessionOf(user.id, session.id, now))) return;
      await within.audit.record(
        { actorId: user.id, action: 'token_reused', entity: 'user', entityId: user.id },
        now,
      );
      await mails.write(
        within,
        securityLetters.loginCopied,
        { device: deviceName(session.device), at: now },
        user,
        now,
      );
    });
    return fail('token_ended');
  };

  /** In, or asked for the second factor first. */
  const enter = async (
    user: UserRow,
    visitor: Visitor,
    how: { remember: boolean; by: string },
  ): Promise<Login | Failure> => {
    if (user.totpSince === null) {
      return work.transaction((within) => openLogin(within, user, visitor, how));
    }
    const until = new Date(visitor.now.getTime() + challengeMs);
    const challenge = await encryptedTokens.encrypt(
      challengePurpose,
      { userId: user.id, ...how, attempt: randomUUID() },
      until,
    );
    return fail('second_factor_required', { data: { challenge } });
  };

  return {
    enter,

    /** Who sends this token; one that is too old says so as long as its login goes on, so that the caller can renew it. */
    viewer: async (token: string, now: Date): Promise<Viewer | Failure> => {
      const reading = await tokens.read(token, now);
      if (reading.state === 'bad') return fail('not_logged_in');
      const row = await work.read((repositories) => repositories.auth.openSession(reading.sessionId));
      const found = standing(row, reading, now);
      if (!found || found.standing === 'unknown')
        return fail(reading.state === 'expired' ? 'token_ended' : 'not_logged_in');
      const { user, session } = found;
      if (found.standing === 'copied') return endCopied(found, now);
      const isNewest = found.standing === 'newest';
      if (found.standing === 'unanswered' || (isNewest && reading.state === 'expired'))
        return fail('token_expired');
      if (isNewest && !session.isTokenSeen)
        await work.read((repositories) => repositories.auth.seeToken(session.id, session.generation));
      // Without the second factor that the owner asks for, staff are let in as customers are.
      const isHeldBack = (await work.read((repositories) => askedOf(repositories, user, now))) === 'needed';
      return { userId: user.id, role: isHeldBack ? 'user' : user.role, sessionId: session.id };
    },

    login: async (
      { email, password, remember }: { email: string; password: string; remember: boolean },
      visitor: Visitor,
    ): Promise<Login | Failure> => {
      const user = await work.read((repositories) => repositories.auth.userByEmail(email));
      const tries = await attemptsOf(
        known,
        'login',
        wrongLogins,
        { account: email.toLowerCase(), user },
        visitor,
      );
      if (!(await work.read(tries.take))) return tooMany(wrongLogins.perBoth);
      if (!(await passwordFits(user?.passwordHash ?? null, password)) || !user) {
        await work.transaction((within) => failedLogin(within, user, 'login_failed', visitor));
        return fail('wrong_login');
      }
      await work.read(tries.giveBack);
      return enter(user, visitor, { remember, by: 'password' });
    },

    /** The second step of a login. */
    answerChallenge: async (
      { challenge, code }: { challenge: string; code: string },
      visitor: Visitor,
    ): Promise<Login | Failure> => {
      const opened = (await encryptedTokens.decrypt(challengePurpose, challenge, visitor.now)) as {
        userId: number;
        remember: boolean;
        by: string;
        attempt: string;
      } | null;
      if (!opened) return fail('link_ended');
      const { userId, remember, by, attempt } = opened;
      return tryCode(userId, code, visitor, async (within, user) => {
        // A challenge is good for one login, whatever codes there are.
        if (!(await within.limits.take(`challenge:${attempt}`, once, visitor.now))) return fail('link_ended');
        return openLogin(within, user, visitor, { remember, by: `${by}, second factor` });
      });
    },

    /** A new token for the same login. The login's own end does not move. */
    refresh: async (token: string | null, now: Date): Promise<Login | Failure> => {
      const reading = token === null ? null : await tokens.read(token, now);
      if (!reading || reading.state === 'bad') return fail('not_logged_in');
      const renewed = await work.transaction(async (within) => {
        const found = standing(await within.auth.lockSession(reading.sessionId), reading, now);
        if (!found || found.standing === 'unknown') return fail('token_ended');
        if (found.standing === 'copied') return { copied: found };
        const { session, user } = found;
        const isNext = found.standing === 'newest' && !isJustRenewed(session, now);
        const generation = session.generation + (isNext ? 1 : 0);
        await within.auth.updateSession(session.id, {
          lastSeenAt: now,
          generation,
          ...((isNext || found.standing === 'unanswered') && { renewedAt: now }),
          // What comes with the newest token shows that it arrived; its successor is on its way only now.
          ...(found.standing === 'newest' && { isTokenSeen: !isNext }),
        });
        return {
          profile: await profiles.of(within, user, now),
          token: await tokens.issue(session.id, now, generation),
          maxAgeSeconds: secondsLeft(session.expiresAt, now),
        };
      });
      return 'copied' in renewed ? endCopied(renewed.copied, now) : renewed;
    },

    /** Ends the login also when its token has already expired. */
    logout: async (token: string | null, now: Date): Promise<void> => {
      const reading = token === null ? null : await tokens.read(token, now);
      if (!reading || reading.state === 'bad') return;
      await work.transaction((within) => within.auth.endSession(reading.sessionId, now));
    },
  };
};
export type AuthService = ReturnType<typeof authService>;
