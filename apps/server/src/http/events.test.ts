import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { endpoints } from '@shop/contract/endpoint';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { bareApp } from '../../test/bare-app.ts';
import { announcements } from '../ports/announcements.ts';
import { closeServer } from './closing.ts';
import { fail } from '../failure.ts';

const table = endpoints({
  'GET /kitchen/events': {
    summary: 'What the kitchen has done',
    access: 'public',
    query: z.object({ dish: z.string().optional() }),
    events: { cooked: z.object({ dishName: z.string(), portions: z.number() }) },
  },
  'GET /staff/events': {
    summary: 'For those who work here',
    access: 'signed_in',
    events: { news: z.string() },
  },
});

const news = announcements();
/** A dish that is still being looked up when the shop stops. */
const gate = () => {
  const [asked, read] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  return { isAsked: asked.promise, begun: asked.resolve, isRead: read.promise, go: read.resolve };
};
let slow = gate();
let server: Awaited<ReturnType<typeof bareApp>> | undefined;
afterEach(async () => {
  slow = gate();
  await server?.close();
  server = undefined;
});

const open = async (streams = {}) => {
  server = await bareApp(
    table,
    {
      'GET /kitchen/events': async ({ query }, { stream }) => {
        if (query.dish === 'none') return fail('not_found');
        if (query.dish === 'slow') {
          slow.begun();
          await slow.isRead;
        }
        if (query.dish === 'broken') throw new Error('the kitchen burns');
        return (async function* cooked() {
          let portions = Number(stream.lastEventId ?? 0);
          for await (const _ of news.about('kitchen', stream.signal)) {
            portions += 1;
            const data = { dishName: 'Šaltibarščiai', portions, secret: 'not in the contract' };
            yield { name: 'cooked' as const, id: String(portions), data };
          }
        })();
      },
      'GET /staff/events': async (_, { stream }) =>
        (async function* told() {
          for await (const _ of news.about('staff', stream.signal))
            yield { name: 'news' as const, data: 'x' };
        })(),
    },
    { streams: { heartbeatMs: 3_600_000, ...streams } },
  );
  return server;
};

type Reading = IncomingMessage & {
  readonly text: () => string;
  readonly until: (text: string) => Promise<void>;
};

const listen = async (url: string, headers = {}): Promise<Reading> => {
  const [answer] = (await once(request(url, { headers }).end(), 'response')) as [IncomingMessage];
  let text = '';
  answer.on('error', () => {});
  answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const until = async (part: string): Promise<void> => {
    while (!text.includes(part)) await once(answer, 'data');
  };
  return Object.assign(answer, { text: () => text, until });
};

it('events come one by one as they happen, in the shape of the contract and unpacked', async () => {
  const { url } = await open();
  const stream = await listen(`${url}/api/kitchen/events`, { 'accept-encoding': 'br, gzip' });
  expect(stream.statusCode).toBe(200);
  expect(stream.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  expect(stream.headers['content-encoding']).toBeUndefined();
  await stream.until('retry: 3000\n\n');
  news.announced('kitchen');
  await stream.until('\n\nid: 1\nevent: cooked\ndata: {"dish_name":"Šaltibarščiai","portions":1}\n\n');
  news.announced('kitchen');
  await stream.until('"portions":2');
  stream.destroy();
  await expect.poll(() => [news.listeners(), server?.app.eventStreams.count()]).toEqual([0, 0]);
});

it('who comes back says what was seen last', async () => {
  const { url } = await open();
  const stream = await listen(`${url}/api/kitchen/events`, { 'last-event-id': '41' });
  await stream.until('retry');
  news.announced('kitchen');
  await stream.until('id: 42\n');
  stream.destroy();
});

it('what is refused is refused like anywhere, and leaves nothing open', async () => {
  const { url, app } = await open();
  const answers = await Promise.all(
    ['kitchen/events?dish=none', 'kitchen/events?dish=broken', 'staff/events'].map(async (path) => {
      const answer = await fetch(`${url}/api/${path}`);
      return [answer.status, ((await answer.json()) as { code: string }).code];
    }),
  );
  expect(answers).toEqual([
    [404, 'not_found'],
    [500, 'unexpected'],
    [401, 'not_logged_in'],
  ]);
  expect([app.eventStreams.count(), news.listeners()]).toEqual([0, 0]);
  expect((await fetch(`${url}/api/kitchen/events`, { method: 'HEAD' })).status).toBe(404);
});

it('a caller has so many at a time, others have theirs', async () => {
  const { url } = await open({ perCaller: 2 });
  const own = { authorization: 'Bearer 7' };
  const streams = [
    await listen(`${url}/api/kitchen/events`, own),
    await listen(`${url}/api/staff/events`, own),
  ];
  const third = await fetch(`${url}/api/kitchen/events`, { headers: own });
  expect([third.status, third.headers.get('retry-after')]).toEqual([429, '60']);
  streams.push(await listen(`${url}/api/kitchen/events`, { authorization: 'Bearer 8' }));
  expect(streams.at(-1)?.statusCode).toBe(200);
  streams[0]?.destroy();
  await expect.poll(() => server?.app.eventStreams.count()).toBe(2);
  expect((await listen(`${url}/api/kitchen/events`, own)).statusCode).toBe(200);
});

it('a login that ended is told nothing more', async () => {
  const { url, logOut } = await open();
  const stream = await listen(`${url}/api/staff/events`, { authorization: 'Bearer 9' });
  await stream.until('retry');
  logOut('9');
  news.announced('staff');
  await once(stream, 'end');
  expect(stream.text()).not.toContain('event:');
});

it('a heartbeat keeps the line open, and finds out who is no longer logged in', async () => {
  const { url, logOut } = await open({ heartbeatMs: 5 });
  const stream = await listen(`${url}/api/staff/events`, { authorization: 'Bearer 9' });
  await stream.until('\n\n:\n\n:\n\n');
  logOut('9');
  await once(stream, 'end');
});

it('the shop stops without waiting for those who listen', async () => {
  const { url, app } = await open();
  const stream = await listen(`${url}/api/kitchen/events`);
  await stream.until('retry');
  const ended = once(stream, 'end');
  await closeServer(app);
  await ended;
  expect(news.listeners()).toBe(0);
});

it('a stream that was ended before it began is over at once, with its heartbeat', async () => {
  const { url, app } = await open({ heartbeatMs: 5 });
  const answered = listen(`${url}/api/kitchen/events?dish=slow`);
  await slow.isAsked;
  app.eventStreams.endAll();
  slow.go();
  const stream = await answered;
  await once(stream, 'end');
  expect(stream.text()).toBe('retry: 3000\n\n');
  expect([news.listeners(), app.eventStreams.count()]).toEqual([0, 0]);
});
