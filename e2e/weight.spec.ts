import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, once, test } from './fixtures.ts';

/** The bytes of all scripts that the page fetches by itself, gzipped. */
const weighed = (page: Page): (() => Promise<{ bytes: number; files: number }>) => {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(scripts);
    return { bytes: sizes.reduce((total, each) => total + each, 0), files: sizes.length };
  };
};

test(
  'the main page comes alive with at most 150 kB of scripts, in few files',
  { tag: once },
  async ({ page, customer }) => {
    const weight = weighed(page);
    await customer.visit('/');
    const { bytes, files } = await weight();
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(150_000);
    expect(files).toBeLessThanOrEqual(12);
  },
);

test('no page waits for a formatter of Intl to come alive', { tag: once }, async ({ page, customer }) => {
  await page.addInitScript(() => {
    const made: string[] = [];
    Object.assign(window, { made });
    for (const name of ['NumberFormat', 'DateTimeFormat', 'Collator'] as const) {
      const watched = new Proxy(Intl[name], {
        construct: (target, given) => {
          made.push(name);
          return Reflect.construct(target, given);
        },
      });
      Object.defineProperty(Intl, name, { value: watched });
    }
  });
  const made = () => page.evaluate(() => (window as unknown as { made: string[] }).made);
  for (const path of ['/', '/mitybos-planai', '/mitybos-planai/1', '/savaites-meniu', '/kainos', '/duk']) {
    await customer.visit(path);
    expect(await made(), path).toEqual([]);
  }
  await page.evaluate(() => new Intl.NumberFormat('lt').format(1));
  expect(await made()).toEqual(['NumberFormat']);
});
