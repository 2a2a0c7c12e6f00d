import { flashName, flashSeconds, loggedOutFlash } from '@shop/contract/flash';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName } from './cookie-name.ts';
import { cookiePattern } from './cookie-pattern.ts';

const sessionCookie = 'session';
/** Finds a login in a cookie header by either name: whoever seems to have one is nobody to keep pages for. */
export const sessionPattern = cookiePattern(`(?:__Host-)?${sessionCookie}`);

/** A browser sends its token in a cookie, any other client as a bearer. */
export const tokenOf = (request: FastifyRequest, isSecure: boolean): string | null => {
  const [scheme, bearer] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() === 'bearer' && bearer) return bearer;
  return request.cookies[cookieName(sessionCookie, isSecure)] ?? null;
};

type Token = { readonly value: string; readonly maxAgeSeconds: number | null };

/** A token to keep, for both kinds of client; null takes the cookie away. */
export const sendToken = (reply: FastifyReply, token: Token | null, isSecure: boolean): void => {
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  if (!token) {
    reply.clearCookie(cookieName(sessionCookie, isSecure), cookie);
    return;
  }
  reply.header('authorization', `Bearer ${token.value}`);
  reply.setCookie(cookieName(sessionCookie, isSecure), token.value, {
    ...cookie,
    ...(token.maxAgeSeconds !== null && { maxAge: token.maxAgeSeconds }),
  });
};

/** A browser whose login turned out to be over goes on as a guest and is told so, once. */
export const endLogin = (request: FastifyRequest, reply: FastifyReply, isSecure: boolean): void => {
  const kept = request.cookies[cookieName(sessionCookie, isSecure)];
  if (kept !== tokenOf(request, isSecure)) return;
  sendToken(reply, null, isSecure);
  reply.setCookie(flashName, loggedOutFlash, {
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
    maxAge: flashSeconds,
  });
};
