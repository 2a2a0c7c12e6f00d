import type { FastifyHttpOptions, FastifyInstance, FastifyRequest } from 'fastify';
import type { Server } from 'node:http';

/** How much the server puts up with, so that a few who say nothing, or very slowly, do not keep everybody else out. */
export type ServerLimits = {
  /** For a request's head. */
  readonly headMs: number;
  /** For its body, from the head on. */
  readonly bodyMs: number;
  /** For its body where it brings files that may be brought: pictures on a slow line take their time. */
  readonly filesMs: number;
  readonly headBytes: number;
  /** How much of a body is still read, and dropped, once it was refused: else its sender would not hear the answer. */
  readonly unwantedBytes: number;
  readonly connections: number;
  /** How often heads and files are looked after. */
  readonly everyMs: number;
};

export const usualServerLimits: ServerLimits = {
  headMs: 10_000,
  bodyMs: 30_000,
  filesMs: 5 * 60_000,
  headBytes: 16 * 1024,
  unwantedBytes: 4_000_000,
  connections: 2_000,
  everyMs: 5_000,
};

export const serverOptions = ({ headMs, filesMs, headBytes, everyMs }: ServerLimits) =>
  ({
    requestTimeout: filesMs,
    http: {
      headersTimeout: headMs,
      maxHeaderSize: headBytes,
      connectionsCheckingInterval: everyMs,
      // A request without a host is refused like any other that is not plain, in the shape of all refusals.
      requireHostHeader: false,
    },
  }) satisfies FastifyHttpOptions<Server>;

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();

/** Ends bodies that do not come. Files have the server's own, longer time, once their endpoint reads them. */
export const endSlowBodies = (
  app: FastifyInstance,
  { bodyMs, unwantedBytes, connections }: ServerLimits,
): void => {
  app.server.maxConnections = connections;
  const stopWaiting = (request: FastifyRequest): void => clearTimeout(timers.get(request));
  const waitUntil = (request: FastifyRequest, tooLong: () => void): void => {
    timers.set(request, setTimeout(tooLong, bodyMs).unref());
    request.raw.once('close', () => stopWaiting(request));
  };
  app.addHook('preParsing', (request, _reply, payload, done) => {
    // Whoever reads the body is told, and answers like to any other trouble with it.
    const tooSlow = Object.assign(new Error('the body is too slow'), { statusCode: 408 });
    if (hasBody(request))
      waitUntil(request, () => payload.listenerCount('error') > 0 && payload.emit('error', tooSlow));
    done(null, payload);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    stopWaiting(request);
    done();
  });
  // The answer is out, and the rest of the body is only read to be dropped.
  app.addHook('onResponse', (request, _reply, done) => {
    const { raw } = request;
    if (hasBody(request) && !raw.complete && !raw.readableEnded) {
      waitUntil(request, () => raw.destroy());
      let left = unwantedBytes;
      raw.on('data', (chunk: Buffer) => {
        left -= chunk.length;
        if (left < 0) raw.destroy();
      });
      raw.resume();
    }
    done();
  });
};
