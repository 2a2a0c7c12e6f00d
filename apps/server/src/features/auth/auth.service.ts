import type { Viewer, Visitor } from '../../actor.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import { fail, type Failure } from '../../failure.ts';
import type { SecondFactor } from '../second-factor/second-factor.ts';
import { lacksSecondFactor, type Profiles } from '../users/profiles.ts';
import type { UserRow } from './auth.repository.ts';
import type { Login, OpenLogin } from './logins.ts';
import { passwordFits } from './passwords.ts';
import type { Seals } from './seals.ts';
import type { Tokens } from './tokens.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly tokens: Tokens;
  readonly seals: Seals;
  readonly profiles: Profiles;
  readonly openLogin: OpenLogin;
  readonly secondFactor: SecondFactor;
};

const quarterHour = 15 * 60;
const wrongPerAccount = { max: 10, perSeconds: quarterHour };
const wrongPerAddress = { max: 50, perSeconds: quarterHour };

const challengePurpose = 'second factor';
const challengeMs = 5 * 60 * 1000;

export const authService = ({ work, tokens, seals, profiles, openLogin, secondFactor }: Parts) => {
  const secondsLeft = (end: Date, now: Date): number => Math.floor((end.getTime() - now.getTime()) / 1000);

  /** The session that a token names, if it still lives. */
  const session = async (id: string, now: Date) => {
    const found = await work.read((repositories) => repositories.auth.openSession(id));
    return found && found.session.expiresAt > now ? found : null;
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
    const challenge = await seals.seal(challengePurpose, { userId: user.id, ...how }, until);
    return fail('second_factor_required', { data: { challenge } });
  };

  return {
    enter,

    /** Who sends this token; a token that is too old says so, so that the caller can renew it. */
    viewer: async (token: string, now: Date): Promise<Viewer | Failure> => {
      const reading = await tokens.read(token, now);
      if (reading.state === 'bad') return fail('not_logged_in');
      if (reading.state === 'expired') return fail('token_expired');
      const found = await session(reading.sessionId, now);
      if (!found) return fail('not_logged_in');
      const { user } = found;
      // Without the second factor that the owner asks for, staff are let in as customers are.
      const isHeldBack = await work.read((repositories) => lacksSecondFactor(repositories, user));
      return { userId: user.id, role: isHeldBack ? 'user' : user.role, sessionId: found.session.id };
    },

    login: async (
      { email, password, remember }: { email: string; password: string; remember: boolean },
      visitor: Visitor,
    ): Promise<Login | Failure> => {
      const account = `login:account:${email.toLowerCase()}`;
      const address = `login:address:${visitor.address}`;
      const isAllowed = await work.read(
        async ({ limits }) =>
          (await limits.take(address, wrongPerAddress, visitor.now)) &&
          (await limits.take(account, wrongPerAccount, visitor.now)),
      );
      if (!isAllowed) return fail('too_many');
      const user = await work.read((repositories) => repositories.auth.userByEmail(email));
      if (!(await passwordFits(user?.passwordHash ?? null, password)) || !user) return fail('wrong_login');
      await work.read(async ({ limits }) => {
        await limits.giveBack(address);
        await limits.giveBack(account);
      });
      return enter(user, visitor, { remember, by: 'password' });
    },

    /** The second step of a login. */
    answerChallenge: async (
      { challenge, code }: { challenge: string; code: string },
      visitor: Visitor,
    ): Promise<Login | Failure> => {
      const opened = (await seals.open(challengePurpose, challenge, visitor.now)) as {
        userId: number;
        remember: boolean;
        by: string;
      } | null;
      if (!opened) return fail('link_ended');
      const { userId, remember, by } = opened;
      const key = `second-factor:${userId}`;
      if (!(await work.read(({ limits }) => limits.take(key, wrongPerAccount, visitor.now))))
        return fail('too_many');
      return work.transaction(async (within) => {
        const user = await within.auth.lockUser(userId);
        if (!user) return fail('not_logged_in');
        if (!(await secondFactor.accept(within, user, code, visitor.now))) {
          return fail('invalid', { fields: { code: [{ code: 'wrong_code' }] } });
        }
        await within.limits.giveBack(key);
        return openLogin(within, user, visitor, { remember, by: `${by}, second factor` });
      });
    },

    /** A new token for the same login. The login's own end does not move. */
    refresh: async (token: string | null, now: Date): Promise<Login | Failure> => {
      const reading = token === null ? null : await tokens.read(token, now);
      if (!reading || reading.state === 'bad') return fail('not_logged_in');
      const found = await session(reading.sessionId, now);
      if (!found) return fail('token_ended');
      return work.transaction(async (within) => {
        await within.auth.seeSession(found.session.id, now);
        return {
          profile: await profiles.of(within, found.user, now),
          token: await tokens.issue(found.session.id, now),
          maxAgeSeconds: secondsLeft(found.session.expiresAt, now),
        };
      });
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
