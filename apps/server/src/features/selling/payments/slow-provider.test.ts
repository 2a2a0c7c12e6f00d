import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aCart, orderFor, type PayingShop, place, usePayingShop } from '../../../../test/paying-shop.ts';
import { checkOuts } from '../../../db/schema/index.ts';
import { type Payments, trouble } from '../../../ports/payments/payments.ts';

/** Who waits how long for whom. Time is over when the test says so: nobody has to wait along. */
const waits = new Map<AbortSignal, { readonly ms: number; end(): void }>();
const endWaitOf = async (ms: number): Promise<void> => {
  await expect.poll(() => [...waits.values()].map((wait) => wait.ms)).toContain(ms);
  for (const wait of waits.values()) if (wait.ms === ms) wait.end();
};

/** A provider that is silent with orders, with its list of banks, or with neither. */
const silent = { orders: false, banks: false };
const asked: { readonly name: string; readonly waitsMs: number | undefined }[] = [];
let banksCome = Promise.withResolvers<void>();
const slowly = async <T>(name: string, limit: AbortSignal | undefined, call: () => Promise<T>) => {
  const wait = limit && waits.get(limit);
  asked.push({ name, waitsMs: wait?.ms });
  if (!silent.orders) return call();
  if (!wait) throw new Error(`${name} was asked for without a limit`);
  wait.end();
  return trouble('given_up', 'TimeoutError');
};
const provider: Payments = {
  paymentMethods: async () => {
    if (silent.banks) await banksCome.promise;
    return shop.payments.paymentMethods();
  },
  createOrder: (order, limit) => slowly('create', limit, () => shop.payments.createOrder(order, limit)),
  order: (uuid, limit) => slowly('order', limit, () => shop.payments.order(uuid, limit)),
  refund: (request) => shop.payments.refund(request),
  readOrderToken: (token) => shop.payments.readOrderToken(token),
  readRefundToken: (token) => shop.payments.readRefundToken(token),
};
const shop: PayingShop = usePayingShop({ payments: provider });

beforeEach(() => {
  asked.length = 0;
  waits.clear();
  banksCome = Promise.withResolvers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    waits.set(limit.signal, { ms, end: () => limit.abort() });
    return limit.signal;
  });
});
afterEach(() => {
  Object.assign(silent, { orders: false, banks: false });
  banksCome.resolve();
  vi.restoreAllMocks();
});

it('an order is written before a silent provider is asked for its payment, and its buyer waits eight seconds', async () => {
  const cart = await aCart(await shop.asNew('admin'));
  const guest = shop.as(null);
  // The banks are known from the page on which one was chosen.
  await guest('GET /payments/payment-methods', {});
  // An attempt ends before whoever waits does: what is silent is known to be silent by then.
  expect([...waits.values()].map(({ ms }) => ms).toSorted()).toEqual([7_000, 8_000]);
  const body = await orderFor(guest, cart, { paymentOption: 'HABALT22' });
  Object.assign(silent, { orders: true, banks: true });
  shop.clock.moveTo(new Date('2026-11-16T08:10:00Z'));
  const { data: placed } = await guest('POST /check-outs', { body });
  expect(placed).toMatchObject({ status: 'new', paymentUrl: null });
  expect(await shop.database.$count(checkOuts)).toBe(1);
  expect(asked).toEqual([{ name: 'create', waitsMs: 8_000 }]);

  const wrong = { ...body, paymentOption: 'NOSUCHBANK' };
  const refused = guest('POST /check-outs', { body: wrong });
  await expect(refused).rejects.toMatchObject({ status: 422 });
  expect(await shop.database.$count(checkOuts)).toBe(1);

  silent.orders = false;
  const again = await guest('POST /check-outs/{id}/pay', {
    params: { id: placed.id },
    query: { token: placed.token },
    body: { paymentOption: 'HABALT22' },
  });
  expect(again.data.paymentUrl).toMatch(/\/pay\//);
  silent.orders = true;
  asked.length = 0;
  await guest('POST /check-outs/{id}/check-payment', {
    params: { id: placed.id },
    query: { token: placed.token },
  });
  expect(asked).toEqual([{ name: 'order', waitsMs: 8_000 }]);
});

it('whoever orders waits two seconds for the list of banks and is led to the bank all the same; whoever looks at it waits on', async () => {
  shop.clock.moveTo(new Date('2026-11-16T18:00:00Z'));
  const cart = await aCart(await shop.asNew('admin'));
  silent.banks = true;
  const placing = place(shop.as(null), { ...cart, startDate: '2026-11-18' }, { paymentOption: 'HABALT22' });
  await expect.poll(() => [...waits.values()].map(({ ms }) => ms)).toContain(2_000);
  const looking = shop.as(null)('GET /payments/payment-methods', {});
  await endWaitOf(2_000);
  expect(await placing).toMatchObject({ status: 'new', paymentUrl: expect.stringMatching(/\/pay\//) });
  expect([...waits.values()].map(({ ms }) => ms)).toContain(8_000);
  banksCome.resolve();
  const { data } = await looking;
  expect(data).toMatchObject({ isAvailable: true });
  expect(data.banks).toHaveLength(6);
});

it('whoever looks at the list of banks waits eight seconds for it, and then is told that there is none', async () => {
  shop.clock.moveTo(new Date('2026-11-17T08:00:00Z'));
  silent.banks = true;
  const looking = shop.as(null)('GET /payments/payment-methods', {});
  await endWaitOf(8_000);
  expect((await looking).data).toEqual({ isAvailable: false, banks: [], cards: null });
});
