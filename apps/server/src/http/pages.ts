import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import fastifyStatic from '@fastify/static';
import { createHeaders } from '@remix-run/node-fetch-server';
import { baseLocale, isLocale } from '@shop/domain/text';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../failure.ts';
import { sendFailure, type Door } from './bind.ts';
import { inProcessClient } from './in-process.ts';
import { languageCookie } from './locale.ts';
import { isForeign } from './origin.ts';
import { safeError } from './safe-error.ts';
import { sessionCookie } from './session.ts';
import type { WebApp } from './web-app.ts';

/** Whom a page may load from or talk to besides the shop: nobody, unless advertising has its keys. */
const advertisers = { scripts: ' https://connect.facebook.net', signals: ' https://www.facebook.com' };

/** What of the outside world belongs to the pages. */
export type PageOutside = {
  /** Of the advertising pixel; null: the shop has none. */
  readonly pixelId: string | null;
  /** Where buyers are led to pay and the banks' logos come from; null: nowhere but here. */
  readonly paymentPages: string | null;
};

type Policy = PageOutside & { readonly nonce: string; readonly isDevelopment: boolean };

const contentSecurityPolicy = ({ nonce, isDevelopment, pixelId, paymentPages }: Policy): string => {
  const { scripts, signals } = pixelId === null ? { scripts: '', signals: '' } : advertisers;
  const paying = paymentPages === null ? '' : ` ${paymentPages}`;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${scripts}`,
    // Style attributes carry measures and blurred stand-ins; style sheets come from here alone.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${signals}${paying}`,
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}${signals}`,
    "object-src 'none'",
    "base-uri 'self'",
    // Browsers ask this also of the redirect that follows a form: to the bank.
    `form-action 'self'${paying}`,
    "frame-ancestors 'none'",
  ].join('; ');
};

/** A page says by this header that it is the same for every guest. */
const guestPage = 'x-guest-page';

const trailingSlash = (url: string): string | null => {
  const [path = '/', query] = url.split('?');
  if (path === '/' || !path.endsWith('/')) return null;
  return `/${path.replace(/^\/+|\/+$/g, '')}${query ? `?${query}` : ''}`;
};

/** Everything that is neither the API nor a file is a page of the web app. */
export const servePages = async (
  app: FastifyInstance,
  door: Door,
  web: WebApp,
  outside: PageOutside,
): Promise<void> => {
  if (web.assetsFolder) {
    await app.register(fastifyStatic, {
      root: web.assetsFolder,
      wildcard: false,
      index: false,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Names in this folder carry a hash of their content.
        const isHashed = path.includes('/assets/');
        reply.header(
          'cache-control',
          isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
      },
    });
  }

  const page = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (isForeign(request, door.publicUrl().origin))
      return sendFailure(reply, request, fail('foreign_origin'));
    const address = `${door.publicUrl().protocol}//${request.host}${request.url}`;
    if (!URL.canParse(address)) return sendFailure(reply, request, fail('malformed'));
    const moved = ['GET', 'HEAD'].includes(request.method) ? trailingSlash(request.url) : null;
    if (moved) return reply.redirect(moved, 301);
    const version = door.catalogueVersion();
    const chosen = request.cookies[languageCookie];
    const locale = isLocale(chosen) ? chosen : baseLocale;
    const { api, cookies } = inProcessClient(app, request, locale);
    const nonce = randomBytes(16).toString('base64');
    const response = await web.handle(
      new Request(address, {
        method: request.method,
        headers: createHeaders(request.raw),
        ...(Buffer.isBuffer(request.body) && { body: new Uint8Array(request.body) }),
      }),
      {
        api,
        locale,
        nonce,
        publicUrl: door.publicUrl().origin,
        pixelId: outside.pixelId,
        now: door.clock.now().toISOString(),
        onError: (error) =>
          request.log.error({ error: safeError(error), path: request.url.split('?')[0] }, 'a page failed'),
      },
    );

    const isForGuests = response.headers.get(guestPage) === '1';
    response.headers.delete(guestPage);
    reply.code(response.status);
    for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
    const set = [...cookies(), ...response.headers.getSetCookie()];
    if (set.length > 0) reply.header('set-cookie', set);
    if (response.headers.get('content-type')?.startsWith('text/html')) {
      reply.header(
        'content-security-policy',
        contentSecurityPolicy({
          nonce,
          isDevelopment: web.assetsFolder === null,
          ...outside,
        }),
      );
    }
    // Only what a guest was shown is kept: by the shop for other guests, by the browser for the way back.
    const isGuest = request.cookies[sessionCookie] === undefined && set.length === 0;
    if (!isGuest || !response.headers.has('cache-control')) reply.header('cache-control', 'no-store');
    else reply.header('vary', 'cookie');
    if (!response.body) return reply.send('');

    const key = isForGuests && isGuest && response.status === 200 ? door.ready.keyOf(request) : null;
    if (!key) return reply.send(Readable.fromWeb(response.body as never));
    const body = Buffer.from(await response.arrayBuffer());
    await door.ready.keep(key, version, reply.getHeaders() as Record<string, string>, body);
    return reply.send(body);
  };

  await app.register(async (pages) => {
    // A page's action reads its form itself; it is taken in whole, so that the limit of a body holds for it too.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    pages.all('/*', (request, reply) => {
      const { before } = web;
      if (!before) return page(request, reply);
      return new Promise((resolve, reject) => {
        reply.raw.once('close', () => resolve(reply));
        before(request.raw, reply.raw, () => page(request, reply).then(resolve, reject));
      });
    });
  });
};
