import { LOGIN_DAYS, REMEMBERED_LOGIN_DAYS } from '@shop/domain/constants';
import { SignJWT, errors, jwtVerify } from 'jose';

/** How long a token is good, and how long a login may be renewed. */
export const tokenSeconds = 60 * 60;
export const loginSeconds = LOGIN_DAYS * 24 * 60 * 60;
export const rememberedLoginSeconds = REMEMBERED_LOGIN_DAYS * 24 * 60 * 60;

export type TokenReading =
  | { readonly state: 'good' | 'expired'; readonly sessionId: string }
  | { readonly state: 'bad' };

export type Tokens = {
  issue(sessionId: string, now: Date): Promise<string>;
  read(token: string, now: Date): Promise<TokenReading>;
};

const algorithm = 'HS256';

/** Signed tokens of one hour, each naming the session that it lives by. */
export const tokens = (secret: string): Tokens => {
  const key = new TextEncoder().encode(secret);
  const verify = async (token: string, currentDate: Date): Promise<string | null> => {
    const { payload } = await jwtVerify(token, key, { algorithms: [algorithm], currentDate });
    return payload.jti ?? null;
  };
  return {
    issue: (sessionId, now) => {
      const issued = Math.floor(now.getTime() / 1000);
      return new SignJWT()
        .setProtectedHeader({ alg: algorithm })
        .setJti(sessionId)
        .setIssuedAt(issued)
        .setExpirationTime(issued + tokenSeconds)
        .sign(key);
    },
    read: async (token, now) => {
      try {
        const sessionId = await verify(token, now);
        return sessionId ? { state: 'good', sessionId } : { state: 'bad' };
      } catch (error) {
        // Rightly signed, only too old: the signature was checked before the claims.
        if (error instanceof errors.JWTExpired && error.payload.jti) {
          return { state: 'expired', sessionId: error.payload.jti };
        }
        return { state: 'bad' };
      }
    },
  };
};
