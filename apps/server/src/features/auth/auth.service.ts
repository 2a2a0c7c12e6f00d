import { randomUUID } from 'node:crypto';
import type { UserProfile } from '@shop/contract/auth';
import type { Viewer } from '../../actor.ts';
import { fail, type Failure } from '../../failure.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import { presentUser } from './auth.presenter.ts';
import { passwordFits } from './passwords.ts';
import { loginSeconds, rememberedLoginSeconds, type Tokens } from './tokens.ts';

export type Login = { readonly profile: UserProfile; readonly token: string; readonly maxAgeSeconds: number };

export const authService = (work: UnitOfWork, tokens: Tokens) => {
  const secondsLeft = (end: Date, now: Date): number => Math.floor((end.getTime() - now.getTime()) / 1000);

  /** The session that a token names, if it still lives. */
  const session = async (id: string, now: Date) => {
    const found = await work.read((repositories) => repositories.auth.openSession(id));
    return found && found.session.expiresAt > now ? found : null;
  };

  return {
    /** Who sends this token; a token that is too old says so, so that the caller can renew it. */
    viewer: async (token: string, now: Date): Promise<Viewer | Failure> => {
      const reading = await tokens.read(token, now);
      if (reading.state === 'bad') return fail('not_logged_in');
      if (reading.state === 'expired') return fail('token_expired');
      const found = await session(reading.sessionId, now);
      if (!found) return fail('not_logged_in');
      return { userId: found.user.id, role: found.user.role, sessionId: found.session.id };
    },

    login: async (
      { email, password, remember }: { email: string; password: string; remember: boolean },
      device: string,
      now: Date,
    ): Promise<Login | Failure> => {
      const user = await work.read((repositories) => repositories.auth.userByEmail(email));
      if (!(await passwordFits(user?.passwordHash ?? null, password)) || !user) return fail('wrong_login');
      const maxAgeSeconds = remember ? rememberedLoginSeconds : loginSeconds;
      const sessionId = randomUUID();
      await work.transaction(async (within) => {
        await within.auth.addSession({
          id: sessionId,
          userId: user.id,
          remember,
          device,
          createdAt: now,
          expiresAt: new Date(now.getTime() + maxAgeSeconds * 1000),
        });
        await within.audit({ actorId: user.id, action: 'login', entity: 'user', entityId: user.id }, now);
      });
      return { profile: presentUser(user), token: await tokens.issue(sessionId, now), maxAgeSeconds };
    },

    /** A new token for the same login. The login's own end does not move. */
    refresh: async (token: string | null, now: Date): Promise<Login | Failure> => {
      const reading = token === null ? null : await tokens.read(token, now);
      if (!reading || reading.state === 'bad') return fail('not_logged_in');
      const found = await session(reading.sessionId, now);
      if (!found) return fail('token_ended');
      return {
        profile: presentUser(found.user),
        token: await tokens.issue(found.session.id, now),
        maxAgeSeconds: secondsLeft(found.session.expiresAt, now),
      };
    },

    /** Ends the login also when its token has already expired. */
    logout: async (token: string | null, now: Date): Promise<void> => {
      const reading = token === null ? null : await tokens.read(token, now);
      if (!reading || reading.state === 'bad') return;
      await work.transaction((within) => within.auth.endSession(reading.sessionId, now));
    },

    profile: async (userId: number): Promise<UserProfile | Failure> => {
      const user = await work.read((repositories) => repositories.auth.user(userId));
      return user ? presentUser(user) : fail('not_found');
    },
  };
};
export type AuthService = ReturnType<typeof authService>;
