/** Photographs every page at 390 and 1440 px in both languages, and at 768 and 1024 in Lithuanian: `npm run shots [part of a name]`, into shots/. */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { shopPages } from './pages.ts';
import { tellNothing } from './no-events.ts';
import { startShop } from './shop.ts';

const folder = join(import.meta.dirname, '../shots');
const wanted = process.argv[2] ?? '';
await mkdir(folder, { recursive: true });

const shop = await startShop({ PROXIES: '1' });
process.env.SHOP_ADDRESS = shop.address;
process.env.SHOP_LOGINS = await readFile(join(shop.dataDir, 'demo-logins.json'), 'utf8');
const logins = JSON.parse(process.env.SHOP_LOGINS) as {
  role: string;
  email: string;
  password: string;
}[];
let visitors = 1;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
});
try {
  for (const { name, path: written, role, before } of shopPages.filter((each) =>
    each.name.includes(wanted),
  )) {
    for (const width of [390, 768, 1024, 1440]) {
      for (const language of width === 390 || width === 1440 ? ['lt', 'en'] : ['lt']) {
        const context = await browser.newContext({
          baseURL: shop.address,
          viewport: { width, height: width < 1000 ? 844 : 900 },
          // Each comes from an address of its own: what is limited for one does not limit another.
          extraHTTPHeaders: { 'x-forwarded-for': `10.0.${(visitors >> 8) & 255}.${visitors++ & 255}` },
        });
        const login = logins.find((each) => each.role === role);
        if (login)
          await context.request.post('/api/auth/login', {
            data: { email: login.email, password: login.password },
          });
        if (role === 'admin') await context.request.post('/api/second-factor/put-off');
        const page = await context.newPage();
        await tellNothing(page);
        const path = (await before?.(page)) ?? written;
        const cookies = { lang: language, ...(name !== 'home' && { consent: '0.asked-before' }) };
        await context.addCookies(
          Object.entries(cookies).map(([key, value]) => ({ name: key, value, url: shop.address })),
        );
        await page.goto(path, { waitUntil: 'networkidle' });
        // Pictures far down are loaded when they are scrolled to.
        await page.evaluate(async () => {
          for (const picture of document.images) picture.loading = 'eager';
          await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
        });
        await page.screenshot({ path: join(folder, `${name}-${width}-${language}.png`), fullPage: true });
        await context.close();
      }
    }
    console.log(name);
  }
} finally {
  await browser.close();
  await shop.stop();
}
