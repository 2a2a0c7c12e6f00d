import { type Download, type Endpoint, type Endpoints, longestIdempotencyKey } from '@shop/contract/endpoint';
import { toWire } from '@shop/contract/wire';
import { may } from '@shop/domain/access';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Viewer } from '../actor.ts';
import { fail, isFailure, type Failure } from '../failure.ts';
import type { Clock } from '../ports/clock.ts';
import { secretsOf } from './browser-secrets.ts';
import { consentIdOf, hasAdvertisingConsent } from './consent.ts';
import type { Context, Handlers } from './context.ts';
import { errorBody } from './error-body.ts';
import { requestLocale } from './locale.ts';
import { readMultipart } from './multipart.ts';
import { networkOf } from './network.ts';
import { isForeign } from './origin.ts';
import { parseInput } from './parse.ts';
import type { ReadyBytes } from './ready-bytes.ts';
import { sendToken, tokenOf } from './session.ts';

export type Door = {
  readonly clock: Clock;
  readonly publicUrl: () => URL;
  readonly viewer: (token: string, now: Date) => Promise<Viewer | Failure>;
  readonly ready: ReadyBytes;
  readonly catalogueVersion: () => number;
};

export const apiPath = '/api';

export const sendFailure = (reply: FastifyReply, request: FastifyRequest, failure: Failure): FastifyReply =>
  reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .send(errorBody(failure, requestLocale(request)));

/** Whoever sends a key counts on it: one that cannot be kept is refused, not overlooked. */
const idempotencyKeyOf = ({ idempotent }: Endpoint, { headers }: FastifyRequest): string | null | Failure => {
  if (!idempotent) return null;
  const key = [headers['idempotency-key']].flat()[0]?.trim();
  if (key === undefined) return null;
  return key === '' || key.length > longestIdempotencyKey ? fail('malformed') : key;
};

type AnyHandler = (input: unknown, context: Context) => Promise<unknown>;

/** Who asks, or why that cannot be said. A public endpoint serves also those whose token no longer holds. */
const whoAsks = async (
  door: Door,
  endpoint: Endpoint,
  token: string | null,
  now: Date,
): Promise<Viewer | null | Failure> => {
  if (token === null) return null;
  const viewer = await door.viewer(token, now);
  if (!isFailure(viewer)) return viewer;
  return endpoint.access === 'public' && viewer.code !== 'token_expired' ? null : viewer;
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
      const token = tokenOf(request);
      const viewer = endpoint.readsToken ? null : await whoAsks(door, endpoint, token, now);
      if (isFailure(viewer)) return sendFailure(reply, request, viewer);
      if (!may(viewer?.role ?? 'guest', endpoint.access)) {
        return sendFailure(reply, request, fail(viewer ? 'forbidden' : 'not_logged_in'));
      }
      const multipart = endpoint.files ? await readMultipart(request, endpoint.files) : null;
      if (isFailure(multipart)) return sendFailure(reply, request, multipart);
      const { params, query } = request;
      const input = parseInput(endpoint, { params, query, body: multipart ? multipart.body : request.body });
      if (isFailure(input)) return sendFailure(reply, request, input);
      const idempotencyKey = idempotencyKeyOf(endpoint, request);
      if (isFailure(idempotencyKey)) return sendFailure(reply, request, idempotencyKey);
      const result = await handler(
        { ...input, files: multipart?.files },
        {
          viewer,
          actor: { id: viewer?.userId ?? null, now },
          locale: requestLocale(request),
          now,
          token,
          device: request.headers['user-agent'] ?? '',
          address: networkOf(request.ip),
          ip: request.ip,
          idempotencyKey,
          hasAdvertisingConsent: hasAdvertisingConsent(request),
          consentId: consentIdOf(request),
          giveToken: (given) => sendToken(reply, given, isSecure),
          secrets: secretsOf(request, reply, isSecure),
        },
      );
      if (isFailure(result)) return sendFailure(reply, request, result);
      if (endpoint.download) {
        const { fileName, bytes } = result as Download;
        return reply
          .header('cache-control', 'no-store')
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
