import type { InjectOptions } from 'fastify';
import pino from 'pino';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pictures } from '../src/db/schema/index.ts';
import type { WebApp } from '../src/http/web-app.ts';
import { say } from './raw-socket.ts';
import { useShop } from './test-shop.ts';

/** Every page of it has a form. */
const web: WebApp = {
  assetsFolder: null,
  handle: async (request) => {
    if (request.method === 'POST') await request.formData();
    return new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
  },
  stop: async () => {},
};
const troubles: string[] = [];
const logger = pino({ level: 'error' }, { write: (line: string) => troubles.push(line) });
const shop = useShop('empty', { web, logger });

afterEach(() => {
  troubles.length = 0;
});

const words = {
  malformed: 'The request could not be read',
  not_found: 'There is no such page or record',
  forbidden: 'You may not enter here',
  not_allowed: 'This cannot be asked for in this way',
  headers_too_large: 'The request brings too much along. Deleting this site’s cookies may help',
  not_supported: 'Data of this kind is not accepted',
  too_large: 'The request is too large',
};
const refusal = (status: number, code: keyof typeof words) => ({
  message: words[code],
  status_code: status,
  code,
});

/** Refused in the one shape of all refusals; nobody has to be woken for it. */
const expectRefused = async (request: InjectOptions, status: number, code: keyof typeof words) => {
  const answer = await shop.inject({ ...request, headers: { locale: 'en', ...request.headers } });
  expect([answer.statusCode, answer.body]).toEqual([status, JSON.stringify(refusal(status, code))]);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(troubles).toEqual([]);
};

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const json = (payload: string): InjectOptions => ({
  method: 'POST',
  url: '/api/feedbacks',
  headers: { 'content-type': 'application/json' },
  payload,
});

describe('a body', () => {
  it.each([33, 5_000, 400_000])('of %i levels is not read', async (levels) => {
    await expectRefused(json(nested(levels)), 400, 'malformed');
    await expectRefused(json(`{"message":${nested(levels - 1)}}`), 400, 'malformed');
  });

  it('of 32 levels is read, and told what is wrong with it', async () => {
    const { statusCode } = await shop.inject(json(`{"message":${nested(31)}}`));
    expect(statusCode).toBe(422);
  });

  it.each([
    ['without a boundary', 'multipart/form-data', '--x\r\n\r\n'],
    [
      'that is cut off in a file',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="picture"; filename="a.jpg"\r\n\r\nabc',
    ],
    [
      'that is cut off in a header',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="pic',
    ],
    ['of other things', 'multipart/form-data; boundary=x', 'abc'],
    [
      'with a field that is none',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--',
    ],
    [
      'with a field of 40 levels',
      'multipart/form-data; boundary=x',
      `--x\r\ncontent-disposition: form-data; name="alt_lt"\r\n\r\n${nested(40)}\r\n--x--`,
    ],
  ])('of parts %s is not read', async (_name, type, payload) => {
    const { token } = await shop.person('admin');
    const headers = { 'content-type': type, authorization: `Bearer ${token}` };
    await expectRefused({ method: 'POST', url: '/api/pictures', headers, payload }, 400, 'malformed');
    expect(await shop.database.select().from(pictures)).toEqual([]);
  });

  it('of no known kind, or cut short by its own word, is not read', async () => {
    const headers = { 'content-type': 'text/x-unknown' };
    await expectRefused(
      { method: 'POST', url: '/api/feedbacks', headers, payload: 'x' },
      415,
      'not_supported',
    );
    await expectRefused(json('{"message":"a'), 400, 'malformed');
    await expectRefused(json('{"__proto__":{"a":1}}'), 400, 'malformed');
    await expectRefused(json(JSON.stringify('a'.repeat(1_000_000))), 413, 'too_large');
  });
});

describe('what is sent to a page', () => {
  const send = (type: string, payload: string): InjectOptions => ({
    method: 'POST',
    url: '/kontaktai',
    headers: { 'content-type': type },
    payload,
  });

  it.each([
    ['without a boundary', 'multipart/form-data', '--x\r\n\r\n'],
    ['that is none', 'multipart/form-data; boundary=x', 'abc'],
    [
      'that is cut off',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1',
    ],
  ])('as a form %s is not read', (_name, type, payload) =>
    expectRefused(send(type, payload), 400, 'malformed'),
  );

  it.each(['application/json', 'text/plain', 'text/x-unknown'])('as %s is no form', (type) =>
    expectRefused(send(type, '{"a":1}'), 415, 'not_supported'),
  );

  it.each([
    ['fields', 'application/x-www-form-urlencoded', 'name=%zz&email=%ED%A0%80&message=%00'],
    [
      'parts',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
    ],
    ['nothing', 'application/x-www-form-urlencoded', ''],
  ])('as a form of %s reaches it', async (_name, type, payload) => {
    expect((await shop.inject(send(type, payload))).statusCode).toBe(200);
    expect((await shop.inject({ method: 'POST', url: '/kontaktai' })).statusCode).toBe(200);
  });
});

describe('an address', () => {
  it.each([
    '/%00',
    '/duk%00',
    '/p/a%00b',
    '/duk.data?search=a%00',
    '/api/p/%00',
    '/api/meal-kits/%00',
    '/media/%00',
    '/assets/%00',
  ])('with a character that nobody can type is refused: %s', (url) =>
    expectRefused({ url }, 400, 'malformed'),
  );

  it.each(['/check-out/order/1?token=%00', '/admin/cities?search=%00'])(
    'with such a character in its query is answered by a page that says so: %s',
    async (url) => {
      const { statusCode, headers } = await shop.inject({ url });
      expect(statusCode).toBe(400);
      expect(headers['content-type']).toContain('text/html');
    },
  );

  it.each([
    '/media/',
    '/media/nothing.avif',
    '/media//',
    '/media/..%2fx',
    '/media/x%2f',
    `/api/p/${'a'.repeat(1_000)}`,
  ])('at which nothing can be is not found: %s', (url) => expectRefused({ url }, 404, 'not_found'));
});

describe('a way of asking', () => {
  it.each(['/duk', '/'])('that pages do not know is refused: %s', async (url) => {
    for (const method of ['TRACE', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      await expectRefused({ method: method as 'PUT', url }, 405, 'not_allowed');
      expect((await shop.inject({ method: method as 'PUT', url })).headers.allow).toBe('GET, HEAD, POST');
    }
  });

  it('that the API does not know leads nowhere', async () => {
    for (const method of ['TRACE', 'PATCH', 'PROPFIND'])
      await expectRefused({ method: method as 'PATCH', url: '/api/meal-kits' }, 404, 'not_found');
  });
});

describe('on a line of its own', () => {
  beforeAll(async () => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
  });

  const english = 'Locale: en\r\nConnection: close\r\n';
  it.each([
    ['what is no HTTP', 'hello\r\n\r\n', 400, 'malformed'],
    ['no host', `GET / HTTP/1.1\r\n${english}\r\n`, 400, 'malformed'],
    ['two hosts', `GET / HTTP/1.1\r\nHost: x\r\nhost: x\r\n${english}\r\n`, 400, 'malformed'],
    ['an empty host', `GET / HTTP/1.1\r\nHost:\r\n${english}\r\n`, 400, 'malformed'],
    ['a host of two kinds', `GET /duk HTTP/1.1\r\nHost: a@b\r\n${english}\r\n`, 400, 'malformed'],
    ['a path without its beginning', `GET duk HTTP/1.1\r\nHost: x\r\n${english}\r\n`, 400, 'malformed'],
    ['no path at all', `OPTIONS * HTTP/1.1\r\nHost: x\r\n${english}\r\n`, 400, 'malformed'],
    ['another site', `GET http://evil.example/duk HTTP/1.1\r\nHost: x\r\n${english}\r\n`, 400, 'malformed'],
    ['another site’s API', `GET http://x/api/shop HTTP/1.1\r\nHost: x\r\n${english}\r\n`, 400, 'malformed'],
    [
      'what browsers keep to themselves',
      `GET /duk#x HTTP/1.1\r\nHost: x\r\n${english}\r\n`,
      400,
      'malformed',
    ],
    [
      'what lies beside the pictures',
      `GET /media/%2e%2e/x HTTP/1.1\r\nHost: x\r\n${english}\r\n`,
      404,
      'not_found',
    ],
    ['a header without a name', `GET / HTTP/1.1\r\nHost: x\r\n${english}: y\r\n\r\n`, 400, 'malformed'],
    [
      'a length that is none',
      `POST / HTTP/1.1\r\nHost: x\r\n${english}Content-Length: -1\r\n\r\n`,
      400,
      'malformed',
    ],
    [
      'two lengths',
      `POST / HTTP/1.1\r\nHost: x\r\n${english}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
      400,
      'malformed',
    ],
    [
      'an expectation',
      `POST /api/feedbacks HTTP/1.1\r\nHost: x\r\nExpect: much\r\n${english}\r\n`,
      417,
      'malformed',
    ],
    [
      'very much in headers',
      `GET / HTTP/1.1\r\nHost: x\r\n${english}Cookie: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
    [
      'a tunnel',
      `CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n${english}\r\n`,
      405,
      'not_allowed',
    ],
  ] as const)('%s is refused like everything else', async (_name, request, status, code) => {
    const heard = await say(shop.app, request);
    const expected = request.includes('Locale') ? refusal(status, code) : { status_code: status, code };
    expect(heard.status).toBe(status);
    expect(JSON.parse(heard.body)).toMatchObject(expected);
    expect(heard.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(troubles).toEqual([]);
  });

  it('an old client that knows no hosts is served', async () => {
    expect((await say(shop.app, 'GET /api/health HTTP/1.0\r\n\r\n')).status).toBe(200);
    expect((await say(shop.app, 'GET /duk HTTP/1.0\r\n\r\n')).status).toBe(200);
  });
});
