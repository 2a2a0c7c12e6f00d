import pino from 'pino';
import { expect, it } from 'vitest';
import { useShop } from '../../test/test-shop.ts';
import type { WebApp } from './web-app.ts';

const lines: string[] = [];
const logger = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });

const web: WebApp = {
  assetsFolder: null,
  handle: async (_request, { onError }) => {
    const error = new Error('Failed query: select $1 params: ona@shop.example');
    onError(Object.assign(error, { query: 'select $1' }));
    return new Response('', { status: 500 });
  },
  stop: async () => {},
};
const shop = useShop('empty', { web, logger });

it('a page that fails is told to the log as a line, without anybody’s data', async () => {
  expect((await shop.inject({ url: '/duk?email=ona@shop.example' })).statusCode).toBe(500);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    path: '/duk',
    error: { message: 'Failed query: select $1' },
  });
  expect(lines[0]).not.toContain('ona@');
});
