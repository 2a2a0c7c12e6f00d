import { randomUUID } from 'node:crypto';
import { toWire } from '@shop/contract/wire';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { anotherShop } from '../../../../test/another-shop.ts';
import { bytesOf } from '../../../../test/authenticator.ts';
import { aCart, orderFor, usePayingShop } from '../../../../test/paying-shop.ts';
import { mailTo } from '../../../../test/mails.ts';
import { secret } from '../../../../test/test-shop.ts';
import type { ShopParts } from '../../../shop.ts';
import { users } from '../../../db/schema/index.ts';
import { codeAt, stepAt } from '../second-factor/totp.ts';
import { keysFor, keyTextFor } from '../../base/links/keys.ts';
import { hashPassword } from './passwords.ts';

const shop = usePayingShop();
const fresh = 'another one, that nobody has seen yet';
const newest = 'and the one that comes after that one';
const password = 'mėlynas dramblys';
let cart: Awaited<ReturnType<typeof aCart>>;
beforeAll(async () => {
  cart = await aCart(await shop.asNew('admin'));
});

type App = Awaited<ReturnType<typeof anotherShop>>['app'];
let posted = 0;
const post = (app: App, path: string, payload: object, token?: string) =>
  app.inject({
    method: 'POST',
    url: `/api${path}`,
    remoteAddress: `192.0.2.${(posted += 1)}`,
    headers: { locale: 'en', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    payload: toWire(payload) as object,
  });
const byCode = async (app: App, email: string, code: string) => {
  const asked = await post(app, '/auth/login', { email, password });
  const { challenge } = asked.json().data as { challenge: string };
  return post(app, '/auth/second-factor', { challenge, code });
};
const tokenOf = ({ headers }: Awaited<ReturnType<typeof byCode>>) =>
  String(headers.authorization).replace('Bearer ', '');
const seeProfile = async (app: App, token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  return (await app.inject({ url: '/api/users/user-profile', headers })).statusCode;
};
const seeOrder = async (app: App, { id, token }: { id: number; token: string }) =>
  (await app.inject({ url: `/api/check-outs/${id}?token=${token}` })).statusCode;
const nextCode = (authenticator: Uint8Array) => {
  shop.clock.moveTo(new Date(shop.clock.now().getTime() + 60_000));
  return codeAt(authenticator, stepAt(shop.clock.now()));
};

/** Somebody with a login, a second factor and an order, all made by one process under its secrets. */
const customerOf = async (app: App) => {
  const email = `${randomUUID()}@pastas.lt`;
  await shop.person('user', { email, passwordHash: await hashPassword(password) });
  const token = tokenOf(await post(app, '/auth/login', { email, password }));
  const begun = await post(app, '/second-factor', { currentPassword: password }, token);
  const authenticator = bytesOf(begun.json().data.secret);
  const code = codeAt(authenticator, stepAt(shop.clock.now()));
  const confirmed = await post(app, '/second-factor/confirm', { code }, token);
  const [recoveryCode] = confirmed.json().data.codes as [string];
  const body = await orderFor(shop.as(null), cart, { paymentType: 'cash' });
  const order = (await post(app, '/check-outs', body)).json().data as { id: number; token: string };
  return { email, token, authenticator, recoveryCode, order };
};

/** Whether one process can read what another makes. */
const understands = async (reader: App, writer: App) => {
  const { email, token, authenticator, recoveryCode, order } = await customerOf(writer);
  return {
    login: await seeProfile(reader, token),
    order: await seeOrder(reader, order),
    code: (await byCode(reader, email, nextCode(authenticator))).statusCode,
    recoveryCode: (await byCode(reader, email, recoveryCode)).statusCode,
  };
};
const everything = { login: 200, order: 200, code: 200, recoveryCode: 200 };

describe('the secret is changed', () => {
  const withSecrets = async <T>(
    secrets: readonly ShopParts['secret'][],
    task: (...apps: App[]) => Promise<T>,
  ): Promise<T> => {
    const processes = [];
    try {
      for (const each of secrets) processes.push(await anotherShop(shop, { secret: each }));
      return await task(...processes.map(({ app }) => app));
    } finally {
      for (const each of processes) await each.close();
    }
  };

  it('one process after the other: those of neighbouring steps read each other, in both directions', async () => {
    const steps: ShopParts['secret'][] = [secret, [secret, fresh], [fresh, secret], fresh];
    for (const [index, earlier] of steps.slice(0, -1).entries()) {
      const later = steps[index + 1] ?? fresh;
      await withSecrets([earlier, later], async (one, other) => {
        if (!one || !other) throw new Error('two processes were started');
        expect([index, await understands(other, one)]).toEqual([index, everything]);
        expect([index, await understands(one, other)]).toEqual([index, everything]);
      });
    }
  });

  it('and then alone: logins and order links are over; second factors, recovery codes and who left are kept', async () => {
    const { email, token, authenticator, recoveryCode, order } = await customerOf(shop.app);
    const [inviter, gone] = [await shop.person('user'), await customerOf(shop.app)];
    await post(shop.app, '/users/delete-account', { currentPassword: password }, gone.token);
    // Changed twice: what was kept under the first secret is carried on by the second change too.
    await withSecrets([[fresh, secret]], async () => {});
    await withSecrets([[newest, fresh]], async () => {});
    const [row] = await shop.database.select().from(users).where(eq(users.id, inviter.id));
    const invited = {
      email: gone.email,
      password,
      firstName: 'Ona',
      lastName: 'Nauja',
      agreeTerms: true,
      referralCode: row?.referralCode ?? '',
    };
    await withSecrets([newest], async (app) => {
      if (!app) throw new Error('a process was started');
      expect([await seeProfile(app, token), await seeOrder(app, order)]).toEqual([401, 404]);
      expect((await byCode(app, email, nextCode(authenticator))).statusCode).toBe(200);
      expect((await byCode(app, email, recoveryCode)).statusCode).toBe(200);
      expect((await post(app, '/auth/register', invited)).statusCode).toBe(202);
    });
    const mail = await mailTo(shop, gone.email, 'verify_email');
    expect(mail.plain).toContain('you can not register using referral link');
  });
});

it('no two purposes share a key, and none of them is the secret', () => {
  const made = ['login tokens', 'payment sandbox', 'seal known device', 'hash check-out'].map((purpose) =>
    Buffer.from(keysFor(secret, purpose)[0]).toString('base64url'),
  );
  expect(new Set([...made, secret]).size).toBe(5);
  expect(keyTextFor(secret, 'payment sandbox')).toBe(made[1]);
});
