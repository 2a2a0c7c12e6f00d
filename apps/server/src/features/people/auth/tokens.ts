import { LOGIN_DAYS, REMEMBERED_LOGIN_DAYS } from '@shop/domain/constants';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { keysFor, loginAudience, type Secret } from '../../base/links/keys.ts';

/** How long a token is good, and how long a login may be renewed. */
export const tokenSeconds = 60 * 60;
export const loginSeconds = LOGIN_DAYS * 24 * 60 * 60;
export const rememberedLoginSeconds = REMEMBERED_LOGIN_DAYS * 24 * 60 * 60;

export type TokenReading =
  | {
      readonly state: 'good' | 'expired';
      readonly sessionId: string;
      /** Which of its session's tokens it is: each renewal gives the next. */
      readonly generation: number;
    }
  | { readonly state: 'bad' };

export type Tokens = {
  issue(sessionId: string, now: Date, generation?: number): Promise<string>;
  read(token: string, now: Date): Promise<TokenReading>;
};

const algorithm = 'HS256';
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const readingOf = (state: 'good' | 'expired', { jti, gen }: JWTPayload): TokenReading =>
  jti !== undefined && uuid.test(jti) && Number.isSafeInteger(gen)
    ? { state, sessionId: jti, generation: gen as number }
    : { state: 'bad' };

/** Signed tokens of one hour, each naming the session that it lives by. */
export const tokens = (secret: Secret): Tokens => {
  const keys = keysFor(secret, 'login tokens');
  return {
    issue: (sessionId, now, generation = 1) => {
      const issued = Math.floor(now.getTime() / 1000);
      return new SignJWT({ gen: generation })
        .setProtectedHeader({ alg: algorithm })
        .setJti(sessionId)
        .setAudience(loginAudience)
        .setIssuedAt(issued)
        .setExpirationTime(issued + tokenSeconds)
        .sign(keys[0]);
    },
    read: async (token, now) => {
      const expected = { algorithms: [algorithm], audience: loginAudience, currentDate: now };
      for (const key of keys) {
        try {
          return readingOf('good', (await jwtVerify(token, key, expected)).payload);
        } catch (error) {
          // Rightly signed, only too old: signature and audience were checked before.
          if (error instanceof errors.JWTExpired) return readingOf('expired', error.payload);
        }
      }
      return { state: 'bad' };
    },
  };
};
