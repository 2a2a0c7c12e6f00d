import type { FastifyRequest } from 'fastify';

/** The visitor's choice about cookies: `1.<id in the log>` with advertising, `0.<id>` without. */
export const consentCookie = 'consent';

export const hasAdvertisingConsent = (request: FastifyRequest): boolean =>
  request.cookies[consentCookie]?.startsWith('1.') ?? false;
