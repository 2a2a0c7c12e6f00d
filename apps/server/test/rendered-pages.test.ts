import { join } from 'node:path';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { builtWebApp } from '../src/http/web-app.ts';
import { mailsTo } from './mails.ts';
import { aBuyer, aCart, place, usePayingShop } from './paying-shop.ts';

const web = await builtWebApp(join(import.meta.dirname, '../../web'));
const troubles: string[] = [];
const logger = pino({ level: 'error' }, { write: (line: string) => troubles.push(line) });
const shop = usePayingShop({ web, logger }, 'demo');

afterEach(() => {
  troubles.length = 0;
});

describe('a dish that is looked at', () => {
  /** The first link to a dish on a page, as the page writes it. */
  const dishOn = async (url: string): Promise<string> => {
    const { body } = await shop.inject({ url });
    const [, search = ''] = /href="[^"]*?\?([^"]*\bdish=[^"]+)"/.exec(body) ?? [];
    return search.replaceAll('&amp;', '&');
  };

  it.each(['/savaites-meniu', '/mitybos-planai/1'])(
    'has an address below %s that makes a whole page, without a script in the browser',
    async (page) => {
      const search = await dishOn(page);
      expect(search).toMatch(/\bdish=[\w-]+/);
      const answer = await shop.inject({ url: `${page}?${search}` });
      expect([answer.statusCode, troubles]).toEqual([200, []]);
      expect(answer.body).toContain('</html>');
      expect(answer.body.length).toBeGreaterThan(10_000);
    },
  );

  it.each(['/savaites-meniu?dish=2026-11-16-lunch-1', '/savaites-meniu?dish=x', '/mitybos-planai/1?dish=0'])(
    'that is none leaves the page as it is: %s',
    async (url) => {
      const answer = await shop.inject({ url });
      expect([answer.statusCode, troubles]).toEqual([200, []]);
    },
  );
});

describe('what nobody means in the address of a page', () => {
  const odd = ['-1', '0', '9'.repeat(21), '[]', '2026-13-45', '%22%3E%3C', '%ED%A0%80', 'x'.repeat(3_000)];
  it.each([
    ['/mitybos-planai', ['search', 'page', 'calories']],
    ['/mitybos-planai/1', ['calories', 'days', 'dish']],
    ['/mitybos-planai/99999999999', ['days']],
    ['/savaites-meniu', ['week', 'dish']],
    ['/kainos', ['days']],
    ['/blog-articles', ['page']],
    ['/check-out/order/1', ['token']],
    ['/auth/confirm', ['token']],
    ['/auth/reset-password', ['token']],
    ['/auth/social/x/callback', ['code', 'state']],
    ['/data-deletion-policy/patvirtinti', ['token']],
  ])('does not make it stumble: %s', async (page, names) => {
    for (const value of odd)
      for (const query of names.map((name) => `${name}=${value}`)) {
        const { statusCode } = await shop.inject({ url: `${page}?${query}` });
        expect([query, statusCode < 500, troubles]).toEqual([query, true, []]);
      }
  });
});

describe('an address that stands for a part of the shop', () => {
  it('leads on to its first page', async () => {
    const { token } = await shop.person('user');
    const leadsTo = async (url: string, session?: string) =>
      (await shop.inject({ url, ...(session !== undefined && { cookies: { session } }) })).headers.location;
    expect(await leadsTo('/auth')).toBe('/auth/login');
    expect(await leadsTo('/user/order-management', token)).toBe('/user/order-management/all');
    expect(troubles).toEqual([]);
  });
});

describe('the link in an order’s mail', () => {
  it.each(['lt', 'en'] as const)('opens the order in the language of the mail: %s', async (locale) => {
    const email = `nuoroda-${locale}@pirkeja.example`;
    await place(shop.as(null, locale), await aCart(await shop.asNew('admin')), {
      buyer: aBuyer({ email }),
      paymentType: 'bank_account',
    });
    const [mail] = await mailsTo(shop, email);
    const [, link = ''] = /http:\/\/localhost(\/check-out\/order\/\S+)/.exec(mail?.plain ?? '') ?? [];
    // Whoever follows it has spoken the other language here before.
    const cookies: Record<string, string> = { lang: locale === 'lt' ? 'en' : 'lt' };
    let answer = await shop.inject({ url: link, cookies });
    for (let step = 0; step < 3 && answer.headers.location !== undefined; step += 1) {
      for (const { name, value } of answer.cookies) cookies[name] = value;
      answer = await shop.inject({ url: String(answer.headers.location), cookies });
    }
    expect([answer.statusCode, troubles]).toEqual([200, []]);
    expect(answer.body).toContain(`<html lang="${locale}">`);
  });
});
