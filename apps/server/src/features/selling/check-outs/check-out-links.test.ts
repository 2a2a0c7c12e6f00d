import { toWire } from '@shop/contract/wire';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBuyer, aCart, orderFor, usePayingShop, uuidIn } from '../../../../test/paying-shop.ts';
import { mailTo, tokenIn } from '../../../../test/mails.ts';
import { refusalOf } from '../../../../test/test-shop.ts';
import { hashPassword } from '../../people/auth/passwords.ts';

const shop = usePayingShop();
const password = 'mėlynas dramblys';
let cart: Awaited<ReturnType<typeof aCart>>;
beforeAll(async () => {
  cart = await aCart(await shop.asNew('admin'));
});

/** A browser that keeps what it is given. */
const browser = (cookies: Record<string, string> = {}) => ({
  cookies,
  ask: async (url: string, options: InjectOptions = {}): Promise<LightMyRequestResponse> => {
    const answer = await shop.inject({ url: `/api${url}`, cookies, ...options });
    for (const { name, value } of answer.cookies) {
      if (value === '') delete cookies[name];
      else cookies[name] = value;
    }
    return answer;
  },
});
const guestOrder = async () => {
  const { data } = await shop.as(null)('POST /check-outs', {
    body: await orderFor(shop.as(null), cart, { paymentType: 'cash' }),
  });
  return data;
};
const keysIn = (answer: LightMyRequestResponse) =>
  answer.cookies.filter(({ name }) => name.startsWith('order_'));

describe('the link of an order', () => {
  it('opens it once and for all in this browser, without the token in any later address', async () => {
    const { id, token } = await guestOrder();
    const { ask } = browser();
    expect((await ask(`/check-outs/${id}`)).statusCode).toBe(404);
    const followed = await ask(`/check-outs/${id}?token=${token}`);
    expect(keysIn(followed)).toEqual([
      { name: `order_${id}`, value: token, httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 2_592_000 },
    ]);
    expect((await ask(`/check-outs/${id}`)).json().data.id).toBe(id);
    expect((await ask(`/check-outs/${id}/calendar.ics`)).statusCode).toBe(200);
    const checked = await ask(`/check-outs/${id}/check-payment`, { method: 'POST' });
    expect(checked.statusCode).toBe(200);
    const paid = await ask(`/check-outs/${id}/pay`, {
      method: 'POST',
      payload: { payment_type: 'bank_account' },
    });
    expect(paid.json().data.payment_type).toBe('bank_account');
  });

  it('ends when a new one is made, which goes to the buyer by mail', async () => {
    const { id, token, buyer } = await guestOrder();
    const { ask } = browser();
    await ask(`/check-outs/${id}?token=${token}`);
    const renew = async (person: Awaited<ReturnType<typeof shop.person>>) =>
      shop.as(person)('POST /check-outs/{id}/new-link', { params: { id } });
    const stranger = await refusalOf(renew(await shop.person('user')));
    expect([stranger.status, (await ask(`/check-outs/${id}`)).statusCode]).toEqual([404, 200]);

    await renew(await shop.person('admin'));
    expect((await ask(`/check-outs/${id}`)).statusCode).toBe(404);
    expect((await ask(`/check-outs/${id}?token=${token}`)).statusCode).toBe(404);
    const fresh = tokenIn(await mailTo(shop, buyer.email, 'order_link'));
    expect(fresh).not.toBe(token);
    expect((await ask(`/check-outs/${id}?token=${fresh}`)).statusCode).toBe(200);
  });

  it('ends also for whoever is at the bank just then: the money counts, and the mail about it holds the new one', async () => {
    const email = 'banke@pirkeja.example';
    const guest = shop.as(null);
    const body = await orderFor(guest, cart, { buyer: aBuyer({ email }) });
    const { data: placed } = await guest('POST /check-outs', { body });
    const { id, token } = placed;
    await (
      await shop.asNew('admin')
    )('POST /check-outs/{id}/new-link', { params: { id } });
    await shop.sandbox.pay(uuidIn(placed.paymentUrl));
    await shop.sandbox.tick();
    const { ask } = browser();
    expect((await ask(`/check-outs/${id}?token=${token}`)).statusCode).toBe(404);
    const fresh = tokenIn(await mailTo(shop, email, 'order_paid'));
    const { data } = (await ask(`/check-outs/${id}?token=${fresh}`)).json();
    expect(data).toMatchObject({ id, status: 'paid' });
  });

  it('opens that order alone', async () => {
    const [one, other] = [await guestOrder(), await guestOrder()];
    const { ask, cookies } = browser();
    await ask(`/check-outs/${one.id}?token=${one.token}`);
    for (const path of ['', '/calendar.ics', '/invoice'])
      expect((await ask(`/check-outs/${other.id}${path}`)).statusCode).toBe(404);
    const borrowed = browser({ [`order_${other.id}`]: one.token });
    expect((await borrowed.ask(`/check-outs/${other.id}`)).statusCode).toBe(404);
    expect(keysIn(await ask(`/check-outs/${other.id}?token=${one.token}`))).toEqual([]);
    expect(cookies).toEqual({ [`order_${one.id}`]: one.token });
  });

  it('is not needed by the browser in which a guest placed the order', async () => {
    const { ask } = browser();
    const body = await orderFor(shop.as(null), cart, { paymentType: 'cash' });
    const placed = await ask('/check-outs', { method: 'POST', payload: toWire(body) as object });
    expect(placed.statusCode).toBe(201);
    expect(keysIn(placed)).toHaveLength(1);
    expect((await ask(`/check-outs/${placed.json().data.id}`)).statusCode).toBe(200);
  });

  it('leaves nothing behind that opens anything in a browser whose owner logs out', async () => {
    const { id, token } = await guestOrder();
    const person = await shop.person('user', { passwordHash: await hashPassword(password) });
    const { ask, cookies } = browser();
    await ask(`/check-outs/${id}?token=${token}`);
    await ask('/auth/login', { method: 'POST', payload: { email: person.email, password } });
    expect(Object.keys(cookies)).toEqual([`order_${id}`, 'session', 'known_device']);
    await ask('/auth/logout', { method: 'POST' });
    expect(Object.keys(cookies)).toEqual(['known_device']);
    expect((await ask(`/check-outs/${id}`)).statusCode).toBe(404);
  });
});
