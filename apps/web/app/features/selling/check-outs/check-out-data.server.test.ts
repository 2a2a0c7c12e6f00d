import type { Client } from '@shop/contract/client';
import { expect, test } from 'vitest';
import { loadCheckOut } from './check-out-data.server.ts';

const now = '2026-11-16T21:59:30.000Z';
const apiWith = (status: string) =>
  (async (key: string) =>
    key === 'GET /check-outs/{id}'
      ? { data: { id: 7, status, orders: [], token: 'the key to the order' } }
      : { data: key === 'GET /check-outs/{id}/boxes' ? [] : {} }) as unknown as Client;

test('an order comes with the shop’s time and without the token that opens it', async () => {
  for (const status of ['new', 'paid']) {
    const loaded = await loadCheckOut(apiWith(status), 7, now);
    expect(loaded.now).toBe(now);
    expect(loaded.checkOut).toEqual({ id: 7, status, orders: [] });
  }
});
