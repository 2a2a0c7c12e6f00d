import { beforeAll, describe, expect, it } from 'vitest';
import { aBuyer, aCart, type CheckOutBody, orderFor, usePayingShop } from '../../../../test/paying-shop.ts';
import { makeCode } from '../../../../test/pricing.ts';
import { refusalOf } from '../../../../test/test-shop.ts';
import { checkOuts } from '../../../db/schema/index.ts';
import { placingLimits } from './placing-limits.ts';

const shop = usePayingShop({ ordersPerAddress: 3 });
let body: CheckOutBody;
let made = 0;
beforeAll(async () => {
  const guest = shop.as(null);
  body = await orderFor(guest, await aCart(await shop.asNew('admin')), { paymentType: 'cash' });
});
const placedSoFar = () => shop.database.$count(checkOuts);
const anOrder = (details: Partial<CheckOutBody> = {}): CheckOutBody => {
  made += 1;
  return { ...body, buyer: aBuyer({ email: `pirkejas${made}@pirkeja.example` }), ...details };
};
const place = (client: ReturnType<typeof shop.as>, order = anOrder()) =>
  client('POST /check-outs', { body: order });

describe('orders from one address', () => {
  it('are as many in an hour as the owner allows, also when they come at once', async () => {
    const guest = shop.as(null, 'en', '203.0.113.1');
    const before = await placedSoFar();
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => place(guest)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect((await refusalOf(place(guest))).code).toBe('too_many');
    expect(await placedSoFar()).toBe(before + 3);
    await place(shop.as(null, 'en', '203.0.113.2'));
    const now = shop.clock.now();
    shop.clock.moveTo(new Date(now.getTime() + 3_600_000));
    await place(guest);
    shop.clock.moveTo(now);
  });

  it('are three times as many for those who have an account, whatever guests have used up', async () => {
    const address = '203.0.113.3';
    const guest = shop.as(null, 'en', address);
    for (let count = 0; count < 3; count += 1) await place(guest);
    const before = await placedSoFar();
    for (let count = 0; count < 9; count += 1) await place(shop.as(await shop.person('user'), 'en', address));
    const tenth = shop.as(await shop.person('user'), 'en', address);
    expect((await refusalOf(place(tenth))).code).toBe('too_many');
    expect(await placedSoFar()).toBe(before + 9);
  });
});

describe('orders from one IPv6 network', () => {
  it('count together, whichever of its addresses they come from', async () => {
    const from = (host: number) => shop.as(null, 'en', `2001:db8:7:1::${host}`);
    for (const host of [1, 2, 3]) await place(from(host));
    const before = await placedSoFar();
    expect((await refusalOf(place(from(4)))).code).toBe('too_many');
    expect(await placedSoFar()).toBe(before);
    await place(shop.as(null, 'en', '2001:db8:7:2::1'));
  });
});

describe('orders for one mailbox', () => {
  it('are ten in an hour, from wherever they come', () => {
    expect(placingLimits().perMailbox).toEqual({ max: 10, perSeconds: 3600 });
  });

  it('are refused beyond that', async () => {
    const order = anOrder();
    await place(shop.as(null, 'en', '203.0.113.5'), order);
    const before = await placedSoFar();
    expect((await refusalOf(place(shop.as(null, 'en', '203.0.113.6'), order))).code).toBe('too_many');
    expect(await placedSoFar()).toBe(before);
  });
});

describe('an order that was placed', () => {
  it('is given again to its key, also when no more orders may come from there', async () => {
    const guest = shop.as(null, 'en', '198.51.100.7');
    const headers = { 'idempotency-key': 'placed before the limit' };
    const order = anOrder({ paymentType: 'montonio', paymentOption: 'HABALT22' });
    const first = await guest('POST /check-outs', { body: order, headers });
    for (let count = 0; count < 2; count += 1) await place(guest);
    expect((await refusalOf(place(guest))).code).toBe('too_many');
    const before = await placedSoFar();
    const again = await guest('POST /check-outs', { body: order, headers });
    expect(again.data.id).toBe(first.data.id);
    const other = { body: { ...order, usePoints: false }, headers };
    expect((await refusalOf(guest('POST /check-outs', other))).code).toBe('key_reused');
    expect(await placedSoFar()).toBe(before);
  });
});

describe('an order with codes', () => {
  it('is no way to guess them: unknown ones use up the tries of its address', async () => {
    const address = '203.0.113.4';
    const guest = shop.as(null, 'en', address);
    const guesses = Array.from({ length: 20 }, (_, index) => `SPEJU-${index}`);
    const before = await placedSoFar();
    for (let round = 0; round < 3; round += 1) {
      const order = anOrder({ discountCodes: guesses, expectedTotalCents: 1 });
      expect((await refusalOf(place(guest, order))).code).toBe('prices_updated');
    }
    const { code } = await makeCode(await shop.asNew('admin'));
    const user = shop.as(await shop.person('user'), 'en', address);
    const order = anOrder({ discountCodes: [code], expectedTotalCents: 1 });
    expect((await refusalOf(place(user, order))).code).toBe('too_many');
    const check = { body: { code, items: body.items } };
    expect((await refusalOf(guest('POST /discount-codes/check', check))).code).toBe('too_many');
    expect(await placedSoFar()).toBe(before);
  });
});
