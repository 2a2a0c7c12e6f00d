import { randomUUID } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../../test/audit.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { pageForAll } from '../../../../test/page-for-all.ts';
import { secret, useShop } from '../../../../test/test-shop.ts';
import { keysFor, loginAudience } from '../../base/links/keys.ts';
import { hashPassword } from './passwords.ts';

const shop = useShop('empty', { web: pageForAll });
const password = 'mėlynas dramblys';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

const later = (seconds: number) => shop.clock.moveTo(new Date(shop.clock.now().getTime() + seconds * 1000));
const hour = 3600;
const login = async (role: 'user' | 'admin' = 'user', remember = false) => {
  const { email, id } = await shop.person(role, { email: `${randomUUID()}@pastas.lt`, passwordHash });
  const answer = await shop.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password, remember },
  });
  return { id, email, token: tokenOf(answer) };
};
const tokenOf = (answer: Awaited<ReturnType<typeof shop.inject>>) =>
  String(answer.headers.authorization).replace('Bearer ', '');
const use = async (token: string) =>
  (
    await shop.inject({ url: '/api/users/user-profile', headers: { authorization: `Bearer ${token}` } })
  ).json() as { code?: string; data?: { email: string } };
const renew = async (token: string) => {
  const answer = await shop.inject({
    method: 'POST',
    url: '/api/auth/refresh',
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.statusCode, code: answer.json().code, token: tokenOf(answer) };
};
const page = (token: string) => shop.inject({ url: '/for-all', cookies: { session: token } });
const warnings = async (email: string) =>
  (await mailsTo(shop, email)).filter(({ kind }) => kind === 'login_copied').length;

describe('a renewal', () => {
  it('makes the token before it useless after a minute', async () => {
    const { email, token } = await login();
    const next = await renew(token);
    expect((await use(token)).data?.email).toBe(email);
    later(61);
    expect((await use(token)).code).toBe('token_expired');
    expect((await use(next.token)).data?.email).toBe(email);
  });

  it('whose answer was lost can be asked for again, however late', async () => {
    const { email, token } = await login();
    later(hour + 1);
    await renew(token);
    later(10 * 60);
    const again = await renew(token);
    expect(again.status).toBe(200);
    expect((await use(again.token)).data?.email).toBe(email);
    expect(await warnings(email)).toBe(0);
  });

  it('whose page was lost can be asked for again too, though the page itself was made with it', async () => {
    const { email, token } = await login();
    later(hour + 1);
    expect((await page(token)).json().viewer).toBe(email);
    later(5 * 60);
    expect((await page(token)).json().viewer).toBe(email);
    expect(await warnings(email)).toBe(0);
  });

  it('by several tabs and calls at once gives all of them tokens that go on', async () => {
    const { email, token } = await login();
    later(hour + 1);
    const [pages, renewed] = await Promise.all([
      Promise.all([page(token), page(token)]),
      Promise.all([renew(token), renew(token), renew(token)]),
    ]);
    expect(renewed.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(pages.map((each) => each.json().viewer)).toEqual([email, email]);
    const all = [
      ...renewed.map((each) => each.token),
      ...pages.flatMap(({ cookies }) =>
        cookies.flatMap(({ name, value }) => (name === 'session' ? [value] : [])),
      ),
    ];
    for (const each of all) expect((await use(each)).data?.email).toBe(email);
    later(5 * 60);
    for (const each of all) expect((await use(each)).data?.email).toBe(email);
    expect(await warnings(email)).toBe(0);
  });

  it.each(['used', 'renewed'])(
    'of a token that is %s again after its successor was used ends the login, and its owner is told once',
    async (how) => {
      const { id, email, token } = await login();
      const next = await renew(token);
      await use(next.token);
      later(61);
      const answer = how === 'used' ? await use(token) : await renew(token);
      expect(answer.code).toBe('token_ended');
      expect((await use(next.token)).code).toBe('not_logged_in');
      expect((await renew(token)).code).toBe('token_ended');
      expect(await warnings(email)).toBe(1);
      expect(await auditOf(shop, 'user', id)).toContainEqual(
        expect.objectContaining({ action: 'token_reused' }),
      );
    },
  );

  it('of a login that was not used for two days is refused to staff, remembered or not', async () => {
    const [admin, customer] = [await login('admin', true), await login('user', true)];
    later(47 * hour);
    const [ofAdmin, ofCustomer] = [await renew(admin.token), await renew(customer.token)];
    expect([ofAdmin.status, ofCustomer.status]).toEqual([200, 200]);
    later(49 * hour);
    expect((await renew(ofAdmin.token)).code).toBe('token_ended');
    expect((await renew(ofCustomer.token)).status).toBe(200);
  });
});

describe('a token', () => {
  const [key] = keysFor(secret, 'login tokens');
  const signed = (jti: string, signer: Uint8Array, audience: string) =>
    new SignJWT({ gen: 1 })
      .setProtectedHeader({ alg: 'HS256' })
      .setJti(jti)
      .setAudience(audience)
      .setExpirationTime(Math.floor(shop.clock.now().getTime() / 1000) + 600)
      .sign(signer);

  it('that is signed but names no session is no login, and no trouble', async () => {
    for (const jti of ['1', 'not-a-uuid', `${randomUUID()}'`]) {
      const token = await signed(jti, key, loginAudience);
      expect((await use(token)).code).toBe('not_logged_in');
      expect((await renew(token)).code).toBe('not_logged_in');
    }
  });

  it('of the raw secret, or made for something else, opens nothing', async () => {
    const { email, token } = await login();
    const { jti } = decodeJwt(token);
    const id = jti ?? '';
    const raw = new TextEncoder().encode(secret);
    expect((await use(await signed(id, key, loginAudience))).data?.email).toBe(email);
    expect((await use(await signed(id, raw, loginAudience))).code).toBe('not_logged_in');
    expect((await use(await signed(id, key, 'something else'))).code).toBe('not_logged_in');
  });
});
