import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import {
  agrees,
  cartCount,
  choosesDelivery,
  fillsInWhoAndWhere,
  goesOn,
  putsTenDaysInTheCart,
} from './buying.ts';
import { expect, hydrated, once, scriptsWait, test } from './fixtures.ts';
import { newAccount } from './mailbox.ts';
import { tellNothing } from './no-events.ts';

/** Ten days of the balanced kit of 1800 kcal, brought on ten working days: 159.00 + 20.00. */
const total = '179,00 €';

const status = (page: Page) => page.getByRole('heading', { level: 1 });

/** As a guest, with kits in the cart, to the last step. */
const comesToPay = async (page: Page, visit: (path: string) => Promise<void>) => {
  await visit('/check-out');
  await fillsInWhoAndWhere(page, 'ona@pastas.lt');
  await goesOn(page);
  await choosesDelivery(page);
  await goesOn(page);
  await expect(page).toHaveURL('/check-out/payment');
};

/** As a guest, with ten days of a kit, to the bank's own page. */
const comesToTheBank = async (page: Page, visit: (path: string) => Promise<void>) => {
  await visit('/mitybos-planai/1');
  await putsTenDaysInTheCart(page);
  await comesToPay(page, visit);
  await agrees(page);
  await page.getByRole('button', { name: `Apmokėti ${total}` }).click();
};

test('without kits in the cart, or with a step left out, the check-out leads back', async ({
  page,
  customer,
}) => {
  await page.goto('/check-out');
  await expect(page).toHaveURL('/');
  await customer.visit('/mitybos-planai/1');
  await putsTenDaysInTheCart(page);
  await page.goto('/check-out/payment');
  await expect(page).toHaveURL('/check-out/buyer-info');
});

test('a guest is told what is wrong, mends it and pays through the bank', async ({ page, customer }) => {
  await customer.visit('/mitybos-planai/1');
  await putsTenDaysInTheCart(page);
  await customer.visit('/check-out');
  await goesOn(page);
  const wrong = page.getByRole('alert').filter({ hasText: 'Kai kurie laukai užpildyti neteisingai' });
  await wrong.getByRole('link', { name: /Telefonas/ }).click();
  await expect(page.getByLabel('Telefonas')).toBeFocused();
  await fillsInWhoAndWhere(page, 'ona@pastas.lt');
  await page.reload();
  await expect(page.getByLabel('Gatvė')).toHaveValue('Gedimino pr.');
  await goesOn(page);

  await expect(page).toHaveURL('/check-out/delivery');
  await choosesDelivery(page);
  await goesOn(page);

  await page.getByRole('radio', { name: 'Swedbank' }).check();
  const pay = page.getByRole('button', { name: `Apmokėti ${total}` });
  await pay.click();
  await expect(page.getByRole('alert')).toContainText('taisyklėmis');
  await agrees(page);
  await page.mouse.wheel(0, 10_000);
  await customer.findsNothingInTheWay();
  await pay.dblclick();

  await page.getByRole('button', { name: 'Sumokėti', exact: true }).click();
  await expect(status(page)).toHaveText('Apmokėta. Skanaus!');
  await expect(page.getByText('Į kalendorių')).toBeVisible();
  await expect(page.getByRole('link', { name: /PVM sąskaita faktūra/ })).toBeVisible();
  expect(await cartCount(page)).toBe(0);
  await customer.findsNothingInTheWay();
});

test('whoever is logged in is known, and pays by card', { tag: once }, async ({ page, customer }) => {
  await newAccount(page);
  await customer.visit('/mitybos-planai/1');
  await putsTenDaysInTheCart(page);
  await customer.visit('/check-out');
  await expect(page.getByLabel('Vardas')).not.toHaveValue('');
  await fillsInWhoAndWhere(page, 'ona@pastas.lt');
  await goesOn(page);
  await choosesDelivery(page);
  await goesOn(page);
  await page.getByRole('radio', { name: /^Kortelė/ }).check();
  await agrees(page);
  await page.getByRole('button', { name: /^Apmokėti/ }).click();
  await page.getByRole('button', { name: 'Sumokėti', exact: true }).click();
  await expect(status(page)).toHaveText('Apmokėta. Skanaus!');

  await customer.visit('/user/order-management/all');
  await page
    .getByRole('link', { name: /^Užsakymas/ })
    .first()
    .click();
  await expect(status(page)).toHaveText('Apmokėta. Skanaus!');
  await customer.findsNothingInTheWay();
});

test(
  'whoever cancels at the bank pays another way: by transfer, with all its details',
  { tag: once },
  async ({ page, customer }) => {
    await comesToTheBank(page, customer.visit);
    await page.getByRole('button', { name: 'Atšaukti ir grįžti' }).click();
    await expect(status(page)).toHaveText('Mokėjimas neįvyko');
    const another = page.getByText('Mokėti kitaip');
    await another.click();
    await page.getByRole('radio', { name: /^Pavedimu/ }).check();
    await page.getByRole('button', { name: 'Taip mokėsiu' }).click();
    await expect(status(page)).toHaveText('Laukiame pavedimo');
    // What is to be done now is in sight, wherever the button was.
    await expect(status(page)).toBeFocused();
    await expect(status(page)).toBeInViewport();
    await expect(page.getByRole('img', { name: 'QR kodas banko programėlei' })).toBeVisible();
    await customer.findsNothingInTheWay();

    await another.click();
    await expect(page.getByRole('radio', { name: /^Pavedimu/ })).toHaveCount(0);
    await page.getByRole('radio', { name: /^Grynaisiais/ }).check();
    await page.getByRole('button', { name: 'Taip mokėsiu' }).click();
    await expect(status(page)).toHaveText('Užsakymas priimtas');
    await expect(status(page)).toBeFocused();
    await expect(page.getByRole('radio').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText('Pasirinktas kitas mokėjimo būdas: grynaisiais')).toBeVisible();

    await another.click();
    await page.getByRole('radio', { name: /^Internetu/ }).check();
    await page.getByRole('button', { name: `Apmokėti ${total}` }).click();
    await page.getByRole('button', { name: 'Sumokėti', exact: true }).click();
    await expect(status(page)).toHaveText('Apmokėta. Skanaus!');
  },
);

test('a way to pay that was opened before the scripts came stays open, and one that is refused tells how the order stands', async ({
  page,
  customer,
}) => {
  // Nobody tells this page that the order was paid in another one.
  await tellNothing(page);
  await comesToTheBank(page, customer.visit);
  const letScriptsCome = await scriptsWait(page);
  await page.getByRole('button', { name: 'Atšaukti ir grįžti' }).click();
  await page.getByText('Mokėti kitaip').click();
  letScriptsCome();
  await hydrated(page);
  const transfer = page.getByRole('radio', { name: /^Pavedimu/ });
  await expect(transfer).toBeVisible();

  const paying = await page.context().newPage();
  await paying.goto(page.url());
  await paying.getByRole('button', { name: `Apmokėti ${total}` }).click();
  await paying.getByRole('button', { name: 'Sumokėti', exact: true }).click();
  await expect(status(paying)).toHaveText('Apmokėta. Skanaus!');

  await transfer.check();
  await page.getByRole('button', { name: 'Taip mokėsiu' }).click();
  await expect(page.getByText('to padaryti nebegalima')).toBeInViewport();
  await expect(status(page)).toHaveText('Apmokėta. Skanaus!');
});

test(
  'an order for cash is placed once, even when its answer is lost',
  { tag: once },
  async ({ page, customer }) => {
    await customer.visit('/mitybos-planai/1');
    await putsTenDaysInTheCart(page);
    await comesToPay(page, customer.visit);
    await page.getByRole('radio', { name: /^Grynaisiais/ }).check();
    await agrees(page);
    // The first answer does not come through.
    await page.evaluate(() => {
      const real = window.fetch;
      window.fetch = async (...call) => {
        const response = await real(...call);
        if (!response.url.endsWith('/api/check-outs')) return response;
        window.fetch = real;
        await response.text();
        throw new TypeError('the connection was lost');
      };
    });
    const order = page.getByRole('button', { name: `Užsakyti už ${total}` });
    const said = page.getByRole('region', { name: 'Pranešimai' });
    const places = async (): Promise<string> => {
      const answer = page.waitForResponse('**/api/check-outs');
      await order.click();
      return ((await (await answer).json()) as { data: { number: string } }).data.number;
    };
    const first = await places();
    await expect(page.getByText('Ryšys nutrūko')).toBeVisible();
    expect(await cartCount(page)).toBe(1);
    expect(await places()).toBe(first);
    await expect(status(page)).toHaveText('Užsakymas priimtas');
    await expect(page.getByRole('main').getByText(`Užsakymas ${first}`, { exact: true })).toBeVisible();
    await expect(said.getByText('Užsakymas pateiktas')).toBeVisible();
    expect(await cartCount(page)).toBe(0);
  },
);

/** A code of 10 % that nobody else uses; the owner can take it away again. */
const ownersCode = async (request: APIRequestContext, code: string) => {
  const logins = JSON.parse(process.env.SHOP_LOGINS ?? '[]') as Record<
    'role' | 'email' | 'password',
    string
  >[];
  const admin = logins.find(({ role }) => role === 'admin');
  await request.post('/api/auth/login', { data: { email: admin?.email, password: admin?.password } });
  const { data: campaign } = (await (
    await request.post('/api/discounts', { data: { name: code } })
  ).json()) as { data: { id: number } };
  const made = await request.post('/api/discount-codes', {
    data: { category_id: campaign.id, code, type: 'percentage', amount: 10, apply_to_cart: true },
  });
  expect(made.ok()).toBe(true);
  const { data } = (await made.json()) as { data: { id: number } };
  return { takeAway: () => request.delete(`/api/discount-codes/${data.id}`) };
};

test(
  'a price that has changed meanwhile is shown and confirmed before anything is ordered',
  { tag: once },
  async ({ page, customer, browser }) => {
    const owner = await browser.newContext({ baseURL: process.env.SHOP_ADDRESS ?? '' });
    const code = `TRUMPAS-${randomUUID().slice(0, 8)}`.toUpperCase();
    const { takeAway } = await ownersCode(owner.request, code);
    await customer.visit('/mitybos-planai/1');
    await putsTenDaysInTheCart(page);
    await customer.visit('/krepselis');
    await page.getByLabel('Nuolaidos kodas').fill(code);
    await page.getByRole('button', { name: 'Pritaikyti' }).click();
    await expect(page.getByRole('button', { name: `Pašalinti kodą ${code}` })).toBeVisible();
    await comesToPay(page, customer.visit);
    await page.getByRole('radio', { name: /^Grynaisiais/ }).check();
    await agrees(page);
    expect((await takeAway()).ok()).toBe(true);
    await owner.close();

    await page.getByRole('button', { name: 'Užsakyti už 163,10 €' }).click();
    const table = page.getByRole('table', { name: 'Buvo ir yra' });
    const said = page.getByRole('region', { name: 'Pranešimai' });
    await expect(said.getByText('Kainos atnaujintos')).toBeVisible();
    await expect(table.getByRole('row', { name: /Nuolaidos kodai/ })).toContainText(/15,90\s€.*0,00\s€/);
    await expect(table.getByRole('row', { name: /Iš viso/ })).toContainText(/163,10\s€.*179,00\s€/);
    expect(await cartCount(page)).toBe(1);
    await page.getByRole('button', { name: `Sutinku ir užsakau už ${total}` }).click();
    await expect(status(page)).toHaveText('Užsakymas priimtas');
    await expect(page.getByText(/179,00\s€ grynaisiais/).first()).toBeVisible();
  },
);

test('the first field of the check-out is in sight, below a line about registering, and nothing leads away', async ({
  page,
  customer,
}) => {
  await customer.visit('/mitybos-planai/1');
  await putsTenDaysInTheCart(page);
  await customer.hasRefusedCookies();
  await customer.visit('/check-out/buyer-info');
  await expect(page.getByLabel('Vardas')).toBeInViewport({ ratio: 1 });
  const box = page.getByText('Užsakyti galite ir neprisiregistravę');
  await expect(page.getByText('kaupti lojalumo taškus')).toBeHidden();
  await box.click();
  for (const words of [/matyti ir tvarkyti/, /paskutinė jo diena/, /lojalumo taškus/, /neatsiras/])
    await expect(page.getByText(words)).toBeVisible();
  await page.mouse.wheel(0, 10_000);
  await customer.findsNothingInTheWay();
  await page.getByRole('button', { name: 'Mokėti be registracijos' }).click();
  await expect(page.getByLabel('Vardas')).toBeFocused();

  await expect(page.getByRole('complementary', { name: 'Naujiena' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Pagrindinis meniu' })).toHaveCount(0);
  const { height } = (await page.getByRole('contentinfo').boundingBox()) ?? { height: 0 };
  expect(height).toBeLessThan(200);
  await expect(page.getByRole('banner')).toContainText('Saugus mokėjimas');
  await expect(page.getByRole('banner').getByRole('link', { name: /\+370\s600\s12345/ })).toBeVisible();
});

test('where and when is asked in the cart and then only said, until somebody wants to change it', async ({
  page,
  customer,
}) => {
  await customer.visit('/mitybos-planai/1');
  await putsTenDaysInTheCart(page);
  await customer.visit('/krepselis');
  await page.getByRole('link', { name: 'Užsakyti' }).filter({ visible: true }).click();
  await fillsInWhoAndWhere(page, 'ona@pastas.lt');
  await goesOn(page);
  await expect(page).toHaveURL('/check-out/delivery');
  await expect(page.getByText(/^Vilnius · darbo dienomis · nuo lapkričio 17/)).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Kasdien/ })).toBeHidden();
  await page.getByRole('button', { name: 'Keisti: Kur ir nuo kada?' }).click();
  await page.getByRole('radio', { name: /^Kasdien/ }).check();
  await expect(page.getByText(/^Vilnius · kasdien · nuo/)).toBeVisible();
});

test('what was agreed to stays agreed to in another language', { tag: once }, async ({ page, customer }) => {
  await customer.visit('/mitybos-planai/1');
  await putsTenDaysInTheCart(page);
  await comesToPay(page, customer.visit);
  await agrees(page);
  await page
    .getByRole('button', { name: /anglų kalba/i })
    .filter({ visible: true })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('checkbox', { name: /terms/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /contact/ })).toBeChecked();
});

test('after a payment that was cancelled the news and the banks come first', async ({ page, customer }) => {
  await comesToTheBank(page, customer.visit);
  await page.getByRole('button', { name: 'Atšaukti ir grįžti' }).click();
  await expect(status(page)).toHaveText('Mokėjimas neįvyko');
  await expect(status(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Užsakymas pateiktas, laukia apmokėjimo')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Swedbank' })).toBeInViewport({ ratio: 1 });
  await customer.findsNothingInTheWay();
});

test('no field that has the focus is hidden behind the total', async ({ page, customer }) => {
  await customer.visit('/mitybos-planai/1');
  await putsTenDaysInTheCart(page);
  await customer.visit('/check-out/buyer-info');
  await page.getByLabel('Vardas').focus();
  const last = page.getByRole('textbox', { name: /^Kurjeriui/ });
  for (let steps = 0; steps < 30; steps += 1) {
    await page.keyboard.press('Tab');
    const isCovered = await page.evaluate(() => {
      const bar = document.querySelector('.bottom-bar')?.getBoundingClientRect();
      const field = document.activeElement?.matches('input:not([type=radio], [type=checkbox]), textarea')
        ? document.activeElement.getBoundingClientRect()
        : null;
      return Boolean(bar && bar.height > 0 && field && field.bottom > bar.top);
    });
    expect(isCovered).toBe(false);
    if (await last.evaluate((field) => field === document.activeElement)) return;
  }
  throw new Error('the last field was never reached');
});

test('nobody’s name pushes the page wider than the screen', async ({ page, customer }) => {
  await newAccount(page, 'Žygimantė-Kunigunda');
  await page.setViewportSize({ width: 320, height: 700 });
  await customer.visit('/');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // Nor the navigation into two lines.
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const link of await page
    .getByRole('navigation', { name: 'Pagrindinis meniu' })
    .getByRole('link')
    .all())
    expect((await link.boundingBox())?.height).toBeLessThan(48);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
});
