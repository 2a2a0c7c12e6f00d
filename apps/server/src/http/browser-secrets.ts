import type { FastifyReply, FastifyRequest } from 'fastify';

/** What the API remembers in a visitor's browser and no script there can read. */
export type BrowserSecrets = {
  /** The login with a provider that this browser has begun. */
  readonly socialAttempt: string | null;
  /** Keeps the attempt until the visitor is back; null: it is over. */
  keepSocialAttempt(attempt: string | null): void;
  /** The token by which this browser may see an order, where it has followed its link or placed it. */
  orderToken(checkOutId: number): string | undefined;
  keepOrderToken(checkOutId: number, token: string): void;
  /** Whoever logs out leaves nothing behind that opens an order. */
  forgetOrderTokens(): void;
};

const attemptCookie = 'social_attempt';
const attemptSeconds = 10 * 60;
const orderCookie = 'order_';
/** Longer than most orders last; after that there is still the link in the mail. */
const orderSeconds = 30 * 24 * 60 * 60;

export const secretsOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  isSecure: boolean,
): BrowserSecrets => {
  // Lax: whoever comes back from a bank or a provider comes from another site.
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  return {
    socialAttempt: request.cookies[attemptCookie] || null,
    keepSocialAttempt: (attempt) => {
      if (attempt === null) reply.clearCookie(attemptCookie, cookie);
      else reply.setCookie(attemptCookie, attempt, { ...cookie, maxAge: attemptSeconds });
    },
    orderToken: (checkOutId) => request.cookies[`${orderCookie}${checkOutId}`],
    keepOrderToken: (checkOutId, token) => {
      reply.setCookie(`${orderCookie}${checkOutId}`, token, { ...cookie, maxAge: orderSeconds });
    },
    forgetOrderTokens: () => {
      for (const name of Object.keys(request.cookies))
        if (name.startsWith(orderCookie)) reply.clearCookie(name, cookie);
    },
  };
};
