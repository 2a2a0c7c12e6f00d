import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  agrees,
  choosesDelivery,
  fillsInWhoAndWhere,
  goesOn,
  guestPaysCoupons,
  putsTenDaysInTheCart,
} from './buying.ts';
import { customerOn, expect, test } from './fixtures.ts';
import { newAccount } from './mailbox.ts';
import { tellNothing } from './no-events.ts';

const status = (page: Page) => page.getByRole('heading', { level: 1 });

type Mail = { readonly id: number; readonly kind: string; readonly plain: string };

/** The newest mail of this kind, as its reader has it. */
const mailOf = async (page: Page, email: string, kind: string): Promise<Mail> => {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const { data } = await (await page.request.get(`/api/dev/mails?recipient=${email}`)).json();
      found = (data as Mail[]).find((each) => each.kind === kind);
      return found?.kind;
    })
    .toBe(kind);
  return (await (await page.request.get(`/api/dev/mails/${found?.id}`)).json()).data as Mail;
};

const codeIn = ({ plain }: Mail): string => /\b\w{4}-\w{4}-\w{4}\b/.exec(plain)?.[0] ?? '';

const paysAtTheBank = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a guest gives a coupon to somebody, and only they see its code', async ({ page, customer }) => {
  await tellNothing(page);
  await customer.hasRefusedCookies();
  const giver = `${randomUUID()}@pastas.lt`;
  const friend = `${randomUUID()}@pastas.lt`;
  await customer.visit('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dovanų kuponai' }).click();
  await expect(status(page)).toHaveText('Dovanų kuponas');
  const card = page.getByRole('figure', { name: 'Taip atrodys kuponas' });
  await expect(card).toContainText('50 €');
  await page.getByRole('radio', { name: 'Kita suma' }).check();
  await page.getByLabel('Kokia suma?').fill('15');
  await page.getByRole('radio', { name: 'Krapai' }).check();
  await page.getByLabel('Gavėjo vardas').fill('Ona');
  await page.getByLabel('Palinkėjimas').fill('Skanaus gimtadienio!');
  await expect(card).toContainText('Kam: Ona');
  await expect(card).toContainText('Skanaus gimtadienio!');
  await page.getByLabel(/^Vardas/).fill('Jonas');
  await page.getByLabel('Pavardė').fill('Jonaitis');
  await page.getByLabel(/^El\. paštas/).fill(giver);
  await page.getByRole('button', { name: /^Apmokėti/ }).click();

  const wrong = page.getByRole('alert');
  await expect(wrong.getByRole('link')).toHaveCount(2);
  await wrong.getByRole('link', { name: /Gavėjo el\. paštas/ }).click();
  await expect(page.getByLabel('Gavėjo el. paštas')).toBeFocused();
  await page.getByLabel('Gavėjo el. paštas').fill(friend);
  await page.getByRole('checkbox', { name: /taisyklėmis/ }).check();
  await page.getByRole('button', { name: 'Apmokėti 15,00 €' }).click();
  await wrong.getByRole('link', { name: /Kokia suma/ }).click();
  await expect(page.getByLabel('Kokia suma?')).toBeFocused();
  await page.getByLabel('Kokia suma?').fill('200');
  await customer.findsNothingInTheWay();
  await page.getByRole('button', { name: 'Apmokėti 200,00 €' }).dblclick();
  await paysAtTheBank(page, 'Sumokėti');
  await expect(status(page)).toHaveText('Ačiū, dovana apmokėta');
  expect(new URL(page.url()).searchParams.has('token')).toBe(false);
  await customer.findsNothingInTheWay();

  const gift = await mailOf(page, friend, 'coupon_gift');
  expect(gift.plain).toContain('Skanaus gimtadienio!');
  const code = codeIn(gift);
  const [picture = ''] = /http\S+card\.png\S+/.exec(gift.plain) ?? [];
  expect((await page.request.get(picture)).headers()['content-type']).toBe('image/png');
  // Its buyer has paid for it and never sees the code.
  await page.reload();
  await expect(page.getByText('Galioja', { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(code);

  await customer.visit('/coupon-order/balance');
  await page.getByLabel(/Dovanų kupono kodas/).fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Rodyti likutį' }).click();
  await expect(page.getByRole('status').filter({ hasText: '200,00 €' })).toBeVisible();
  await customer.findsNothingInTheWay();
  expect(page.url()).not.toContain(code);
});

test('a coupon pays for an order, and the money comes back onto it', async ({ page, customer, browser }) => {
  await tellNothing(page);
  await customer.hasRefusedCookies();
  const path = await guestPaysCoupons(page, { amount_cents: 200_00, pieces: 1 });
  const { data: bought } = await (await page.request.get(`/api${path.replace('order', 'orders')}`)).json();
  const code = bought.coupons[0].code as string;
  await customer.visit('/mitybos-planai/1');
  await putsTenDaysInTheCart(page);
  await customer.visit('/krepselis');
  const field = page.getByLabel('Nuolaidos kodas arba dovanų kuponas');
  await field.fill(code);
  await field.press('Enter');
  await expect(page.getByText('Kupone liks 21,00 €')).toBeVisible();
  await customer.visit('/check-out');
  await fillsInWhoAndWhere(page, 'ona@pastas.lt');
  await goesOn(page);
  await choosesDelivery(page);
  await goesOn(page);
  await agrees(page);
  // Nothing is left to pay.
  await page.getByRole('button', { name: /0,00 €/ }).click();
  await expect(status(page)).toHaveText('Apmokėta. Skanaus!');
  await expect(page.getByText('Dovanų kuponais').first()).toBeVisible();
  await customer.findsNothingInTheWay();

  // What is not locked yet, eight days of ten, is cancelled; the shop confirms, and the money is back on the coupon.
  const id = /order\/(\d+)/.exec(page.url())?.[1];
  const placed = (await (await page.request.get(`/api/check-outs/${id}`)).json()).data;
  const cancelled = await page.request.delete(`/api/orders/${placed.orders[0].id}`, { data: {} });
  expect(cancelled.ok()).toBe(true);
  const admin = await browser.newPage();
  await customerOn(admin).logsIn('admin');
  const tasks = (await (await admin.request.get(`/api/refund-tasks?check_out_id=${id}`)).json()).data;
  expect(tasks).toMatchObject([{ due_cents: 143_20, is_onto_coupon: true }]);
  const returned = { data: { amount_cents: 143_20 } };
  expect((await admin.request.put(`/api/refund-tasks/${tasks[0].id}`, returned)).ok()).toBe(true);
  await admin.close();
  await customer.visit('/coupon-order/balance');
  await page.getByLabel(/Dovanų kupono kodas/).fill(code);
  await page.getByRole('button', { name: 'Rodyti likutį' }).click();
  await expect(page.getByRole('status').filter({ hasText: '164,20 €' })).toBeVisible();
});

test('somebody with an account buys two to print and gives one back', async ({ page, customer }) => {
  await tellNothing(page);
  await customer.hasRefusedCookies();
  const email = await newAccount(page, 'Ona', 'en');
  await customer.speaks('en');
  await customer.visit('/coupon-order');
  await page.getByRole('radio', { name: '€30' }).check();
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('radio', { name: /^Me/ }).check();
  await expect(page.getByLabel('Their e-mail')).toBeHidden();
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await page.getByRole('button', { name: 'Pay €60.00' }).click();
  await paysAtTheBank(page, 'Pay');
  await expect(status(page)).toHaveText('Thank you, the gift is paid');
  const first = codeIn(await mailOf(page, email, 'coupon_to_print'));
  expect(first).not.toBe('');

  await customer.visit('/user/order-management/all');
  await page.getByRole('link', { name: /^Gift coupons No\./ }).click();
  await expect(page.getByRole('link', { name: 'Card (PDF)' })).toHaveCount(2);
  const pdf = await page.getByRole('link', { name: 'Card (PDF)' }).first().getAttribute('href');
  expect((await page.request.get(pdf ?? '')).headers()['content-type']).toBe('application/pdf');
  await customer.findsNothingInTheWay();

  const pieces = page.getByRole('listitem').filter({ hasText: 'Coupon ' });
  await pieces.filter({ hasNotText: first }).getByRole('button', { name: 'Withdraw from contract' }).click();
  await page.getByRole('button', { name: 'Confirm and get €30.00 back' }).click();
  await expect(page.getByText('Given back', { exact: true })).toBeVisible();
  await expect(page.getByText('To be returned')).toBeVisible();
  await customer.findsNothingInTheWay();
});
