import { afterEach, expect, it, vi } from 'vitest';
import { aCart, orderFor, type PayingShop, place, usePayingShop } from '../../../test/paying-shop.ts';
import { checkOuts } from '../../db/schema/index.ts';
import { isTrouble, type Payments, type PaymentTrouble, trouble } from '../../ports/payments/payments.ts';

/** A provider that is as slow as the test says: it answers when somebody has given up waiting for it. */
let isSilent = false;
const asked: string[] = [];
const slowly = async <T>(name: string, limit: AbortSignal | undefined, call: () => Promise<T>) => {
  asked.push(name);
  if (!isSilent) return call();
  if (!limit) throw new Error(`${name} was asked for without a limit`);
  // Waiting is what the limit is for; the test need not wait along.
  limit.dispatchEvent(new Event('abort'));
  return trouble('unavailable', 'TimeoutError') as PaymentTrouble;
};
const provider: Payments = {
  paymentMethods: (limit) => slowly('methods', limit, () => shop.payments.paymentMethods(limit)),
  createOrder: (order, limit) => slowly('create', limit, () => shop.payments.createOrder(order, limit)),
  order: (uuid, limit) => slowly('order', limit, () => shop.payments.order(uuid, limit)),
  refund: (request) => shop.payments.refund(request),
  readOrderToken: (token) => shop.payments.readOrderToken(token),
  readRefundToken: (token) => shop.payments.readRefundToken(token),
};
const shop: PayingShop = usePayingShop({ payments: provider });

afterEach(() => {
  vi.restoreAllMocks();
});

it('an order is written before a silent provider is asked for its payment, and whoever waits has a limit', async () => {
  const cart = await aCart(await shop.asNew('admin'));
  const guest = shop.as(null);
  // The banks are known from the page on which one was chosen.
  await guest('GET /payments/payment-methods', {});
  const body = await orderFor(guest, cart, { paymentOption: 'HABALT22' });
  isSilent = true;
  asked.length = 0;
  const waits = vi.spyOn(AbortSignal, 'timeout');
  shop.clock.moveTo(new Date('2026-11-16T08:10:00Z'));
  const { data: placed } = await guest('POST /check-outs', { body });
  expect(placed).toMatchObject({ status: 'new', paymentUrl: null });
  expect(await shop.database.$count(checkOuts)).toBe(1);
  // Behind the scenes the banks are asked for anew; nobody waits for that.
  expect(asked.filter((name) => name !== 'methods')).toEqual(['create']);
  expect(Math.max(...waits.mock.calls.map(([ms]) => ms))).toBe(8_000);

  const wrong = { ...body, paymentOption: 'NOSUCHBANK' };
  const refused = guest('POST /check-outs', { body: wrong });
  await expect(refused).rejects.toMatchObject({ status: 422 });
  expect(await shop.database.$count(checkOuts)).toBe(1);

  isSilent = false;
  const again = await guest('POST /check-outs/{id}/pay', {
    params: { id: placed.id },
    query: { token: placed.token },
    body: { paymentOption: 'HABALT22' },
  });
  expect(again.data.paymentUrl).toMatch(/\/pay\//);
});

it('a shop that does not know the banks yet takes an order all the same', async () => {
  isSilent = true;
  shop.clock.moveTo(new Date('2026-11-16T18:00:00Z'));
  const cart = await aCart(await shop.asNew('admin'));
  const placed = await place(
    shop.as(null),
    { ...cart, startDate: '2026-11-18' },
    { paymentOption: 'HABALT22' },
  );
  expect(placed).toMatchObject({ status: 'new', paymentUrl: null });
  isSilent = false;
  expect(isTrouble(await provider.paymentMethods())).toBe(false);
});
