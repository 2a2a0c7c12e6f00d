import type { Browser, Page } from '@playwright/test';
import { guestOrders } from './buying.ts';
import { customerOn, expect, once, orderPanel, test } from './fixtures.ts';
import { newAccount } from './mailbox.ts';

test('letters are chosen one by one, and stay as they were chosen', async ({ page, customer }) => {
  await customer.logsInAs(await newAccount(page));
  await customer.hasRefusedCookies();
  await customer.visit('/user/personal-settings');
  const tomorrow = page.getByRole('checkbox', { name: 'Priminimas apie rytojaus pristatymą' });
  const menu = page.getByRole('checkbox', { name: 'Naujas savaitės meniu' });
  await expect(tomorrow).toBeChecked();
  await expect(menu).not.toBeChecked();
  await tomorrow.uncheck();
  await menu.check();
  const letters = page.getByRole('region', { name: 'Kokius laiškus gauti' });
  await letters.getByRole('button', { name: 'Išsaugoti' }).click();
  await expect(page.getByText('Asmeninė informacija pakeista')).toBeVisible();
  await customer.findsNothingInTheWay();
  await customer.visit('/user/personal-settings');
  await expect(tomorrow).not.toBeChecked();
  await expect(menu).toBeChecked();
});

/** The address at the foot of the mail that confirms a skipped day. */
const wayOut = async (page: Page, browser: Browser): Promise<string> => {
  const email = await newAccount(page);
  await customerOn(page).logsInAs(email);
  const { id } = await guestOrders(page.request, email);
  const office = await browser.newPage();
  await customerOn(office).logsIn('admin');
  await office.request.put(`/api/check-outs/${id}`, { data: { action: 'approve_payment' } });
  await office.close();
  const { data: order } = await (await page.request.get(`/api/check-outs/${id}`)).json();
  const [line] = order.orders;
  const skipped = await page.request.put(`/api/orders/${line.id}`, {
    data: { action: 'skip', delivery_ids: [line.deliveries[2].id], version: order.version },
  });
  expect(skipped.ok()).toBe(true);
  const { data: mails } = await (await page.request.get(`/api/dev/mails?recipient=${email}`)).json();
  const [mail] = (mails as { id: number; kind: string }[]).filter(({ kind }) => kind === 'order_changed');
  const { data } = await (await page.request.get(`/api/dev/mails/${mail?.id}`)).json();
  return /http:\S+\/pranesimai\/atsisakyti\?token=\S+/.exec(data.plain as string)?.[0] ?? '';
};

test('the link of a mail switches its letters off without a login, and on again', async ({
  page,
  browser,
}) => {
  const address = await wayOut(page, browser);
  const stranger = await browser.newContext({ baseURL: process.env.SHOP_ADDRESS ?? '' });
  const guest = await stranger.newPage();
  const reader = customerOn(guest);
  await reader.hasRefusedCookies();
  await reader.visit(address);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Nebegauti šių laiškų?');
  await expect(guest.getByText('Užsakymo pakeitimų patvirtinimai')).toBeVisible();
  await reader.findsNothingInTheWay();
  await guest.getByRole('button', { name: 'Nebegauti' }).click();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Šių laiškų nebesiųsime');
  await reader.findsNothingInTheWay();
  await customerOn(page).visit('/user/personal-settings');
  const box = page.getByRole('checkbox', { name: 'Užsakymo pakeitimų patvirtinimai' });
  await expect(box).not.toBeChecked();
  await guest.getByRole('button', { name: 'Vėl gauti' }).click();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Nebegauti šių laiškų?');
  await stranger.close();
});

test('a mail program’s own button switches them off', { tag: once }, async ({ page, browser, request }) => {
  const address = new URL(await wayOut(page, browser));
  address.searchParams.delete('lang');
  const answer = await request.post(address.href, {
    form: { 'List-Unsubscribe': 'One-Click' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(200);
  await customerOn(page).visit('/user/personal-settings');
  await expect(page.getByRole('checkbox', { name: 'Užsakymo pakeitimų patvirtinimai' })).not.toBeChecked();
});

test('what the calculator came to is kept, chooses the level of kits, and is deleted', async ({
  page,
  customer,
}) => {
  await customer.logsInAs(await newAccount(page));
  await customer.hasRefusedCookies();
  await customer.visit(
    '/user/calculator?sex=man&age=35&height=180&weight=85&activity=moderate&goal=maintain',
  );
  await page.getByRole('button', { name: 'Išsaugoti profilyje' }).click();
  await expect(page.getByRole('heading', { name: 'Išsaugota jūsų norma' })).toBeVisible();
  await customer.findsNothingInTheWay();
  await customer.visit('/mitybos-planai');
  await expect(page.getByText(/Pagal jūsų skaičiuoklę artimiausias lygis/)).toBeVisible();
  await customer.visit('/mitybos-planai/1');
  const panel = await orderPanel(page);
  const words = panel.getByText(/Pagal jūsų skaičiuoklę artimiausias lygis – /);
  const level = /– (.+ kcal)\./.exec((await words.textContent()) ?? '')?.[1] ?? '';
  await expect(panel.getByRole('radio', { name: level })).toBeChecked();
  await customer.visit('/user/calculator');
  await page.getByRole('button', { name: 'Ištrinti' }).click();
  await expect(page.getByText('Išsaugota norma ištrinta')).toBeVisible();
  await customer.visit('/mitybos-planai/1');
  await expect(page.getByText(/Pagal jūsų skaičiuoklę/)).toHaveCount(0);
});
