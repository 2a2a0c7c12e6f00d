import { describe, expect, it } from 'vitest';
import { anotherShop } from './another-shop.ts';
import { aDish } from './builders.ts';
import { useShop } from './test-shop.ts';

const shop = useShop('demo');

describe('the API', () => {
  it('answers what it cannot read with 400, in the one shape of all errors', async () => {
    const { token } = await shop.person('admin');
    const response = await shop.inject({
      method: 'POST',
      url: '/api/dishes',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', locale: 'en' },
      payload: '{"name_lt": ',
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      message: 'The request could not be read',
      status_code: 400,
      code: 'malformed',
    });
  });

  it('answers an id that no row can have, and a text that no person types, without a stumble', async () => {
    expect((await shop.inject({ url: '/api/meal-kits/99999999999' })).statusCode).toBe(404);
    expect((await shop.inject({ url: '/api/meal-kits?search=%00' })).statusCode).toBe(422);
  });

  it('is ready while all connections are in transactions that wait for the catalogue', async () => {
    const { $client: pool } = shop.database;
    const held = await Promise.all(Array.from({ length: 20 }, () => pool.connect()));
    const admin = shop.as(null);
    shop.clock.moveTo(new Date(shop.clock.now().getTime() + 86_400_000));
    expect((await admin('GET /meal-kits')).meta.total).toBeGreaterThan(0);
    for (const client of held) client.release();
    shop.clock.moveTo(new Date('2026-11-16T08:00:00Z'));
  });

  it('speaks snake_case on the wire', async () => {
    const { data } = (await shop.inject({ url: '/api/meal-kits?per_page=1' })).json();
    expect(data[0]).toHaveProperty('price_from_cents');
    expect(data[0]).not.toHaveProperty('priceFromCents');
  });

  it('speaks the language of the locale header, then of Accept-Language, else Lithuanian', async () => {
    const message = async (headers: Record<string, string>) =>
      (await shop.inject({ url: '/api/meal-kits/999999', headers })).json().message;
    expect(await message({ locale: 'en', 'accept-language': 'lt' })).toBe('There is no such page or record');
    expect(await message({ 'accept-language': 'de, en;q=0.8' })).toBe('There is no such page or record');
    expect(await message({})).toBe('Tokio puslapio ar įrašo nėra');
  });

  it('refuses a change that another site asks of a visitor’s browser', async () => {
    const { token } = await shop.person('admin');
    const send = (headers: Record<string, string>) =>
      shop.inject({
        method: 'POST',
        url: '/api/dishes',
        headers: { cookie: `session=${token}`, ...headers },
        payload: {},
      });
    expect((await send({ origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await send({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await send({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(422);
  });

  it('counts a visitor as one, whichever port the proxy names, and says when to come again', async () => {
    const behindProxy = await anotherShop(shop, { proxies: 1 });
    const write = (from: string) =>
      behindProxy.app.inject({
        method: 'POST',
        url: '/api/feedbacks',
        headers: { 'x-forwarded-for': from, locale: 'en' },
        payload: { name: 'Ona', email: 'ona@pastas.example', message: 'Labas, ar vežate į Kauną?' },
      });
    try {
      for (let port = 1; port <= 5; port += 1)
        expect((await write(`198.51.100.9, 203.0.113.7:${port}`)).statusCode).toBe(201);
      const refused = await write('203.0.113.7:6');
      expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
        429,
        '600',
        { message: 'Too many attempts. Please try again a little later', status_code: 429, code: 'too_many' },
      ]);
      expect((await write('203.0.113.8:6')).statusCode).toBe(201);
    } finally {
      await behindProxy.close();
    }
  });

  it('does not know a token that is not ours', async () => {
    const forged = 'eyJhbGciOiJub25lIn0.eyJqdGkiOiJ4In0.';
    const response = await shop.inject({
      url: '/api/users/user-profile',
      headers: { authorization: `Bearer ${forged}` },
    });
    expect(response.statusCode).toBe(401);
  });

  it('says that a token has expired, and renews it while its login lasts', async () => {
    const now = shop.clock.now();
    const { token } = await shop.person('user');
    const later = (hours: number) => shop.clock.moveTo(new Date(now.getTime() + hours * 3_600_000));
    const profile = (bearer: string) =>
      shop.inject({ url: '/api/users/user-profile', headers: { authorization: `Bearer ${bearer}` } });
    later(2);
    expect((await profile(token)).json()).toMatchObject({ status_code: 401, message: 'Token has expired' });
    const renewed = await shop.inject({
      method: 'POST',
      url: '/api/auth/refresh',
      headers: { authorization: `Bearer ${token}` },
    });
    const fresh = String(renewed.headers.authorization).replace('Bearer ', '');
    expect((await profile(fresh)).statusCode).toBe(200);
    later(49);
    const ended = await shop.inject({
      method: 'POST',
      url: '/api/auth/refresh',
      headers: { authorization: `Bearer ${fresh}` },
    });
    expect(ended.json()).toMatchObject({
      status_code: 401,
      message: 'Token has expired and can no longer be refreshed',
    });
    shop.clock.moveTo(now);
  });

  it('describes every endpoint in OpenAPI 3.1, and as a page for people', async () => {
    const document = (await shop.inject({ url: '/api/openapi.json' })).json();
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/meal-kits/{id}'].get.parameters[0]).toMatchObject({ name: 'id', in: 'path' });
    expect(document.paths['/meal-kits'].post.requestBody.content).toHaveProperty('multipart/form-data');
    const headersOf = (path: string) =>
      document.paths[path].post.parameters.map((each: { $ref: string }) => each.$ref.split('/').at(-1));
    expect(headersOf('/check-outs')).toEqual(['Locale', 'IdempotencyKey']);
    expect(headersOf('/check-outs/quote')).toEqual(['Locale']);
    const page = (await shop.inject({ url: '/api/docs' })).body;
    expect(page).toContain('/api/meal-kits/{id}');
    expect(page).toContain('<code>idempotency-key</code>');
    expect(page).toContain('working_days_only?: boolean (true if left out)');
  });

  it('is alive and ready', async () => {
    expect((await shop.inject({ url: '/api/health' })).json()).toEqual({ status: 'ok' });
    expect((await shop.inject({ url: '/api/ready' })).json()).toEqual({ status: 'ok' });
  });
});

describe('the response cache', () => {
  const list = () => shop.inject({ url: '/api/dishes?per_page=100' });

  it('are sent again until the catalogue changes, and then at once no more', async () => {
    const first = await list();
    const again = await list();
    expect(again.body).toBe(first.body);
    expect(again.headers.etag).toBeDefined();
    const unchanged = await shop.inject({
      url: '/api/dishes?per_page=100',
      headers: { 'if-none-match': String(again.headers.etag) },
    });
    expect(unchanged.statusCode).toBe(304);

    const admin = await shop.asNew('admin');
    await admin('POST /dishes', { body: aDish({ nameLt: 'Visai naujas patiekalas' }) });
    expect((await list()).body).toContain('Visai naujas patiekalas');
  });

  it('are never made from what somebody logged in is shown, however the cookie is written', async () => {
    const admin = await shop.person('admin');
    await shop.as(admin)('POST /meal-kits/{id}/hide', { params: { id: 8 }, body: {} });
    const url = '/api/meal-kits?per_page=99';
    const ids = (body: string) =>
      (JSON.parse(body) as { data: { id: number }[] }).data.map((each) => each.id);
    const theirs = await shop.inject({ url, headers: { cookie: `a=1;session=${admin.token}` } });
    expect(ids(theirs.body)).toContain(8);
    expect(ids((await shop.inject({ url })).body)).not.toContain(8);
    await shop.as(admin)('POST /meal-kits/{id}/hide', { params: { id: 8 }, body: { isHidden: false } });
  });

  it('come compressed to whoever takes that', async () => {
    await list();
    const small = await shop.inject({
      url: '/api/dishes?per_page=100',
      headers: { 'accept-encoding': 'br' },
    });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.rawPayload.length).toBeLessThan((await list()).rawPayload.length / 3);
  });
});

describe('the week that guests see', () => {
  it('switches on Saturday at nine without anybody doing anything', async () => {
    const kit = async () => (await shop.as(null)('GET /meal-kits/{id}', { params: { id: 1 } })).data;
    const mondayOf = (each: Awaited<ReturnType<typeof kit>>) => each.menus.map((menu) => menu.days[0]?.date);
    expect(mondayOf(await kit())).toEqual(['2026-11-16', '2026-11-23']);
    shop.clock.moveTo(new Date('2026-11-21T06:59:59Z'));
    expect(mondayOf(await kit())).toEqual(['2026-11-16', '2026-11-23']);
    shop.clock.moveTo(new Date('2026-11-21T07:00:00Z'));
    expect(mondayOf(await kit())).toEqual(['2026-11-23']);
    shop.clock.moveTo(new Date('2026-11-16T08:00:00Z'));
  });
});
