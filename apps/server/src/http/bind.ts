import type { Endpoint, Endpoints, SentEvent } from '@shop/contract/endpoint';
import type { Download } from '@shop/contract/files';
import { toWire } from '@shop/contract/wire';
import { may } from '@shop/domain/access';
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import { fail, isFailure } from '../failure.ts';
import { attemptOf } from './attempt-of.ts';
import { secretsOf } from './browser-secrets.ts';
import { consentIdOf, hasAdvertisingConsent } from './consent.ts';
import type { Context, Handlers } from './context.ts';
import { apiPath, type HttpParts } from './http-parts.ts';
import { requestLocale } from './locale.ts';
import { readInput } from './read-input.ts';
import { ipOf, networkOf } from './network.ts';
import { isForeign } from './origin.ts';
import { sendDownload } from './send-download.ts';
import { sendEvents } from './send-events.ts';
import { sendFailure } from './send-failure.ts';
import { endLogin, sendToken, tokenOf } from './session.ts';
import { isStillThere, viewerOf } from './viewer-of.ts';

type AnyHandler = (input: unknown, context: Context) => Promise<unknown>;

const neverAborted = new AbortController().signal;

const lastEventIdOf = ({ headers }: FastifyRequest): string | null =>
  [headers['last-event-id']].flat()[0]?.slice(0, 200) || null;

const bindOne = (
  app: FastifyInstance,
  parts: HttpParts,
  key: string,
  endpoint: Endpoint,
  handler: AnyHandler,
): void => {
  const [method, path] = key.split(' ') as [HTTPMethods, string];
  app.route({
    method,
    // Nobody asks for the head of what has no end.
    ...(endpoint.events && { exposeHeadRoute: false }),
    url: `${apiPath}${path.replace(/\{(\w+)\}/g, ':$1')}`,
    handler: async (request, reply) => {
      const now = parts.clock.now();
      const version = parts.catalogueVersion();
      if (isForeign(request, parts.publicUrl().origin))
        return sendFailure(reply, request, fail('foreign_origin'));
      const isSecure = parts.publicUrl().protocol === 'https:';
      const token = tokenOf(request, isSecure);
      const onEnded = () => endLogin(request, reply, isSecure);
      const viewer = endpoint.readsToken ? null : await viewerOf(parts, endpoint, { token, now, onEnded });
      if (isFailure(viewer)) return sendFailure(reply, request, viewer);
      const visitor = { ip: ipOf(request), device: request.headers['user-agent'] ?? '', now };
      if (!may(viewer?.role ?? 'guest', endpoint.access)) {
        if (viewer) await parts.onForbidden(viewer, key, visitor);
        return sendFailure(reply, request, fail(viewer ? 'forbidden' : 'not_logged_in'));
      }
      const input = await readInput(endpoint, request);
      if (isFailure(input)) return sendFailure(reply, request, input);
      const attempt = attemptOf(request, { endpoint, name: key, viewer, input });
      if (isFailure(attempt)) return sendFailure(reply, request, attempt);
      const caller = viewer ? `user ${viewer.userId}` : `guest ${networkOf(visitor.ip)}`;
      const stream = endpoint.events ? app.eventStreams.open(caller) : null;
      if (isFailure(stream)) return sendFailure(reply, request, stream);
      const secrets = secretsOf(request, reply, isSecure);
      const handled = handler(input, {
        viewer,
        actor: { id: viewer?.userId ?? null, now },
        locale: requestLocale(request),
        token,
        knownDevice: secrets.knownDevice,
        address: networkOf(visitor.ip),
        ...visitor,
        attempt,
        stream: { lastEventId: lastEventIdOf(request), signal: stream?.signal ?? neverAborted },
        hasAdvertisingConsent: hasAdvertisingConsent(request),
        consentId: consentIdOf(request),
        giveToken: (given) => sendToken(reply, given, isSecure),
        secrets,
      });
      if (stream) handled.catch(stream.end);
      const result = await handled;
      if (isFailure(result)) {
        stream?.end();
        if (viewer && result.code === 'forbidden') await parts.onForbidden(viewer, key, visitor);
        return sendFailure(reply, request, result);
      }
      if (endpoint.events && stream)
        return sendEvents(reply, result as AsyncIterable<SentEvent>, {
          events: endpoint.events,
          stream,
          heartbeatMs: app.eventStreams.heartbeatMs,
          isStillAllowed: () => isStillThere(parts, viewer, token),
        });
      if (endpoint.download) return sendDownload(reply, endpoint.download, result as Download);
      if (!endpoint.response) return reply.code(204).send();
      // Through the schema once more: what it does not name does not leave the house.
      const body = Buffer.from(JSON.stringify(toWire(endpoint.response.parse(result))));
      const type = 'application/json; charset=utf-8';
      // Only what a guest was answered is kept for guests.
      const readyKey = endpoint.cache && token === null ? parts.ready.keyOf(request) : null;
      reply
        .code(endpoint.status ?? 200)
        .header('cache-control', endpoint.cache ? 'no-cache' : 'no-store')
        .type(type);
      if (readyKey)
        await parts.ready.keep(readyKey, version, reply.getHeaders() as Record<string, string>, body);
      return reply.send(body);
    },
  });
};

/** Puts every endpoint of the contract at its address, guarded by the access that the contract names. */
export const bindEndpoints = <T extends Endpoints>(
  app: FastifyInstance,
  parts: HttpParts,
  table: T,
  handlers: Handlers<T>,
): void => {
  for (const [key, endpoint] of Object.entries(table)) {
    bindOne(app, parts, key, endpoint, handlers[key as keyof T] as unknown as AnyHandler);
  }
};
