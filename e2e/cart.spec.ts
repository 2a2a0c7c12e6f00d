import type { Page } from '@playwright/test';
import { expect, once, onTheShopsDay, orderPanel, test } from './fixtures.ts';
import { newAccount } from './mailbox.ts';

/** Ten days of the balanced kit of 1800 kcal: 159.00. */
const putsTenDaysInTheCart = async (page: Page) => {
  const panel = await orderPanel(page);
  await panel.getByRole('radio', { name: /1\s800 kcal/ }).check();
  await panel.getByRole('radio', { name: /^10 dienų/ }).check();
  await panel.getByRole('button', { name: 'Į krepšelį' }).click();
};

const summary = (page: Page) => page.getByRole('complementary', { name: 'Iš ko susideda kaina' });
const total = (page: Page) => summary(page).getByRole('status').filter({ hasText: '€' });

/** On a phone the city and the days stand in one line, behind which the choice waits. */
const opensWhereAndWhen = async (page: Page, isMobile: boolean) => {
  if (isMobile) await page.getByRole('button', { name: 'Keisti: Kur ir nuo kada?' }).press('Enter');
};

/** What the shop itself says that the cart in this browser costs. */
const quotedCents = async (page: Page): Promise<number> => {
  const { items, options } = await page.evaluate(() => ({
    items: JSON.parse(localStorage.getItem('cart') ?? '{}').value,
    options: JSON.parse(localStorage.getItem('cart-options') ?? '{}').value,
  }));
  const response = await page.request.post('/api/check-outs/quote', {
    data: {
      working_days_only: options?.workingDaysOnly ?? true,
      use_points: options?.usePoints ?? true,
      ...(options?.cityId && { city_id: options.cityId }),
      ...(options?.startDate && { start_date: options.startDate }),
      discount_codes: (options?.codes ?? []).map((each: { code: string }) => each.code),
      items: items.map((item: Record<string, unknown>) => ({
        meal_kit_id: item.mealKitId,
        calorie_id: item.calorieId,
        period_id: item.periodId,
        combination_id: item.combinationId,
        amount: item.amount,
        allergen_ids: item.allergenIds,
        addition_ids: item.additionIds,
      })),
    },
  });
  return ((await response.json()) as { data: { total_cents: number } }).data.total_cents;
};

test('a kit goes into the cart, and the sum follows every choice to the cent', async ({
  page,
  customer,
  isMobile,
}) => {
  await customer.visit('/mitybos-planai/1');
  await putsTenDaysInTheCart(page);
  const drawer = page.getByRole('dialog', { name: 'Jūsų krepšelis' });
  await expect(drawer.getByRole('status').filter({ hasText: '€' })).toHaveText('159,00 €');
  await drawer.getByRole('link', { name: 'Peržiūrėti krepšelį' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jūsų krepšelis');
  // Ten working days at 2.00.
  await expect(total(page)).toHaveText('179,00 €');
  expect(await quotedCents(page)).toBe(17_900);

  const code = summary(page).getByLabel('Nuolaidos kodas');
  await code.fill('nebuvo');
  await code.press('Enter');
  await expect(summary(page).getByText('Tokio kodo nėra')).toBeVisible();
  await code.fill('ruduo15');
  await code.press('Enter');
  // 15 % of 159.00 is 23.85.
  await expect(total(page)).toHaveText('155,15 €');
  expect(await quotedCents(page)).toBe(15_515);
  await code.fill('ATVEZAM');
  await code.press('Enter');
  await expect(summary(page).getByText('Kodo RUDUO15 negalima derinti su kitais')).toBeVisible();

  await page.getByRole('button', { name: /^Keisti: Subalansuotas/ }).click();
  await page.getByRole('radio', { name: /^20 dienų/ }).check();
  // 14.90 for twenty days, less 15 %, and twenty deliveries.
  await expect(total(page)).toHaveText('293,30 €');
  await opensWhereAndWhen(page, isMobile);
  await page.getByRole('radio', { name: /^Kaunas/ }).check();
  await page.getByRole('radio', { name: /^Kasdien/ }).check();
  const shown = await total(page).textContent();
  expect(Math.round(Number(shown?.replace(/[^\d,]/g, '').replace(',', '.')) * 100)).toBe(
    await quotedCents(page),
  );
  // On a phone the bar lies over what is behind it; its own test looks at it.
  if (!isMobile) await customer.findsNothingInTheWay();
});

test(
  'a line that was removed can be had back, and two tabs agree',
  { tag: once },
  async ({ page, customer, context }) => {
    await customer.visit('/mitybos-planai/1');
    await putsTenDaysInTheCart(page);
    await customer.visit('/krepselis');
    const other = await context.newPage();
    await other.goto('/krepselis');
    await expect(total(other)).toHaveText('179,00 €');

    await page.getByRole('button', { name: 'Vienu daugiau' }).click();
    await expect(total(page)).toHaveText('338,00 €');
    await expect(summary(page).getByText('2 rinkiniai', { exact: true })).toBeVisible();
    await expect(total(other)).toHaveText('338,00 €');

    await page.getByRole('button', { name: /^Pašalinti: / }).click();
    await expect(page.getByRole('heading', { name: 'Lėkštė dar tuščia' })).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Lėkštė dar tuščia' })).toBeVisible();
    await page.getByRole('button', { name: 'Grąžinti' }).click();
    await expect(total(page)).toHaveText('338,00 €');
  },
);

test(
  'a guest’s cart is there on another device after logging in',
  { tag: once },
  async ({ page, customer, browser }) => {
    const email = await newAccount(page);
    await page.request.post('/api/auth/logout');
    await customer.visit('/mitybos-planai/1');
    await putsTenDaysInTheCart(page);
    await customer.logsInAs(email);
    const told = page.waitForResponse(
      (response) => response.url().endsWith('/api/cart') && response.request().method() === 'PUT',
    );
    await customer.visit('/krepselis');
    await told;

    const cookies = await page.context().cookies();
    const device = await browser.newContext({ baseURL: process.env.SHOP_ADDRESS ?? '' });
    await onTheShopsDay(device);
    await device.addCookies(cookies);
    const elsewhere = await device.newPage();
    await elsewhere.goto('/krepselis');
    await expect(elsewhere.getByRole('heading', { name: 'Subalansuotas rinkinys' })).toBeVisible();
    await device.close();
  },
);

test(
  'a cart does not stay behind when its owner logs out, and is back when they return',
  { tag: once },
  async ({ page, customer }) => {
    const email = await newAccount(page);
    await page.request.post('/api/auth/logout');
    await customer.visit('/mitybos-planai/2');
    const panel = await orderPanel(page);
    await panel.getByRole('button', { name: 'Į krepšelį' }).click();
    await customer.logsInAs(email);
    const told = page.waitForResponse(
      (response) => response.url().endsWith('/api/cart') && response.request().method() === 'PUT',
    );
    await customer.visit('/krepselis');
    await told;
    await expect(total(page)).toContainText('€');

    await page.request.post('/api/auth/logout');
    await customer.visit('/krepselis');
    await expect(page.getByRole('heading', { name: 'Lėkštė dar tuščia' })).toBeVisible();
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').value)).toEqual([]);

    await customer.logsInAs(email);
    await customer.visit('/krepselis');
    await expect(total(page)).toContainText('€');
  },
);

test('on a phone the way on and the total are in sight, and where and when is one line to change', async ({
  page,
  customer,
  isMobile,
}) => {
  test.skip(!isMobile, 'beside each other on a wide screen');
  await customer.visit('/mitybos-planai/1');
  await putsTenDaysInTheCart(page);
  await customer.visit('/krepselis');
  const bar = page.getByRole('region', { name: 'Suma ir užsakymas' });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar).toContainText(/179,00\s€/);
  await expect(bar.getByRole('link', { name: 'Užsakyti' })).toBeInViewport({ ratio: 1 });
  const change = page.getByRole('button', { name: 'Keisti: Kur ir nuo kada?' });
  await expect(
    page.getByText(/^Vilnius · darbo dienomis · nuo lapkričio 17\sd\., antradienio$/),
  ).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Kaunas/ })).toBeHidden();
  await change.click();
  await page.getByRole('radio', { name: /^Kaunas/ }).check();
  await page.getByRole('button', { name: 'Baigti' }).click();
  await expect(page.getByText(/^Kaunas · darbo dienomis/)).toBeVisible();
  await customer.findsNothingInTheWay();
});

test('the drawer leads straight on to the order', async ({ page, customer }) => {
  await customer.visit('/mitybos-planai/1');
  await putsTenDaysInTheCart(page);
  const drawer = page.getByRole('dialog', { name: 'Jūsų krepšelis' });
  await drawer.getByRole('link', { name: 'Užsakyti' }).click();
  await expect(page).toHaveURL('/check-out/buyer-info');
});

test('everything can be done with the keyboard alone', async ({ page, customer, isMobile }) => {
  await customer.visit('/mitybos-planai/1');
  const panel = await orderPanel(page);
  await panel.getByRole('button', { name: 'Į krepšelį' }).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Jūsų krepšelis' });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await customer.visit('/krepselis');
  await opensWhereAndWhen(page, isMobile);
  const days = page.getByRole('group', { name: 'Pirma diena' });
  const before = await days.getByRole('radio', { checked: true }).getAttribute('value');
  await days.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowRight');
  const after = await days.getByRole('radio', { checked: true }).getAttribute('value');
  expect(after).not.toBe(before);
});
