import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { anotherShop } from '../../../test/another-shop.ts';
import { bytesOf } from '../../../test/authenticator.ts';
import { aCart, orderFor, usePayingShop } from '../../../test/paying-shop.ts';
import { secret } from '../../../test/test-shop.ts';
import { users } from '../../db/schema/index.ts';
import { codeAt, stepAt } from '../second-factor/totp.ts';
import { keysFor, keyTextFor } from './keys.ts';
import { hashPassword } from './passwords.ts';

const shop = usePayingShop();
const fresh = 'another one, that nobody has seen yet';
const password = 'mėlynas dramblys';
let cart: Awaited<ReturnType<typeof aCart>>;
beforeAll(async () => {
  cart = await aCart(await shop.asNew('admin'));
});

/** Somebody with a second factor, an order and a login, all made under the old secret. */
const customer = async () => {
  const person = await shop.person('user', {
    email: `${randomUUID()}@pastas.lt`,
    passwordHash: await hashPassword(password),
  });
  const begun = await shop.as(person)('POST /second-factor', { body: { currentPassword: password } });
  const app = bytesOf(begun.data.secret);
  const code = codeAt(app, stepAt(shop.clock.now()));
  const { codes } = (await shop.as(person)('POST /second-factor/confirm', { body: { code } })).data;
  const body = await orderFor(shop.as(null), cart, { paymentType: 'cash' });
  const { id, token } = (await shop.as(null)('POST /check-outs', { body })).data;
  return { person, app, recoveryCode: codes[0] ?? '', order: { id, token } };
};

type App = Awaited<ReturnType<typeof anotherShop>>['app'];
const post = (app: App, path: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api${path}`, payload });
const byCode = async (app: App, email: string, code: string) => {
  const asked = await post(app, '/auth/login', { email, password });
  const { challenge } = asked.json().data as { challenge: string };
  return (await post(app, '/auth/second-factor', { challenge, code })).statusCode;
};

describe('the secret is changed', () => {
  it('with the old one beside it: logins, order links, second factors and recovery codes go on', async () => {
    const { person, recoveryCode, order } = await customer();
    const during = await anotherShop(shop, { secret: [fresh, secret] });
    try {
      const { app } = during;
      const headers = { authorization: `Bearer ${person.token}` };
      expect((await app.inject({ url: '/api/users/user-profile', headers })).statusCode).toBe(200);
      const link = `/api/check-outs/${order.id}?token=${order.token}`;
      expect((await app.inject({ url: link })).statusCode).toBe(200);
      expect(await byCode(app, person.email, recoveryCode)).toBe(200);
    } finally {
      await during.close();
    }
  });

  it('and then alone: what was signed by the old one is over, and second factors still open', async () => {
    const { person, app: authenticator } = await customer();
    const sealed = async () =>
      (await shop.database.select().from(users).where(eq(users.id, person.id)))[0]?.totpSecret;
    const before = await sealed();
    await (await anotherShop(shop, { secret: [fresh, secret] })).close();
    expect(await sealed()).not.toBe(before);
    const after = await anotherShop(shop, { secret: fresh });
    try {
      const headers = { authorization: `Bearer ${person.token}` };
      expect((await after.app.inject({ url: '/api/users/user-profile', headers })).statusCode).toBe(401);
      shop.clock.moveTo(new Date(shop.clock.now().getTime() + 60_000));
      const code = codeAt(authenticator, stepAt(shop.clock.now()));
      expect(await byCode(after.app, person.email, code)).toBe(200);
    } finally {
      await after.close();
    }
  });
});

it('no two purposes share a key, and none of them is the secret', () => {
  const made = ['login tokens', 'payment sandbox', 'seal known device', 'hash check-out'].map((purpose) =>
    Buffer.from(keysFor(secret, purpose)[0]).toString('base64url'),
  );
  expect(new Set([...made, secret]).size).toBe(5);
  expect(keyTextFor(secret, 'payment sandbox')).toBe(made[1]);
});
