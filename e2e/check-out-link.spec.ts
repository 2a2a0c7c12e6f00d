import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { guestOrders } from './buying.ts';
import { customerOn, expect, once, test } from './fixtures.ts';
import { mailedLink } from './mailbox.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** By transfer instead of cash, and then through the bank. */
const paysAnotherWay = async (page: Page) => {
  await page.getByText('Mokėti kitaip').click();
  await page.getByRole('radio', { name: /^Internetu/ }).check();
  await page.getByRole('button', { name: /^Apmokėti/ }).click();
  await page.getByRole('button', { name: 'Sumokėti', exact: true }).click();
};

test(
  'the link in a guest’s mail opens the order on another device, and its key is never in an address',
  { tag: once },
  async ({ page, request, customer }) => {
    const email = `${randomUUID()}@pastas.lt`;
    const { id, number } = await guestOrders(request, email);
    const seen: string[] = [];
    page.on('framenavigated', (frame) => seen.push(frame.url()));
    const missing = await page.goto(`/check-out/order/${id}`);
    expect(missing?.status()).toBe(404);

    await customer.visit(await mailedLink(page, email, 'order_placed'));
    await expect(page).toHaveURL(`/check-out/order/${id}`);
    await expect(page.getByRole('main').getByText(`Užsakymas ${number}`, { exact: true })).toBeVisible();
    expect(await page.content()).not.toContain('"token"');
    await page.reload();
    await expect(heading(page)).toHaveText('Užsakymas priimtas');
    const calendar = await page.getByRole('link', { name: 'Į kalendorių' }).getAttribute('href');
    expect((await page.request.get(calendar ?? '')).headers()['content-type']).toContain('text/calendar');

    await paysAnotherWay(page);
    await expect(heading(page)).toHaveText('Apmokėta. Skanaus!');
    await expect(page).toHaveURL(`/check-out/order/${id}?returned=1`);
    const paper = await page.getByRole('link', { name: /PVM sąskaita faktūra/ }).getAttribute('href');
    expect((await page.request.get(paper ?? '')).headers()['content-type']).toBe('application/pdf');
    expect(seen.filter((address) => /[?&]token=/.test(address))).toEqual([]);
  },
);

test(
  'the browser in which a guest ordered shows the order by its plain address',
  { tag: once },
  async ({ page, customer }) => {
    const { id } = await guestOrders(page.request, `${randomUUID()}@pastas.lt`);
    await customer.visit(`/check-out/order/${id}`);
    await expect(heading(page)).toHaveText('Užsakymas priimtas');
  },
);

test(
  'the link in an English mail opens in English, in a browser that has never been asked',
  { tag: once },
  async ({ page, request }) => {
    const email = `${randomUUID()}@pastas.lt`;
    const { id } = await guestOrders(request, email, 'en');
    await page.goto(await mailedLink(page, email, 'order_placed'));
    await expect(page).toHaveURL(`/check-out/order/${id}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const away = await request.get(`${process.env.SHOP_ADDRESS}//example.org?lang=en`, { maxRedirects: 0 });
    expect(away.headers().location ?? '/').toMatch(/^\/(?!\/)/);
  },
);

test(
  'an order that is open in a browser tells by itself that the money has come',
  { tag: once },
  async ({ page, customer, browser }) => {
    const { id } = await guestOrders(page.request, `${randomUUID()}@pastas.lt`);
    const listening = page.waitForResponse((answer) => answer.url().endsWith(`/check-outs/${id}/events`));
    await customer.visit(`/check-out/order/${id}`);
    await expect(heading(page)).toHaveText('Užsakymas priimtas');
    expect((await listening).status()).toBe(200);
    // Somebody in the office, in a browser of their own.
    const office = await browser.newPage({ baseURL: process.env.SHOP_ADDRESS ?? '' });
    await customerOn(office).logsIn('admin');
    const approved = await office.request.put(`/api/check-outs/${id}`, {
      data: { action: 'approve_payment' },
    });
    expect(approved.status()).toBe(200);
    await expect(heading(page)).toHaveText('Apmokėta. Skanaus!');
    await office.close();
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the mailed link opens the order, and it can be paid', async ({ page, request }) => {
    const email = `${randomUUID()}@pastas.lt`;
    const { id } = await guestOrders(request, email);
    await page.goto(await mailedLink(page, email, 'order_placed'));
    await expect(page).toHaveURL(`/check-out/order/${id}`);
    await paysAnotherWay(page);
    await expect(heading(page)).toHaveText('Apmokėta. Skanaus!');
  });
});
