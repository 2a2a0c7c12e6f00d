import { setImmediate } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import type { CheckOutChanged } from '@shop/contract/check-outs';
import type { ApiError } from '@shop/contract/client';
import { createSubscriber } from '@shop/contract/subscribe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { anotherShop } from '../../../../test/another-shop.ts';
import { aCart, place, usePayingShop } from '../../../../test/paying-shop.ts';
import { listen } from '../../../db/listen.ts';
import { announcementsChannel } from '../../../db/unit-of-work.ts';

const shop = usePayingShop();

let other: Awaited<ReturnType<typeof anotherShop>>;
let listening: ReturnType<typeof listen>;
let url = '';
let cart: Awaited<ReturnType<typeof aCart>>;
beforeAll(async () => {
  // The buyer is connected to one process, the admin and the bank to another.
  other = await anotherShop(shop, { payments: shop.payments });
  listening = listen(shop.connection, { [announcementsChannel]: other.announced });
  await other.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(other.app.server.address() as AddressInfo).port}`;
  cart = await aCart(await shop.asNew('admin'));
});
afterAll(async () => {
  await listening.stop();
  await other.close();
});

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const { close } of opened.splice(0)) close();
});

/** Listens to one order in the other process, by a login or by the link's token. */
const listenTo = (
  id: number,
  { login, token }: { login?: string; token?: string },
  onChange: (data: CheckOutChanged) => void,
  onRefused?: (refusal: ApiError) => void,
): { close(): void } => {
  const subscribe = createSubscriber({
    fetch: (path, init) =>
      fetch(new URL(path as string, url), {
        ...init,
        headers: { ...(init?.headers as object), ...(login && { authorization: `Bearer ${login}` }) },
      }),
    locale: () => 'en',
    pause: setImmediate,
  });
  const subscription = subscribe(
    'GET /check-outs/{id}/events',
    { params: { id }, ...(token && { query: { token } }) },
    ({ name, data }) => name === 'changed' && onChange(data),
    onRefused,
  );
  opened.push(subscription);
  return subscription;
};

const aTransfer = (person: Parameters<typeof shop.as>[0]) =>
  place(shop.as(person), cart, { paymentType: 'bank_account' });
const approve = async (id: number) => {
  const admin = await shop.asNew('admin');
  await admin('PUT /check-outs/{id}', { params: { id }, body: { action: 'approve_payment' } });
};

describe('whoever looks at an order', () => {
  it('learns in another process that the money is there', async () => {
    const { id, token } = await aTransfer(null);
    const seen: CheckOutChanged[] = [];
    const { close } = listenTo(id, { token }, (data) => seen.push(data));
    await expect.poll(() => seen).toEqual([{ id, status: 'waiting_payment', version: 1 }]);
    await approve(id);
    await expect.poll(() => seen.at(-1)?.status).toBe('paid');
    const admin = await shop.asNew('admin');
    const { data: shown } = await admin('GET /check-outs/{id}', { params: { id } });
    expect(seen.at(-1)?.version).toBe(shown.version);
    close();
    await expect.poll(() => other.app.eventStreams.count()).toBe(0);
  });

  it('goes on where the line broke, and is told nothing twice', async () => {
    const person = await shop.person('user');
    const { id } = await aTransfer(person);
    const seen: string[] = [];
    listenTo(id, { login: person.token }, ({ version, status }) => seen.push(`${version} ${status}`));
    await expect.poll(() => seen).toEqual(['1 waiting_payment']);
    other.app.server.closeAllConnections();
    await expect.poll(() => other.app.eventStreams.count()).toBe(1);
    await approve(id);
    await expect.poll(() => seen.length).toBeGreaterThan(1);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('is told nothing of an order that is not theirs', async () => {
    const { id } = await aTransfer(await shop.person('user'));
    const { token: login } = await shop.person('user');
    for (const by of [{}, { login }, { token: 'a wrong one' }]) {
      const refusal = await new Promise((resolve) => {
        listenTo(id, by, () => {}, resolve);
      });
      expect(refusal).toMatchObject({ status: 404, code: 'not_found' });
    }
  });

  it('by a link that was ended meanwhile is told nothing more', async () => {
    const owner = await shop.person('user');
    const { id, token } = await aTransfer(owner);
    const seen: string[] = [];
    const refusal = new Promise((resolve) => {
      listenTo(id, { token }, ({ status }) => seen.push(status), resolve);
    });
    await expect.poll(() => seen).toEqual(['waiting_payment']);
    await shop.as(owner)('POST /check-outs/{id}/new-link', { params: { id } });
    await approve(id);
    expect(await refusal).toMatchObject({ status: 404 });
    expect(seen).toEqual(['waiting_payment']);
  });
});
