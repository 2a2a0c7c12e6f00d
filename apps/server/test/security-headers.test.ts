import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtWebApp } from '../src/http/web-app.ts';
import { aCart, place, usePayingShop } from './paying-shop.ts';
import { secret, useShop } from './test-shop.ts';

const web = await builtWebApp(join(import.meta.dirname, '../../web'));
const shop = usePayingShop({ web });
const secure = useShop('empty', { web, secret, publicUrl: () => new URL('https://shop.example') });

const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const policyOf = async (url: string, headers = {}) =>
  String((await shop.inject({ url, headers })).headers['content-security-policy']);

describe('a browser is told', () => {
  it.each([
    '/api/shop',
    '/api/shop?again',
    '/api/meal-kits/99',
    '/api/users/user-profile',
    '/media/x',
    '/api/openapi.json',
  ])('that nothing may come of %s but its bytes', async (url) => {
    expect(await policyOf(url)).toBe(nothing);
    expect(await policyOf(url)).toBe(nothing);
  });

  it('that the API’s description has one style and no script', async () => {
    expect(await policyOf('/api/docs')).toMatch(
      /^default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'sha256-[\w+/=]{44}'$/,
    );
  });

  it('to open an order’s calendar and invoice by means of its own, but in no frame', async () => {
    const { id, token } = await place(shop.as(null), await aCart(await shop.asNew('admin')));
    expect(await policyOf(`/api/check-outs/${id}/calendar.ics?token=${token}`)).toBe(
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });

  it('once and not in two ways that no page may be framed, and what no page asks for', async () => {
    for (const url of ['/duk', '/duk', '/krepselis', '/api/shop', '/nothing']) {
      const { headers } = await shop.inject({ url });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-frame-options']).toBeUndefined();
      expect(headers['permissions-policy']).toContain('camera=(), ');
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });

  it('to come back by https alone, where the shop’s address says so', async () => {
    for (const url of ['/duk', '/duk', '/api/shop'])
      expect((await secure.inject({ url })).headers['strict-transport-security']).toBe('max-age=31536000');
  });
});

describe('the scripts of a page', () => {
  it('that is kept for guests are named by what they are, the same for all of them', async () => {
    const [first, second] = [await shop.inject({ url: '/duk' }), await shop.inject({ url: '/duk' })];
    const policy = String(second?.headers['content-security-policy']);
    expect(first?.headers['content-security-policy']).toBe(policy);
    const written = [...String(second?.body).matchAll(/<script\b[^>]*>(.+?)<\/script>/gs)];
    const hashes = written.flatMap(([tag, script = '']) =>
      tag.startsWith('<script type="application/ld+json"')
        ? []
        : [`'sha256-${createHash('sha256').update(script).digest('base64')}'`],
    );
    expect(hashes).not.toEqual([]);
    expect(policy).toContain(`script-src 'self' ${[...new Set(hashes)].join(' ')};`);
    expect(policy).not.toMatch(/nonce-|unsafe-inline'[^;]*script/);
    expect(policy).toContain("base-uri 'none'");
    expect(second?.body).not.toContain('nonce=');
  });

  it('that is made for one visitor have a word that is never the same twice', async () => {
    const nonceAt = async (url: string) => {
      const { headers, body } = await shop.inject({ url, cookies: { session: 'x' } });
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
      expect(body).toContain(`nonce="${nonce}"`);
      return nonce;
    };
    expect(await nonceAt('/duk')).not.toBe(await nonceAt('/duk'));
  });
});

describe('under https', () => {
  const login = async () => {
    const { token } = await secure.person('user');
    const renewed = await secure.inject({
      method: 'POST',
      url: '/api/auth/refresh',
      headers: { cookie: `__Host-session=${token}` },
    });
    return { token, renewed };
  };

  it('the login is a cookie that no other host can plant', async () => {
    const { renewed } = await login();
    const [cookie] = renewed.cookies;
    expect(renewed.statusCode).toBe(200);
    expect(cookie).toMatchObject({ name: '__Host-session', path: '/', secure: true, httpOnly: true });
    expect(cookie).not.toHaveProperty('domain');
  });

  it('a cookie of the old name logs nobody in', async () => {
    const { token } = await secure.person('user');
    const profile = (name: string) =>
      secure.inject({ url: '/api/users/user-profile', headers: { cookie: `${name}=${token}` } });
    expect((await profile('session')).statusCode).toBe(401);
    expect((await profile('__Host-session')).statusCode).toBe(200);
  });

  it('somebody logged in gets a page of their own', async () => {
    const { token } = await secure.person('user', { firstName: 'Ramunė' });
    await secure.inject({ url: '/duk' });
    const page = await secure.inject({ url: '/duk', headers: { cookie: `__Host-session=${token}` } });
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('Ramunė');
    expect((await secure.inject({ url: '/duk' })).body).not.toContain('Ramunė');
  });
});

describe('whoever logs out', () => {
  it.each([
    ['by the API', '/api/auth/logout'],
    ['on a page', '/auth/logout'],
  ])(
    '%s leaves nothing stored in the browser but its language and its choice about cookies',
    async (_, url) => {
      const { token } = await shop.person('user');
      const headers = { cookie: `session=${token}; order_7=x; lang=en; consent=0.x` };
      const answer = await shop.inject({ method: 'POST', url, headers });
      expect(answer.headers['clear-site-data']).toBe('"storage"');
      expect(answer.cookies.map(({ name, value }) => [name, value]).toSorted()).toEqual([
        ['order_7', ''],
        ['session', ''],
      ]);
    },
  );
});
