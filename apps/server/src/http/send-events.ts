import { once } from 'node:events';
import type { OutgoingHttpHeaders } from 'node:http';
import type { Endpoint, SentEvent } from '@shop/contract/endpoint';
import { toWire } from '@shop/contract/wire';
import type { FastifyReply } from 'fastify';
import type { EventStream } from './event-streams.ts';
import { safeError } from './safe-error.ts';

/** How long a reader waits before coming back, once the stream has ended. */
const retryMs = 3_000;

type Sending = {
  readonly events: NonNullable<Endpoint['events']>;
  readonly stream: EventStream;
  readonly heartbeatMs: number;
  /** Asked before everything that is sent: a login may have ended meanwhile. */
  readonly isStillAllowed: () => Promise<boolean>;
};

const textOf = (events: Sending['events'], { name, id, data }: SentEvent): string => {
  const schema = events[name];
  if (!schema) throw new Error(`an event that the contract does not name: ${name}`);
  const lines = [
    ...(id === undefined ? [] : [`id: ${id}`]),
    `event: ${name}`,
    `data: ${JSON.stringify(toWire(schema.parse(data)))}`,
  ];
  return `${lines.join('\n')}\n\n`;
};

/**
 * Server-sent events: past the framework's sending, so that nothing is held back to be compressed. Ends when the source
 * does, the reader leaves or reads no more, the login is over, or the shop stops.
 */
export const sendEvents = (
  reply: FastifyReply,
  source: AsyncIterable<SentEvent>,
  { events, stream, heartbeatMs, isStillAllowed }: Sending,
): FastifyReply => {
  const { raw, log } = reply;
  reply.hijack();
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Proxies are told, too, to pass on each event as it comes.
    'x-accel-buffering': 'no',
  });
  raw.write(`retry: ${retryMs}\n\n`);
  // Ended while it was still being looked up what to tell.
  if (stream.signal.aborted) {
    raw.end();
    source[Symbol.asyncIterator]()
      .return?.()
      .catch(() => {});
    return reply;
  }
  raw.once('close', stream.end);
  const beat = async (): Promise<void> => {
    // Whoever has not taken what was sent a heartbeat ago is no longer there.
    if (raw.writableNeedDrain || !(await isStillAllowed())) stream.end();
    else if (!stream.signal.aborted) raw.write(':\n\n');
  };
  const heart = setInterval(() => void beat(), heartbeatMs);
  raw.once('close', () => clearInterval(heart));
  stream.signal.addEventListener('abort', () => {
    clearInterval(heart);
    raw.end();
  });
  const send = async (): Promise<void> => {
    try {
      for await (const event of source) {
        if (stream.signal.aborted || !(await isStillAllowed())) return;
        if (!raw.write(textOf(events, event))) await once(raw, 'drain', { signal: stream.signal });
      }
    } catch (error) {
      if (!stream.signal.aborted) log.error({ error: safeError(error) }, 'a stream of events broke off');
    } finally {
      stream.end();
    }
  };
  // Gone before there was anything to read.
  if (raw.destroyed) stream.end();
  void send();
  return reply;
};
