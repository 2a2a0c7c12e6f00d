import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../failure.ts';
import type { HttpParts } from './http-parts.ts';
import { retryAfter, sendFailure } from './send-failure.ts';
import { namedByHash, pagePolicy, type PageOutside } from './content-policy.ts';
import { answerError, type FrameworkError } from './errors.ts';
import { inProcessClient } from './in-process.ts';
import { pageLocale } from './locale.ts';
import { isForeign } from './origin.ts';
import { formTypes, isReadableForm, plainForm } from './page-forms.ts';
import { safeError } from './safe-error.ts';
import { tokenOf } from './session.ts';
import { spelledRight } from './canonical-address.ts';
import type { WebApp } from './web-app.ts';

/** A page says by this header that it is the same for every guest. */
const guestPage = 'x-guest-page';

const askedOfPages = ['GET', 'HEAD', 'POST'];

/** Asked for what no page offers, such as a form where there is none: the visitor is told, and nothing has failed. */
const isRefusal = (error: unknown): boolean => {
  const { status } = (error ?? {}) as { status?: unknown };
  return typeof status === 'number' && status >= 400 && status < 500;
};

/** What pages may know of a request besides its address: nothing else can change what is made and kept for others. */
const headersForPages = ['cookie', 'content-type'] as const;

const pageHeaders = ({ method, headers }: FastifyRequest): Headers => {
  // A form that is empty needs no kind.
  const known = new Headers(method === 'POST' ? { 'content-type': plainForm } : {});
  for (const name of headersForPages) {
    const value = headers[name];
    if (value !== undefined) known.set(name, value);
  }
  return known;
};

const pathOf = (address: string): string => address.split('?')[0] ?? '/';

/** What the browser's own router asks for reaches nobody as it is. */
const isDataOfPage = (address: string): boolean => pathOf(address).endsWith('.data');

/** Everything that is neither the API nor a file is a page of the web app. */
export const servePages = async (
  app: FastifyInstance,
  parts: HttpParts,
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

  const page = async (
    request: FastifyRequest,
    reply: FastifyReply,
    refused: number | null = null,
    address = request.url,
  ): Promise<unknown> => {
    if (!askedOfPages.includes(request.method))
      return sendFailure(reply.header('allow', askedOfPages.join(', ')), request, fail('not_allowed'));
    if (isForeign(request, parts.publicUrl().origin))
      return sendFailure(reply, request, fail('foreign_origin'));
    // The API would name the field, but a page has no form for what stands in its address.
    if (address.includes('%00'))
      return isDataOfPage(address) || request.method === 'POST'
        ? sendFailure(reply, request, fail('malformed'))
        : page(request, reply, 400, pathOf(address));
    const right = spelledRight(address);
    if (right !== address && request.method !== 'POST') return reply.redirect(right, 301);
    const version = parts.catalogueVersion();
    const locale = pageLocale(request);
    const { api, cookies, forgets } = inProcessClient(app, request, locale);
    const nonce = randomBytes(16).toString('base64');
    // By the shop's own address, whatever the visitor calls it.
    const asked = new Request(`${parts.publicUrl().origin}${address}`, {
      method: request.method,
      headers: pageHeaders(request),
      ...(Buffer.isBuffer(request.body) && { body: new Uint8Array(request.body) }),
    });
    if (refused === null && !(await isReadableForm(asked)))
      return sendFailure(reply, request, fail('malformed'));
    const response = await web.handle(asked, {
      api,
      locale,
      nonce,
      publicUrl: parts.publicUrl().origin,
      pixelId: outside.pixelId,
      now: parts.clock.now().toISOString(),
      refused,
      onError: (error) => {
        if (isRefusal(error)) return;
        request.log.error({ error: safeError(error), path: request.url.split('?')[0] }, 'a page failed');
      },
    });

    const isForGuests = response.headers.get(guestPage) === '1';
    response.headers.delete(guestPage);
    reply.code(refused ?? response.status);
    if (response.status === 503) reply.header('retry-after', retryAfter);
    for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
    const set = [...cookies(), ...response.headers.getSetCookie()];
    if (set.length > 0) reply.header('set-cookie', set);
    const forgotten = forgets();
    if (forgotten !== null) reply.header('clear-site-data', forgotten);
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    const setPolicy = (inline: readonly string[]): void => {
      const isDevelopment = web.assetsFolder === null;
      reply.header('content-security-policy', pagePolicy({ inline, isDevelopment, ...outside }));
    };
    const isSecure = parts.publicUrl().protocol === 'https:';
    // Only what a guest was shown is kept: by the shop for other guests, by the browser for the way back.
    const isGuest = tokenOf(request, isSecure) === null && set.length === 0;
    if (!isGuest || !response.headers.has('cache-control')) reply.header('cache-control', 'no-store');
    else reply.header('vary', 'cookie');

    const key = isForGuests && isGuest && response.status === 200 ? parts.ready.keyOf(request) : null;
    if (key === null || !response.body) {
      if (isHtml) setPolicy([`nonce-${nonce}`]);
      return reply.send(response.body ? Readable.fromWeb(response.body as never) : '');
    }
    let body = Buffer.from(await response.arrayBuffer());
    if (isHtml) {
      const { page: named, hashes } = namedByHash(body.toString(), nonce);
      body = Buffer.from(named);
      setPolicy(hashes);
    }
    await parts.ready.keep(key, version, reply.getHeaders() as Record<string, string>, body);
    return reply.send(body);
  };

  await app.register(async (pages) => {
    // A page's action reads its form itself; it is taken in whole, so that the limit of a body holds for it too.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(formTypes, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    pages.setErrorHandler((error: FrameworkError, request, reply) =>
      error.statusCode === 413 ? page(request, reply, 413) : answerError(error, request, reply),
    );
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
