import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastifyStatic from '@fastify/static';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { fail } from '../failure.ts';
import { isPlainRequest, readableAddress } from './address.ts';
import { answerError, handleErrors } from './errors.ts';
import { keepEventStreams, type StreamLimits } from './event-streams.ts';
import { answerClientError, answerWithoutRequest } from './raw-answers.ts';
import type { ResponseCache } from './response-cache.ts';
import { sendSecurityHeaders } from './security-headers.ts';
import { sendFailure } from './send-failure.ts';
import { endSlowBodies, type ServerLimits, serverOptions, usualServerLimits } from './server-limits.ts';

type Parts = {
  readonly logger?: FastifyBaseLogger;
  /** How many proxies stand before the shop and say where a request came from. */
  readonly proxies?: number;
  readonly serverLimits?: ServerLimits;
  readonly streamLimits?: StreamLimits;
  readonly publicUrl: () => URL;
  readonly filesFolder: string;
  readonly ready: ResponseCache;
  /** What is to know nothing of the hooks that follow. */
  readonly before?: (app: FastifyInstance) => Promise<void>;
};

const servePictures = async (app: FastifyInstance, filesFolder: string): Promise<void> => {
  const mediaFolder = join(filesFolder, 'media');
  // Not there in a shop without pictures; where it cannot be made, the next line tells it.
  await mkdir(mediaFolder, { recursive: true }).catch(() => {});
  await app.register(fastifyStatic, {
    root: mediaFolder,
    prefix: '/media/',
    index: false,
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
  });
};

/** The server before it has any endpoint: its limits, headers, parsers and the shape of its refusals. */
export const openApp = async (parts: Parts): Promise<FastifyInstance> => {
  const { ready, serverLimits = usualServerLimits } = parts;
  const app = Fastify({
    ...(parts.logger && { loggerInstance: parts.logger }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1_000_000,
    trustProxy: (_address, hop) => hop < (parts.proxies ?? 0),
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false },
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    ...serverOptions(serverLimits),
    frameworkErrors: answerError,
    clientErrorHandler: answerClientError,
  });
  answerWithoutRequest(app.server);
  await parts.before?.(app);
  // First of all hooks: a kept answer needs none of the others.
  app.addHook('onRequest', (request, reply, done) => {
    const key = isPlainRequest(request) ? ready.keyOf(request) : null;
    if (key === null || !ready.serve(key, request, reply)) done();
  });
  await sendSecurityHeaders(app, parts.publicUrl().protocol === 'https:');
  app.addHook('onRequest', (request, reply, done) => {
    if (isPlainRequest(request)) done();
    else sendFailure(reply, request, fail('malformed'));
  });
  endSlowBodies(app, serverLimits);
  await app.register(cookie);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  // A file that is too large is answered beside its field, like any other wrong file.
  await app.register(multipart, { throwFileSizeLimit: false });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  keepEventStreams(app, parts.streamLimits);
  await servePictures(app, parts.filesFolder);
  handleErrors(app);
  return app;
};
