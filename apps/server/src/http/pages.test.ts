import { expect, it } from 'vitest';
import { useShop } from '../../test/test-shop.ts';
import { montonioPages } from '../ports/payments/montonio.ts';
import type { WebApp } from './web-app.ts';

const web: WebApp = {
  assetsFolder: null,
  handle: async ({ url }) =>
    new Response('<!doctype html>', {
      headers: {
        'content-type': 'text/html',
        ...(url.includes('/kainos') && { 'cache-control': 'no-cache' }),
      },
    }),
  stop: async () => {},
};
const paymentPages = montonioPages('https://stargate.montonio.com/api');
const paying = useShop('empty', { web, paymentPages });
const alone = useShop('empty', { web });

const policyOf = async (shop: typeof paying): Promise<Map<string, string>> => {
  const answer = await shop.inject({ url: '/check-out/payment' });
  const rules = String(answer.headers['content-security-policy']).split('; ');
  return new Map(rules.map((rule) => [rule.split(' ')[0] ?? '', rule.split(' ').slice(1).join(' ')]));
};

it('a form may lead on to the bank, and the banks’ logos load, but no script comes from there', async () => {
  const policy = await policyOf(paying);
  expect(policy.get('form-action')).toBe("'self' https://*.montonio.com");
  expect(policy.get('img-src')).toBe("'self' data: https://*.montonio.com");
  for (const rule of ['default-src', 'script-src', 'connect-src'])
    expect(policy.get(rule)).not.toContain('montonio');
});

it('a shop that pays nowhere else leads nowhere else', async () => {
  const policy = await policyOf(alone);
  expect(policy.get('form-action')).toBe("'self'");
  expect(policy.get('img-src')).toBe("'self' data:");
});

it('a provider of another address is named by that address', () => {
  expect(montonioPages('https://sandbox-stargate.montonio.com/api')).toBe('https://*.montonio.com');
  expect(montonioPages('http://127.0.0.1:4100/api')).toBe('http://127.0.0.1:4100');
  expect(montonioPages('https://montonio.com.evil.example/api')).toBe('https://montonio.com.evil.example');
});

it.each(['/%', '/%E0%A4%A', '/mitybos-planai/%zz?x=%'])(
  '%s leads to a page, as any address does',
  async (url) => {
    const { headers } = await alone.inject({ url });
    const answer = await alone.inject({ url: headers.location ?? url });
    expect(answer.headers['content-type']).toContain('text/html');
  },
);

it('a page is kept by the browser for the guest who saw it, and never for somebody logged in', async () => {
  const guest = await alone.inject({ url: '/kainos' });
  expect(guest.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'cookie' });
  const somebody = await alone.inject({ url: '/kainos', cookies: { session: 'x' } });
  expect(somebody.headers['cache-control']).toBe('no-store');
  const unsaid = await alone.inject({ url: '/krepselis' });
  expect(unsaid.headers['cache-control']).toBe('no-store');
});

it.each(['GET', 'HEAD'] as const)('a slash at the end is led away for good: %s', async (method) => {
  const answer = await alone.inject({ method, url: '/kainos/?x=1' });
  expect([answer.statusCode, answer.headers.location]).toEqual([301, '/kainos?x=1']);
});

it('a form of more than a million bytes does not reach its page', async () => {
  const send = (length: number) =>
    alone.inject({
      method: 'POST',
      url: '/kontaktai',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'x'.repeat(length),
    });
  expect((await send(1_000_000)).statusCode).toBe(200);
  expect((await send(1_000_001)).statusCode).toBe(413);
});

it('another site cannot have a visitor’s browser do anything at a page', async () => {
  const send = (headers: Record<string, string>, method: 'GET' | 'POST' = 'POST') =>
    alone.inject({ method, url: '/auth/logout', headers: { ...headers, locale: 'en' } });
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
    const refusal = await send(headers as Record<string, string>);
    expect(refusal.statusCode).toBe(403);
    expect(refusal.json()).toEqual({
      message: 'The request came from another site, so it was not carried out',
      status_code: 403,
      code: 'foreign_origin',
    });
    expect((await send(headers as Record<string, string>, 'GET')).statusCode).toBe(200);
  }
  expect((await send({ origin: 'http://localhost' })).statusCode).toBe(200);
  // Whoever brings a name along does not become the shop by it.
  expect((await send({ origin: 'http://evil.example', host: 'evil.example' })).statusCode).toBe(403);
});

it('a way of asking that nobody knows is answered like every refusal', async () => {
  const answer = await alone.inject({
    method: 'PROPFIND' as 'GET',
    url: '/duk',
    headers: { 'accept-language': 'lt' },
  });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({
    message: 'Tokio puslapio ar įrašo nėra',
    status_code: 404,
    code: 'not_found',
  });
});

it('a host that is none is refused, not stumbled over', async () => {
  const answer = await alone.inject({ url: '/duk', headers: { host: 'a:b:c' } });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'malformed' });
});
