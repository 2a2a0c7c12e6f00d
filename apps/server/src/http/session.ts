import type { FastifyReply, FastifyRequest } from 'fastify';

export const sessionCookie = 'session';

/** A browser sends its token in a cookie, any other client as a bearer. */
export const tokenOf = (request: FastifyRequest): string | null => {
  const [scheme, bearer] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() === 'bearer' && bearer) return bearer;
  return request.cookies[sessionCookie] ?? null;
};

type Token = { readonly value: string; readonly maxAgeSeconds: number | null };

/** A token to keep, for both kinds of client; null takes the cookie away. */
export const sendToken = (reply: FastifyReply, token: Token | null, isSecure: boolean): void => {
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  if (!token) {
    reply.clearCookie(sessionCookie, cookie);
    return;
  }
  reply.header('authorization', `Bearer ${token.value}`);
  reply.setCookie(sessionCookie, token.value, {
    ...cookie,
    ...(token.maxAgeSeconds !== null && { maxAge: token.maxAgeSeconds }),
  });
};
