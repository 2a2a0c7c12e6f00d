import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName } from './cookie-name.ts';

/** A check-out's id, or bought gift coupons. */
type OrderKey = number | `gift_${number}`;

/** What the API remembers in a visitor's browser and no script there can read. */
export type BrowserSecrets = {
  /** The device token of whoever has logged in here before. */
  readonly knownDevice: string | null;
  keepKnownDevice(deviceToken: string): void;
  /** The login with a provider that this browser has begun. */
  readonly socialAttempt: string | null;
  /** Keeps the attempt until the visitor is back; null: it is over. */
  keepSocialAttempt(attempt: string | null): void;
  /** The token by which this browser may see an order, where it has followed its link or placed it. */
  orderToken(of: OrderKey): string | undefined;
  keepOrderToken(of: OrderKey, token: string): void;
  /** The key of the request for an individual order that is being written here. */
  readonly draftKey: string | undefined;
  /** Null: it was sent or deleted. */
  keepDraftKey(key: string | null): void;
  /** Whoever logs out leaves nothing behind that opens an order, or a request that is not sent yet. */
  forgetOrderTokens(): void;
  /** Nor what the shop's own pages have stored there: cart, address, what was typed. */
  forgetStorage(): void;
};

const deviceSeconds = 365 * 24 * 60 * 60;
const attemptSeconds = 10 * 60;
/** Longer than most orders last; after that there is still the link in the mail. */
const orderSeconds = 30 * 24 * 60 * 60;

export const secretsOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  isSecure: boolean,
): BrowserSecrets => {
  // Lax: whoever comes back from a bank or a provider comes from another site.
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  const deviceCookie = cookieName('known_device', isSecure);
  const attemptCookie = cookieName('social_attempt', isSecure);
  const orderCookie = cookieName('order_', isSecure);
  const draftCookie = cookieName('individual_draft', isSecure);
  return {
    knownDevice: request.cookies[deviceCookie] || null,
    keepKnownDevice: (deviceToken) => {
      reply.setCookie(deviceCookie, deviceToken, { ...cookie, maxAge: deviceSeconds });
    },
    socialAttempt: request.cookies[attemptCookie] || null,
    keepSocialAttempt: (attempt) => {
      if (attempt === null) reply.clearCookie(attemptCookie, cookie);
      else reply.setCookie(attemptCookie, attempt, { ...cookie, maxAge: attemptSeconds });
    },
    orderToken: (of) => request.cookies[`${orderCookie}${of}`],
    keepOrderToken: (of, token) => {
      reply.setCookie(`${orderCookie}${of}`, token, { ...cookie, maxAge: orderSeconds });
    },
    draftKey: request.cookies[draftCookie] || undefined,
    keepDraftKey: (key) => {
      if (key === null) reply.clearCookie(draftCookie, cookie);
      else reply.setCookie(draftCookie, key, { ...cookie, maxAge: orderSeconds });
    },
    forgetOrderTokens: () => {
      if (request.cookies[draftCookie]) reply.clearCookie(draftCookie, cookie);
      for (const name of Object.keys(request.cookies))
        if (name.startsWith(orderCookie)) reply.clearCookie(name, cookie);
    },
    // Not the cookies: the language and the choice about cookies are the browser's, not the person's. Not the cache:
    // nothing of anybody's is in it, and the next visitor would wait for every picture again.
    forgetStorage: () => void reply.header('clear-site-data', '"storage"'),
  };
};
