import type { Page } from '@playwright/test';
import { test as base, expect, hydrated, once } from './fixtures.ts';

/** What does not come is complained about in the console, by the browser and by the router. */
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern
  quiet: async ({}, use) => use(),
});

/** The scripts whose names begin so do not come until they are let through. */
const missing = async (page: Page, name: string, how: 'fail' | 'hang' = 'fail') => {
  const pattern = `**/assets/${name}-*.js`;
  await page.route(pattern, async (route) => {
    if (how === 'fail') await route.abort();
  });
  return () => page.unroute(pattern);
};

const offer = (page: Page) => page.getByRole('alert').filter({ hasText: 'Dalies puslapio įkelti nepavyko' });
const again = (page: Page) => offer(page).getByRole('button', { name: 'Įkelti iš naujo' });

const message = 'Ar valgiai tinka alergiškam riešutams?';
const messageField = (page: Page) => page.getByRole('textbox', { name: 'Žinutė' });

test.beforeEach(({ customer }) => customer.hasRefusedCookies());

test('a page whose scripts do not come offers to load it again, and what was typed is still there', async ({
  page,
  customer,
}) => {
  const letThrough = await missing(page, 'entry.client');
  await page.goto('/kontaktai');
  await messageField(page).fill(message);
  await expect(offer(page)).toBeVisible();
  await customer.findsNothingInTheWay();
  await again(page).click();
  // Once more in vain.
  await expect(offer(page)).toBeVisible();
  await expect(messageField(page)).toHaveValue(message);
  await letThrough();
  await again(page).click();
  await hydrated(page);
  await expect(messageField(page)).toHaveValue(message);
  await expect(offer(page)).toBeHidden();
});

test('scripts that have not come after 120 seconds are given up', { tag: once }, async ({ page }) => {
  const begun = new Date(process.env.SHOP_CLOCK ?? '');
  await page.clock.install({ time: begun });
  // From here on time passes only as it is told to.
  await page.clock.pauseAt(new Date(begun.getTime() + 60_000));
  await missing(page, 'entry.client', 'hang');
  await page.goto('/kontaktai', { waitUntil: 'commit' });
  // The page is there to its last line, where the waiting begins.
  await expect.poll(() => page.evaluate(() => 'chunks' in window)).toBe(true);
  await page.clock.fastForward(119_000);
  await expect(offer(page)).toBeHidden();
  await page.clock.fastForward(2_000);
  await expect(offer(page)).toBeVisible();
});

test('the next page’s script that is gone, as after an update, leaves this page and what was typed into it', async ({
  page,
  customer,
}) => {
  await customer.visit('/kontaktai');
  await messageField(page).fill(message);
  const letThrough = await missing(page, 'faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'DUK' }).click();
  await expect(offer(page)).toBeVisible();
  await expect(page).toHaveURL('/kontaktai');
  await expect(messageField(page)).toHaveValue(message);
  await letThrough();
  await again(page).click();
  await expect(offer(page)).toBeHidden();
  await hydrated(page);
  await expect(messageField(page)).toHaveValue(message);
  await page.getByRole('contentinfo').getByRole('link', { name: 'DUK' }).click();
  await expect(page).toHaveURL('/duk');
});

test(
  'whoever has typed nothing is taken to the page they wanted',
  { tag: once },
  async ({ page, customer }) => {
    await customer.visit('/kontaktai');
    const letThrough = await missing(page, 'faq');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'DUK' });
    await link.click();
    await expect(offer(page)).toBeVisible();
    await offer(page).getByRole('button', { name: 'Uždaryti' }).click();
    await expect(offer(page)).toBeHidden();
    await letThrough();
    // A second press goes there the browser's own way.
    await link.click();
    await expect(page).toHaveURL('/duk');
  },
);

test('a dialog that does not come leaves the page as it was', { tag: once }, async ({ page, customer }) => {
  await customer.speaks('en');
  await missing(page, 'dish-dialog');
  await customer.visit('/savaites-meniu');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.textContent();
  await page.locator('main a[href*="dish="]').first().click();
  await expect(page.getByRole('alert').filter({ hasText: 'Part of the page did not load' })).toBeVisible();
  await expect(heading).toHaveText(before ?? '');
});

test('no password is kept, also not one that is shown', { tag: once }, async ({ page, customer }) => {
  await customer.visit('/auth/login');
  await page.getByRole('textbox', { name: 'El. paštas' }).fill('ona@shop.example');
  const password = page.locator('input[name=password]');
  await page.getByRole('button', { name: 'Rodyti slaptažodį' }).click();
  await password.fill('mėlynas dramblys');
  // Read at the last moment, after the page itself has kept what it keeps.
  await page.evaluate(() =>
    addEventListener('pagehide', () => localStorage.setItem('seen', sessionStorage.getItem('typed') ?? '')),
  );
  await page.reload();
  const kept = await page.evaluate(() => localStorage.getItem('seen'));
  expect(kept).toContain('ona@shop.example');
  expect(kept).not.toContain('dramblys');
  await expect(password).toHaveValue('');
});

test(
  'what was typed is forgotten by any other way to the page',
  { tag: once },
  async ({ page, customer }) => {
    const email = page.getByRole('textbox', { name: 'El. paštas' });
    await customer.visit('/auth/forgot-password');
    await email.fill('ona@shop.example');
    await page.goto('/duk');
    expect(await page.evaluate(() => sessionStorage.getItem('typed'))).toBeNull();
    await customer.visit('/auth/forgot-password');
    await expect(email).toHaveValue('');
  },
);
