import { randomUUID } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { anotherShop } from '../../../../test/another-shop.ts';
import { auditOf } from '../../../../test/audit.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { openCity } from '../../../../test/pricing.ts';
import { refusalOf, secret, useShop } from '../../../../test/test-shop.ts';
import { auditEntries } from '../../../db/schema/index.ts';
import { hashPassword } from './passwords.ts';

const shop = useShop();
const password = 'mėlynas dramblys';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

const someone = (email = `${randomUUID()}@pastas.lt`) => shop.person('user', { email, passwordHash });
const hours = (count: number) => shop.clock.moveTo(new Date(shop.clock.now().getTime() + count * 3_600_000));
const login = (email: string, typed = password, more: Record<string, unknown> = {}, headers = {}) =>
  shop.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { locale: 'en', ...headers },
    payload: { email, password: typed, ...more },
  });
const tokenOf = (response: Awaited<ReturnType<typeof login>>) =>
  String(response.headers.authorization).replace('Bearer ', '');
const profileBy = (token: string) =>
  shop.inject({
    url: '/api/users/user-profile',
    headers: { authorization: `Bearer ${token}`, locale: 'en' },
  });

describe('a login', () => {
  it('gives a token in a header and in a cookie that scripts cannot read', async () => {
    const { email } = await someone();
    const response = await login(email.toUpperCase());
    expect(response.statusCode).toBe(200);
    expect(response.json().data).toMatchObject({ email, role: 'user', addresses: [] });
    const cookie = response.cookies.find((each) => each.name === 'session');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 2 * 86_400 });
    expect((await profileBy(tokenOf(response))).statusCode).toBe(200);
  });

  it('expires after an hour, is renewed for two days, and then no more', async () => {
    const { email } = await someone();
    const token = tokenOf(await login(email));
    hours(1.01);
    expect((await profileBy(token)).json()).toMatchObject({
      status_code: 401,
      message: 'Token has expired',
    });
    const renewed = await shop.inject({
      method: 'POST',
      url: '/api/auth/refresh',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(renewed.statusCode).toBe(200);
    expect((await profileBy(tokenOf(renewed))).statusCode).toBe(200);
    hours(47);
    const late = await shop.inject({
      method: 'POST',
      url: '/api/auth/refresh',
      headers: { authorization: `Bearer ${token}`, locale: 'lt' },
    });
    expect(late.json()).toMatchObject({
      status_code: 401,
      message: 'Token has expired and can no longer be refreshed',
    });
  });

  it('is remembered for two weeks where that was asked for', async () => {
    const { email } = await someone();
    const response = await login(email, password, { remember: true });
    expect(response.cookies[0]).toMatchObject({ maxAge: 14 * 86_400 });
    hours(13.9 * 24);
    const refresh = { method: 'POST', url: '/api/auth/refresh' } as const;
    const headers = { authorization: `Bearer ${tokenOf(response)}` };
    expect((await shop.inject({ ...refresh, headers })).statusCode).toBe(200);
    hours(3);
    expect((await shop.inject({ ...refresh, headers })).statusCode).toBe(401);
  });

  it('is a new session each time: a token that was there before gains nothing', async () => {
    const { email } = await someone();
    const planted = tokenOf(await login(email));
    await shop.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { authorization: `Bearer ${planted}` },
    });
    const response = await login(email, password, {}, { cookie: `session=${planted}` });
    expect(tokenOf(response)).not.toBe(planted);
    expect((await profileBy(planted)).statusCode).toBe(401);
  });

  it('that ended elsewhere ends its token at once', async () => {
    const { email } = await someone();
    const token = tokenOf(await login(email));
    const other = tokenOf(await login(email));
    const devices = await shop.inject({
      url: '/api/sessions',
      headers: { authorization: `Bearer ${token}` },
    });
    const elsewhere = devices.json().data.find((each: { is_current: boolean }) => each.is_current);
    await shop.inject({
      method: 'DELETE',
      url: `/api/sessions/${elsewhere.id}`,
      headers: { authorization: `Bearer ${other}` },
    });
    expect((await profileBy(token)).statusCode).toBe(401);
    expect((await profileBy(other)).statusCode).toBe(200);
  });

  it('that ended elsewhere leaves a guest: what is public goes on, the cookie goes, and what is not says so', async () => {
    const { email } = await someone();
    const token = tokenOf(await login(email));
    await shop.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { authorization: `Bearer ${token}` },
    });
    hours(1.5);
    const ask = (url: string, headers: Record<string, string>) =>
      shop.inject({ url, headers: { locale: 'en', ...headers } });
    const byCookie = await ask('/api/cities', { cookie: `session=${token}` });
    expect(byCookie.statusCode).toBe(200);
    expect(byCookie.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['session', ''],
      ['flash', 'logged_out'],
    ]);
    const byBearer = await ask('/api/cities', { authorization: `Bearer ${token}` });
    expect([byBearer.statusCode, byBearer.cookies]).toEqual([200, []]);
    expect((await ask('/api/users/user-profile', { cookie: `session=${token}` })).json()).toMatchObject({
      status_code: 401,
      message: 'Token has expired and can no longer be refreshed',
    });
  });

  it('from a device that was not seen before is told by mail, from a known one it is not', async () => {
    const { email } = await someone();
    const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
    const newer = chrome.replace('140', '141');
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1';
    await login(email, password, {}, { 'user-agent': chrome });
    const before = (await mailsTo(shop, email)).length;
    await login(email, password, {}, { 'user-agent': newer });
    expect(await mailsTo(shop, email)).toHaveLength(before);
    await login(email, password, {}, { 'user-agent': phone });
    const [mail] = await mailsTo(shop, email);
    expect(mail?.kind).toBe('new_device');
    expect(mail?.plain).toContain('Device: Safari, iPhone');
  });
});

describe('a token', () => {
  it('of another key, without a signature or of another algorithm opens nothing', async () => {
    const { email } = await someone();
    const token = tokenOf(await login(email));
    const { jti } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const sign = (alg: string, key: string) =>
      new SignJWT()
        .setProtectedHeader({ alg })
        .setJti(jti)
        .setExpirationTime(Math.floor(shop.clock.now().getTime() / 1000) + 600)
        .sign(new TextEncoder().encode(key.padEnd(64, '.')));
    const forged = [
      await sign('HS256', 'another secret of another shop'),
      await sign('HS512', secret),
      new UnsecuredJWT().setJti(jti).setExpirationTime('2999y').encode(),
      `${token.slice(0, -3)}abc`,
    ];
    for (const each of forged) expect((await profileBy(each)).statusCode).toBe(401);
    expect((await profileBy(token)).statusCode).toBe(200);
  });

  it('does not help a page of another site to change anything', async () => {
    const person = await someone();
    const token = tokenOf(await login(person.email));
    const city_id = await openCity(await shop.asNew('admin'));
    const change = (headers: Record<string, string>) =>
      shop.inject({
        method: 'POST',
        url: '/api/addresses',
        headers: { cookie: `session=${token}`, ...headers },
        payload: { name: 'Namai', street: 'Gedimino pr.', house_number: '1', postal_code: '01103', city_id },
      });
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'http://evil.localhost' },
    ];
    for (const headers of foreign) expect((await change(headers)).statusCode).toBe(403);
    expect((await profileBy(token)).json().data.addresses).toEqual([]);
    expect((await change({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(201);
  });
});

describe('guessing', () => {
  it('is answered in the same words whether or not there is such an account', async () => {
    const { email } = await someone();
    const [known, unknown] = [
      await login(email, 'wrong guess'),
      await login('nobody@pastas.lt', 'wrong guess'),
    ];
    expect(known.statusCode).toBe(401);
    expect(known.body).toBe(unknown.body);
    expect(known.json().message).toBe('The e-mail or the password is wrong');
  });

  it('is stopped after ten wrong passwords, also when they come through two processes', async () => {
    const { email } = await someone();
    const other = await anotherShop(shop);
    try {
      const attempt = (index: number) =>
        (index % 2 ? other.app : shop.app).inject({
          method: 'POST',
          url: '/api/auth/login',
          payload: { email, password: `guess ${index}` },
        });
      const answers = await Promise.all(Array.from({ length: 16 }, (_, index) => attempt(index)));
      const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
      expect(codes).toEqual([...Array<number>(10).fill(401), ...Array<number>(6).fill(429)]);
      expect((await login(email)).statusCode).toBe(429);
    } finally {
      await other.close();
    }
    shop.clock.moveTo(new Date(shop.clock.now().getTime() + 16 * 60_000));
    expect((await login(email)).statusCode).toBe(200);
  });

  it('from elsewhere does not keep the owner out, nor from a new password', async () => {
    const { email } = await someone();
    const from = (address: string, url: string, payload: object) =>
      shop.inject({ method: 'POST', url, remoteAddress: address, payload });
    for (let index = 0; index < 10; index += 1)
      await from('192.0.2.20', '/api/auth/login', { email, password: `guess ${index}` });
    for (let index = 0; index < 5; index += 1) await from('192.0.2.20', '/api/password/forgot', { email });
    const answers = async (address: string) =>
      [
        await from(address, '/api/auth/login', { email, password }),
        await from(address, '/api/password/forgot', { email }),
      ].map(({ statusCode }) => statusCode);
    expect(await answers('192.0.2.20')).toEqual([429, 429]);
    expect(await answers('192.0.2.21')).toEqual([200, 202]);
  });

  it('from very many addresses is stopped, but not in a browser in which the owner has logged in before', async () => {
    const { email } = await someone();
    const known = (await login(email)).cookies.find(({ name }) => name === 'known_device');
    expect(known).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 365 * 86_400 });
    const [mine, others] = [{ known_device: known?.value ?? '' }, { known_device: 'made up' }];
    const from = (index: number, url: string, payload: object, cookies = {}) =>
      shop.inject({ method: 'POST', url, remoteAddress: `192.0.2.${100 + index}`, payload, cookies });
    const guesses = await Promise.all(
      Array.from({ length: 101 }, (_, index) =>
        from(index % 20, '/api/auth/login', { email, password: `guess ${index}` }),
      ),
    );
    expect(guesses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(100);
    for (let index = 0; index < 20; index += 1) await from(index, '/api/password/forgot', { email });
    const answers = async (cookies: object) =>
      [
        await from(50, '/api/auth/login', { email, password }, cookies),
        await from(50, '/api/password/forgot', { email }, cookies),
      ].map(({ statusCode }) => statusCode);
    expect(await answers(others)).toEqual([429, 429]);
    expect(await answers(mine)).toEqual([200, 202]);
    // Whoever guesses in that browser is stopped too.
    for (let index = 0; index < 10; index += 1)
      await from(50, '/api/auth/login', { email, password: `guess ${index}` }, mine);
    expect((await answers(mine))[0]).toBe(429);
  });

  it('many accounts from one address is stopped too; right passwords are not counted', async () => {
    const { email } = await someone();
    const from = (address: string, typed: string, whom: string) =>
      shop.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress: address,
        payload: { email: whom, password: typed },
      });
    for (let index = 0; index < 50; index += 1) {
      expect((await from('192.0.2.7', 'wrong guess', `${randomUUID()}@pastas.lt`)).statusCode).toBe(401);
      if (index % 10 === 0) expect((await from('192.0.2.7', password, email)).statusCode).toBe(200);
    }
    expect((await from('192.0.2.7', password, email)).statusCode).toBe(429);
    expect((await from('192.0.2.8', password, email)).statusCode).toBe(200);
  });
});

describe('a login that fails', () => {
  it('is kept in the log, without what was typed', async () => {
    const { id, email } = await someone();
    await login(email, 'a secret guess', {}, { 'user-agent': 'curl/8' });
    const nobodys = await auditOf(shop, 'user', 'unknown');
    await login('niekas@pastas.lt', 'a secret guess');
    const failed = (await auditOf(shop, 'user', id)).filter(({ action }) => action === 'login_failed');
    expect(failed).toMatchObject([{ actorId: null, details: { ip: '127.0.0.1', device: 'curl/8' } }]);
    expect(await auditOf(shop, 'user', 'unknown')).toHaveLength(nobodys.length + 1);
    const all = JSON.stringify(await shop.database.select().from(auditEntries));
    expect([all.includes('a secret guess'), all.includes('niekas@pastas.lt')]).toEqual([false, false]);
  });
});

describe('the API', () => {
  it('without a login says so', async () => {
    const refusal = await refusalOf(shop.as(null)('GET /users/user-profile'));
    expect([refusal.status, refusal.message]).toEqual([401, 'Please log in to continue']);
  });
});
