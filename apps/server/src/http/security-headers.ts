import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const nothing = ["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];

/** For the API's description, which has one style sheet and no script. */
export const docsPolicy = (style: string): string =>
  [...nothing, `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`].join('; ');

/** For files that a browser opens by means of its own: their viewer lives by the file's policy. */
export const filePolicy = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const year = 365 * 24 * 60 * 60;

/** What no page of the shop asks a browser for, no frame or script in one may ask for either. */
const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((each) => `${each}=()`)
  .join(', ');

/** On every answer; a page sets a policy of its own over the one that allows nothing. */
export const sendSecurityHeaders = async (app: FastifyInstance, isSecure: boolean): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Browsers that know `frame-ancestors` do not look at it, and all do.
    xFrameOptions: false,
    // Subdomains are not the shop's to speak for.
    strictTransportSecurity: isSecure && { maxAge: year, includeSubDomains: false },
    // Without a referrer of their own, browsers do not say either where a form without JavaScript comes from.
    referrerPolicy: { policy: 'same-origin' },
  });
  const policy = nothing.join('; ');
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers({ 'content-security-policy': policy, 'permissions-policy': permissions });
    done();
  });
};
