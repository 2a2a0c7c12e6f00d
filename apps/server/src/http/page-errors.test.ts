import pino from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { useShop } from '../../test/test-shop.ts';
import type { WebApp } from './web-app.ts';

const lines: string[] = [];
const logger = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });

const web: WebApp = {
  assetsFolder: null,
  handle: async ({ method }, { onError }) => {
    if (method === 'POST') {
      onError({ status: 405, statusText: 'Method Not Allowed', internal: true, data: 'no action' });
      return new Response('', { status: 405 });
    }
    const error = new Error('Failed query: select $1 params: ona@shop.example');
    onError(Object.assign(error, { query: 'select $1' }));
    return new Response('', { status: 500 });
  },
  stop: async () => {},
};
const shop = useShop('empty', { web, logger });

beforeEach(() => {
  lines.length = 0;
});

it('a page that fails is told to the log as a line, without anybody’s data', async () => {
  expect((await shop.inject({ url: '/duk?email=ona@shop.example' })).statusCode).toBe(500);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    path: '/duk',
    error: { message: 'Failed query: select $1' },
  });
  expect(lines[0]).not.toContain('ona@');
});

it('whoever sends a form to a page that has none is refused, and nobody has to be woken for it', async () => {
  expect((await shop.inject({ method: 'POST', url: '/duk' })).statusCode).toBe(405);
  expect(lines).toEqual([]);
});
