import { type Download, type Endpoint, type Endpoints, longestIdempotencyKey } from '@shop/contract/endpoint';
import { toWire } from '@shop/contract/wire';
import { may } from '@shop/domain/access';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Viewer, Visitor } from '../actor.ts';
import { isUnavailable } from '../db/database-error.ts';
import { fail, isFailure, type Failure } from '../failure.ts';
import type { Clock } from '../ports/clock.ts';
import { secretsOf } from './browser-secrets.ts';
import { consentIdOf, hasAdvertisingConsent } from './consent.ts';
import type { Context, Handlers } from './context.ts';
import { errorBody } from './error-body.ts';
import { requestLocale } from './locale.ts';
import { readMultipart } from './multipart.ts';
import { ipOf, networkOf } from './network.ts';
import { isForeign } from './origin.ts';
import { parseInput } from './parse.ts';
import type { ReadyBytes } from './ready-bytes.ts';
import { filePolicy } from './security-headers.ts';
import { endLogin, sendToken, tokenOf } from './session.ts';

export type Door = {
  readonly clock: Clock;
  readonly publicUrl: () => URL;
  readonly viewer: (token: string, now: Date) => Promise<Viewer | Failure>;
  /** Somebody has tried what is not for them. */
  readonly onForbidden: (
    viewer: Viewer,
    endpoint: string,
    visitor: Pick<Visitor, 'ip' | 'device' | 'now'>,
  ) => Promise<void>;
  readonly ready: ReadyBytes;
  readonly catalogueVersion: () => number;
};

export const apiPath = '/api';

/** Seconds after which whatever is away is worth another try. */
export const retryAfter = '3';

const retryAfterOf = ({ status, retryAfterSeconds }: Failure) => {
  if (retryAfterSeconds !== undefined) return { 'retry-after': retryAfterSeconds };
  return status === 503 ? { 'retry-after': retryAfter } : {};
};

export const sendFailure = (reply: FastifyReply, request: FastifyRequest, failure: Failure): FastifyReply =>
  reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .headers(retryAfterOf(failure))
    .send(errorBody(failure, requestLocale(request)));

/** Whoever sends a key counts on it: one that cannot be kept is refused, not overlooked. */
const idempotencyKeyOf = ({ idempotent }: Endpoint, { headers }: FastifyRequest): string | null | Failure => {
  if (!idempotent) return null;
  const key = [headers['idempotency-key']].flat()[0]?.trim();
  if (key === undefined) return null;
  return key === '' || key.length > longestIdempotencyKey ? fail('malformed') : key;
};

type AnyHandler = (input: unknown, context: Context) => Promise<unknown>;

type Asking = {
  readonly token: string | null;
  readonly now: Date;
  /** The login that the token names is over. */
  readonly onEnded: () => void;
};

/**
 * Who asks, or why that cannot be said. Whoever can renew a token is told to; those whose login is over are guests from
 * now on, and a public endpoint serves them as such.
 */
const whoAsks = async (
  door: Door,
  endpoint: Endpoint,
  { token, now, onEnded }: Asking,
): Promise<Viewer | null | Failure> => {
  if (token === null) return null;
  const viewer = await door.viewer(token, now).catch((error: unknown) => {
    // What guests may see is in memory, so it is shown, as to a guest, while nobody can be known.
    if (endpoint.cache && isUnavailable(error)) return null;
    throw error;
  });
  if (viewer === null || !isFailure(viewer) || viewer.code === 'token_expired') return viewer;
  onEnded();
  return endpoint.access === 'public' ? null : viewer;
};

const bindOne = (
  app: FastifyInstance,
  door: Door,
  key: string,
  endpoint: Endpoint,
  handler: AnyHandler,
): void => {
  const [method, path] = key.split(' ') as [HTTPMethods, string];
  app.route({
    method,
    url: `${apiPath}${path.replace(/\{(\w+)\}/g, ':$1')}`,
    handler: async (request, reply) => {
      const now = door.clock.now();
      const version = door.catalogueVersion();
      if (isForeign(request, door.publicUrl().origin))
        return sendFailure(reply, request, fail('foreign_origin'));
      const isSecure = door.publicUrl().protocol === 'https:';
      const token = tokenOf(request, isSecure);
      const onEnded = () => endLogin(request, reply, isSecure);
      const viewer = endpoint.readsToken ? null : await whoAsks(door, endpoint, { token, now, onEnded });
      if (isFailure(viewer)) return sendFailure(reply, request, viewer);
      const visitor = { ip: ipOf(request), device: request.headers['user-agent'] ?? '', now };
      if (!may(viewer?.role ?? 'guest', endpoint.access)) {
        if (viewer) await door.onForbidden(viewer, key, visitor);
        return sendFailure(reply, request, fail(viewer ? 'forbidden' : 'not_logged_in'));
      }
      const multipart = endpoint.files ? await readMultipart(request, endpoint.files) : null;
      if (isFailure(multipart)) return sendFailure(reply, request, multipart);
      const { params, query } = request;
      const input = parseInput(endpoint, { params, query, body: multipart ? multipart.body : request.body });
      if (isFailure(input)) return sendFailure(reply, request, input);
      const idempotencyKey = idempotencyKeyOf(endpoint, request);
      if (isFailure(idempotencyKey)) return sendFailure(reply, request, idempotencyKey);
      const secrets = secretsOf(request, reply, isSecure);
      const result = await handler(
        { ...input, files: multipart?.files },
        {
          viewer,
          actor: { id: viewer?.userId ?? null, now },
          locale: requestLocale(request),
          token,
          knownDevice: secrets.knownDevice,
          address: networkOf(visitor.ip),
          ...visitor,
          idempotencyKey,
          hasAdvertisingConsent: hasAdvertisingConsent(request),
          consentId: consentIdOf(request),
          giveToken: (given) => sendToken(reply, given, isSecure),
          secrets,
        },
      );
      if (isFailure(result)) {
        if (viewer && result.code === 'forbidden') await door.onForbidden(viewer, key, visitor);
        return sendFailure(reply, request, result);
      }
      if (endpoint.download) {
        const { fileName, bytes } = result as Download;
        return reply
          .header('cache-control', 'no-store')
          .header('content-security-policy', filePolicy)
          .header('content-disposition', `inline; filename="${fileName}"`)
          .type(endpoint.download)
          .send(Buffer.from(bytes));
      }
      if (!endpoint.response) return reply.code(204).send();
      // Through the schema once more: what it does not name does not leave the house.
      const body = Buffer.from(JSON.stringify(toWire(endpoint.response.parse(result))));
      const type = 'application/json; charset=utf-8';
      // Only what a guest was answered is kept for guests.
      const readyKey = endpoint.cache && token === null ? door.ready.keyOf(request) : null;
      reply
        .code(endpoint.status ?? 200)
        .header('cache-control', endpoint.cache ? 'no-cache' : 'no-store')
        .type(type);
      if (readyKey)
        await door.ready.keep(readyKey, version, reply.getHeaders() as Record<string, string>, body);
      return reply.send(body);
    },
  });
};

/** Puts every endpoint of the contract at its address, guarded by the access that the contract names. */
export const bindEndpoints = <T extends Endpoints>(
  app: FastifyInstance,
  door: Door,
  table: T,
  handlers: Handlers<T>,
): void => {
  for (const [key, endpoint] of Object.entries(table)) {
    bindOne(app, door, key, endpoint, handlers[key as keyof T] as unknown as AnyHandler);
  }
};
