import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtWebApp } from '../src/http/web-app.ts';
import { say } from './raw-socket.ts';
import { type TestShop, useShop } from './test-shop.ts';

/** The shop as guests meet it, with its real pages: alone, and behind a proxy whose word about visitors it takes. */
const web = await builtWebApp(join(import.meta.dirname, '../../web'));
const alone = useShop('demo', { web });
const behindProxy = useShop('demo', { web, proxies: 1 });

beforeAll(async () => {
  await alone.app.listen({ port: 0, host: '127.0.0.1' });
});

const ask = ({ app }: TestShop, path: string) =>
  say(app, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);

const addresses = [
  '/',
  '/savaites-meniu',
  '/mitybos-planai/1',
  '/kainos?days=10',
  '/accessibility',
  '/_.data',
  '/savaites-meniu.data',
  '/robots.txt',
  '/sitemap.xml',
  '/blog-articles/feed.xml',
  '/api/meal-kits',
  '/api/dishes?per_page=5',
  '/api/shop',
];

const evil = 'evil.example';

/** Whatever a server or a library in it might read, with what somebody would send who wants others to see it. */
const headers: readonly (readonly [name: string, value: string])[] = [
  ['x-forwarded-host', `${evil}/privacy-policy?`],
  ['x-forwarded-host', evil],
  ['x-forwarded-proto', 'gopher'],
  ['x-forwarded-scheme', 'http'],
  ['x-forwarded-port', '1337'],
  ['x-forwarded-server', evil],
  ['x-forwarded-prefix', '/evil'],
  ['x-forwarded-path', '/duk'],
  ['x-forwarded-for', `"><script>alert(1)</script>, 203.0.113.7`],
  ['forwarded', `for=203.0.113.7;host=${evil};proto=http`],
  ['x-host', evil],
  ['x-real-ip', '203.0.113.7'],
  ['client-ip', '203.0.113.7'],
  ['true-client-ip', '203.0.113.7'],
  ['via', `1.1 ${evil}`],
  ['x-original-url', '/privacy-policy'],
  ['x-original-host', evil],
  ['x-rewrite-url', '/privacy-policy'],
  ['x-http-method', 'POST'],
  ['x-http-method-override', 'DELETE'],
  ['x-method-override', 'HEAD'],
  ['base-url', `http://${evil}`],
  ['request-uri', '/privacy-policy'],
  ['accept', 'application/xml'],
  ['accept', 'application/json'],
  ['accept-charset', 'utf-16'],
  ['accept-encoding', 'identity'],
  ['accept-encoding', 'zstd, br;q=0'],
  ['accept-language', 'en'],
  ['accept-language', 'ru, en;q=0.5'],
  ['accept-version', '2.x'],
  ['locale', 'en, lt'],
  ['content-language', 'en'],
  ['content-type', 'application/json'],
  ['range', 'bytes=0-10'],
  ['if-range', 'W/"x"'],
  ['if-match', '"x"'],
  ['if-none-match', '*'],
  ['if-modified-since', 'Mon, 16 Nov 2099 08:00:00 GMT'],
  ['if-unmodified-since', 'Mon, 16 Nov 1999 08:00:00 GMT'],
  ['cache-control', 'no-store'],
  ['pragma', 'no-cache'],
  ['expect', 'something'],
  ['origin', `https://${evil}`],
  ['origin', 'null'],
  ['referer', `https://${evil}/"><script>alert(1)</script>`],
  ['user-agent', '<script>alert(1)</script> Googlebot/2.1 iPhone'],
  ['sec-fetch-site', 'cross-site'],
  ['sec-fetch-mode', 'navigate'],
  ['sec-fetch-dest', 'iframe'],
  ['sec-ch-ua-mobile', '?1'],
  ['sec-gpc', '1'],
  ['dnt', '1'],
  ['save-data', 'on'],
  ['purpose', 'prefetch'],
  ['sec-purpose', 'prefetch;prerender'],
  ['upgrade-insecure-requests', '1'],
  ['x-requested-with', 'XMLHttpRequest'],
  ['x-csrf-token', 'x'],
  ['x-nonce', 'x'],
  ['x-guest-page', '1'],
  ['x-react-router-spa-mode', 'yes'],
  ['x-react-router-prerender-data', 'yes'],
  ['x-remix-response', 'yes'],
  ['rsc-action-id', 'x'],
  ['x-middleware-subrequest', 'x'],
  ['x-powered-by', 'x'],
  ['idempotency-key', 'x'],
  ['te', 'trailers'],
  ['authorization', 'Basic YTpi'],
  ['authorization', 'Bearer x'],
  ['cookie', 'lang=%65n'],
  ['cookie', 'lang =en'],
  ['cookie', 'lang="en"'],
  ['cookie', 'Lang=en'],
  ['cookie', 'lang=en%00'],
  ['cookie', 'lang=xx; lang=en'],
  ['cookie', 'x=1;\tlang=en'],
  ['cookie', 'x=lang=en'],
  ['cookie', '__proto__=1; constructor=2'],
  ['cookie', 'session=x'],
  ['cookie', 'session =x'],
  ['cookie', '"session"=x'],
  ['cookie', '__Host-session=x'],
  ['cookie', 'consent=1.abc; order_1=x; flash=too_many; ref=x; _fbp=x'],
  ['cookie', 'lang'],
  ['cookie', ';;;===;'],
];

const hosts = [
  'x/privacy-policy?',
  `${evil}/`,
  'a@b',
  'a:b:c',
  `shop.example:80@${evil}`,
  `${evil}#`,
  `${evil}\\`,
  '[::1',
  'shop.example:',
  'shop.example:999999',
  'shop example',
  'ačiū.lt',
];

/** As a guest gets it who sends nothing unusual, in both languages. */
const seenByGuests = async ({ inject }: TestShop, url: string) => {
  const answers = [];
  for (const language of ['lt', 'en']) {
    const headers = { cookie: `lang=${language}`, locale: language };
    const answer = await inject({ url, headers });
    const { 'content-type': type, 'content-security-policy': policy } = answer.headers;
    answers.push({ language, status: answer.statusCode, type, policy, body: answer.body });
  }
  return answers;
};

describe.each([
  ['a shop of its own', alone],
  ['a shop behind a proxy', behindProxy],
])('what %s keeps for guests', (_name, shop) => {
  const untouched = new Map<string, Awaited<ReturnType<typeof seenByGuests>>>();

  /** What guests see after somebody has asked like this first: nothing but what they always see. */
  const expectUntouched = async (url: string, headers: Record<string, string>) => {
    const before = untouched.get(url) ?? (await seenByGuests(shop, url));
    untouched.set(url, before);
    shop.catalogueChanged();
    await shop.inject({ url, headers });
    const after = await seenByGuests(shop, url);
    // By a comparison of their own: a difference of two pages would fill the screen.
    const changed = after.flatMap((each, index) =>
      JSON.stringify(each) === JSON.stringify(before[index]) ? [] : [each.language],
    );
    expect({ url, headers, changed }).toEqual({ url, headers, changed: [] });
  };

  it('is there, in both languages', async () => {
    for (const url of addresses) {
      const [lithuanian, english] = await seenByGuests(shop, url);
      expect([url, lithuanian?.status, english?.status]).toEqual([url, 200, 200]);
    }
  });

  it.each(addresses)('at %s is changed by no header of another’s request', async (url) => {
    // All that one request can have: the first word of each header, then the last one.
    for (const end of [0, -1]) {
      const together: Record<string, string> = {};
      for (const [name, list] of Map.groupBy(headers, ([each]) => each))
        together[name] = list.at(end)?.[1] ?? '';
      await expectUntouched(url, together);
    }
  });

  it.each(['/accessibility', '/api/shop'])('at %s is changed by no single header', async (url) => {
    // An address for each, so that nothing is kept there yet; pages may name it.
    const at = (index: number) => `${url}?asked=by-${index}.`;
    const seenAt = async (index: number) =>
      JSON.stringify(await seenByGuests(shop, at(index))).replaceAll(`by-${index}.`, '');
    const unchanged = await seenAt(-1);
    for (const [index, [name, value]] of headers.entries()) {
      await shop.inject({ url: at(index), headers: { [name]: value } });
      expect([name, value, (await seenAt(index)) === unchanged]).toEqual([name, value, true]);
    }
  });

  it.each(hosts)('is not even asked for by the host “%s”', async (host) => {
    for (const url of ['/', '/robots.txt', '/api/shop']) {
      const answer = await shop.inject({ url, headers: { host, locale: 'en' } });
      expect([url, answer.statusCode, answer.json()]).toEqual([
        url,
        400,
        { message: 'The request could not be read', status_code: 400, code: 'malformed' },
      ]);
    }
    await expectUntouched('/robots.txt', { host });
  });

  it('is the same whichever plain host is asked', async () => {
    for (const host of ['evil.example', 'EVIL.example:8080', '127.0.0.1', '[::1]:3000', 'shop_1'])
      for (const url of ['/accessibility', '/robots.txt', '/api/shop']) await expectUntouched(url, { host });
  });
});

describe('what is kept for guests', () => {
  it.each([
    ['/', ['//', '///', '/./', '/x/..', '/%2e', '/.//']],
    [
      '/savaites-meniu',
      [
        '/SaVaites-meniu',
        '/%73avaites-meniu',
        '/savaites%2Dmeniu',
        '/savaites%2dmeniu',
        '/savaites-meniu/',
        '//savaites-meniu',
        '/./savaites-meniu',
        '/x/../savaites-meniu',
        '/%2e%2e/savaites-meniu',
        '/%53AVAITES-MENIU//',
      ],
    ],
    ['/savaites-meniu?week=next', ['/Savaites-meniu?week=next', '/savaites-meniu/?week=next']],
    ['/mitybos-planai/1', ['/mitybos-planai/01', '/mitybos-planai/%31', '/Mitybos-Planai/0001/']],
    ['/_.data', ['/.data', '/%5F.data', '/_.DATA', '//_.data']],
    ['/savaites-meniu.data', ['/savaites-meniu/_.data', '/savaites-meniu/.data', '/savaites-meniu.DATA']],
    [
      '/mitybos-planai/1.data',
      ['/mitybos-planai/1/.data', '/mitybos-planai/01.data', '/mitybos-planai/1%2Edata'],
    ],
    ['/robots.txt', ['/ROBOTS.txt', '/robots%2Etxt', '/robots.txt/']],
    ['/blog-articles/feed.xml', ['/blog-articles//feed.xml', '/Blog-articles/feed.xml']],
  ])('at %s has no other address', async (address, spellings) => {
    expect((await alone.inject({ url: address })).statusCode).toBe(200);
    for (const url of spellings) {
      // As it is written: the client of these tests would put it right itself.
      const { status, headers: answered } = await ask(alone, url);
      expect([url, status, answered.get('location')]).toEqual([url, 301, address]);
    }
  });

  it.each([
    '/mitybos-planai/1e0',
    '/mitybos-planai/+1',
    '/mitybos-planai/0x1',
    '/mitybos-planai/1%20',
    '/kainos;x',
  ])('is not found at %s', async (url) => expect((await ask(alone, url)).status).toBe(404));

  it.each([
    '/api/%73hop',
    '/api/meal-kits/%31',
    '/api/meal-kits/01',
    '/api/meal-kits/+1',
    '/api/meal-kits/1.0',
    '/api/meal-kits/1e0',
    '/api/meal-kits/0x1',
    '/api/p/%61ccessibility',
  ])('is not kept once more at %s', async (url) => {
    await ask(alone, url);
    const { status, headers: answered } = await ask(alone, url);
    expect([status === 200 || status === 404, answered.get('etag')]).toEqual([true, undefined]);
  });

  it('is kept where the shop itself asks for it', async () => {
    for (const url of ['/api/meal-kits/1', '/api/p/accessibility', '/api/dishes?per_page=5', '/kainos']) {
      await ask(alone, url);
      expect([url, (await ask(alone, url)).headers.get('etag')]).toEqual([url, expect.any(String)]);
    }
  });
});
