import type { Client } from '@shop/contract/client';
import { expect, test } from 'vitest';
import { afterBank, loadCheckOut } from './check-out-data.server.ts';

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

test('back from the bank with a supplement, whoever owns the order goes on in the account, others on its own page', async () => {
  const asked: string[] = [];
  const api = (isOwn: boolean) =>
    (async (key: string) => {
      asked.push(key);
      return { data: { id: 7, isOwn } };
    }) as unknown as Client;
  expect(await afterBank(api(true), 7, '12')).toBe('/user/order-management/7?returned=1&supplement=12');
  expect(await afterBank(api(false), 7, '12')).toBe('/check-out/order/7?returned=1&supplement=12');
  expect(await afterBank(api(true), 7, null)).toBe('/check-out/order/7?returned=1');
  expect(asked.filter((key) => key === 'POST /check-outs/{id}/check-payment')).toHaveLength(3);
});
