import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { Clock } from '../clock.ts';

export type MontonioKeys = { readonly accessKey: string; readonly secretKey: string };

/** Montonio's JSON Web Tokens: every request is one, and so is every piece of news. */
export const montonioTokens = ({ accessKey, secretKey }: MontonioKeys, clock: Clock) => {
  const key = new TextEncoder().encode(secretKey);
  return {
    sign: (fields: JWTPayload): Promise<string> => {
      const now = clock.now();
      return new SignJWT({ ...fields, accessKey })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt(now)
        .setExpirationTime(new Date(now.getTime() + 600_000))
        .sign(key);
    },
    /** Null where the signature or the access key is not ours. A token past its time is still known to be genuine. */
    verify: async (token: string): Promise<JWTPayload | null> => {
      const claims = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        requiredClaims: ['exp'],
        currentDate: clock.now(),
      }).then(
        ({ payload }) => payload,
        (error: unknown) => {
          // The signature is checked first, so whatever expired was signed rightly.
          if (error instanceof errors.JWTExpired) return error.payload;
          if (error instanceof errors.JOSEError) return null;
          throw error;
        },
      );
      return claims?.['accessKey'] === accessKey ? claims : null;
    },
  };
};
