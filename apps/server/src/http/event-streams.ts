import type { FastifyInstance } from 'fastify';
import { fail, type Failure } from '../failure.ts';

/** One answer that goes on: for as long as its reader stays. */
export type EventStream = { readonly signal: AbortSignal; end(): void };

/** How many of them there may be, and how often each shows that it lives. */
export type StreamLimits = {
  readonly perCaller: number;
  readonly inAll: number;
  readonly heartbeatMs: number;
};

/** More than the tabs that somebody, or a small office, has open. Proxies end what is silent for a minute. */
export const usualStreamLimits: StreamLimits = { perCaller: 30, inAll: 1_000, heartbeatMs: 20_000 };

export type EventStreams = {
  readonly heartbeatMs: number;
  open(caller: string): EventStream | Failure;
  /** The shop stops: streams would keep it open for as long as their readers stay. */
  endAll(): void;
  count(): number;
};

export const eventStreams = ({ perCaller, inAll, heartbeatMs }: StreamLimits): EventStreams => {
  const open = new Map<EventStream, string>();
  let isStopping = false;
  return {
    heartbeatMs,
    open: (caller) => {
      if (isStopping) return fail('unavailable');
      const own = [...open.values()].filter((each) => each === caller).length;
      if (own >= perCaller || open.size >= inAll) return fail('too_many', { retryAfterSeconds: 60 });
      const controller = new AbortController();
      const stream = {
        signal: controller.signal,
        end: () => {
          open.delete(stream);
          controller.abort();
        },
      };
      open.set(stream, caller);
      return stream;
    },
    endAll: () => {
      isStopping = true;
      for (const stream of open.keys()) stream.end();
    },
    count: () => open.size,
  };
};

declare module 'fastify' {
  // eslint-disable-next-line typescript/consistent-type-definitions -- The framework's own declaration is extended.
  interface FastifyInstance {
    readonly eventStreams: EventStreams;
  }
}

export const keepEventStreams = (app: FastifyInstance, limits: StreamLimits = usualStreamLimits): void => {
  const streams = eventStreams(limits);
  app.decorate('eventStreams', streams);
  app.addHook('preClose', async () => streams.endAll());
};
