import type { FastifyRequest } from 'fastify';

/** The visitor's choice about cookies: `1.<id in the log>` with advertising, `0.<id>` without. */
export const consentCookie = 'consent';

export const hasAdvertisingConsent = (request: FastifyRequest): boolean =>
  request.cookies[consentCookie]?.startsWith('1.') ?? false;

/** Which entry of the log is this visitor's; null where there is none, or what is there cannot be one. */
export const consentIdOf = (request: FastifyRequest): string | null =>
  /^[01]\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(request.cookies[consentCookie] ?? '')?.[1] ??
  null;
