import type { APIRequestContext, Page } from '@playwright/test';
import { type Customer, expect, once, test } from './fixtures.ts';
import { newAccount } from './mailbox.ts';

type Wanted = { readonly kitId: number; readonly start: string; readonly isLong: boolean };

/** Ordered to be paid in cash by whoever is logged in. */
const orders = async (request: APIRequestContext, { kitId, start, isLong }: Wanted): Promise<void> => {
  const times = await (await request.get('/api/delivery-times?city_id=1')).json();
  const kit = (await (await request.get(`/api/meal-kits/${kitId}`)).json()).data;
  const periods = (kit.periods as { id: number; days: number }[]).toSorted((a, b) => a.days - b.days);
  const period = isLong ? periods.at(-1) : periods[0];
  const calorie_id = kit.is_unique ? null : kit.calories[0].id;
  const cart = {
    city_id: 1,
    start_date: start,
    items: [{ meal_kit_id: kitId, calorie_id, period_id: period?.id, amount: 1 }],
  };
  const quote = await (await request.post('/api/check-outs/quote', { data: cart })).json();
  const buyer = {
    first_name: 'Ona',
    last_name: 'Petraitė',
    email: 'ona@pastas.lt',
    phone_number: '+37061234567',
    street: 'Savanorių pr.',
    house_number: '125',
    apartment_number: '14',
    floor: '3',
    postal_code: 'LT-01103',
  };
  const answer = await request.post('/api/check-outs', {
    data: {
      ...cart,
      buyer,
      delivery: { method: 'leave_at_door', delivery_time_id: times.data[0].id },
      payment_type: 'cash',
      agree_terms: true,
      agree_contacts: true,
      expected_total_cents: quote.data.total_cents,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
};

/** Somebody with three orders over two months; the first day is Thursday of the tests' week. */
const hasThreeOrders = async (page: Page, customer: Customer): Promise<void> => {
  await customer.hasRefusedCookies();
  await customer.logsInAs(await newAccount(page));
  await orders(page.request, { kitId: 1, start: '2026-11-19', isLong: true });
  await orders(page.request, { kitId: 2, start: '2026-11-23', isLong: false });
  await orders(page.request, { kitId: 3, start: '2026-12-14', isLong: true });
};

const day = (page: Page, date: string) => page.locator(`#day-${date}`);

test('the days of three orders are in sight, by thumb and by eye, in both languages', async ({
  page,
  customer,
}) => {
  await hasThreeOrders(page, customer);
  await customer.visit('/user');
  await expect(page).toHaveURL('/user/kit-management');
  await expect(page.getByRole('heading', { name: /lapkričio 19 d., ketvirtadienis/i })).toBeVisible();
  await expect(page.getByText('Savanorių pr. 125–14').first()).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Pristatymų kalendorius' })).toBeVisible();
  await expect(page.getByText('Dar neapmokėta: šią dieną kurjeriui sumokėsite')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Liko \d+/ })).toContainText('mokėsite grynaisiais');
  await customer.findsNothingInTheWay();
  await customer.visit('/user/kit-management?month=1900-01');
  await expect(page.getByRole('heading', { name: '2026 m. lapkritis' })).toBeVisible();
  for (const language of ['lt', 'en'] as const) {
    await customer.speaks(language);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const query of ['', '?month=2026-12', '?view=week&week=2026-11-23']) {
        await customer.visit(`/user/kit-management${query}`);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(over, `${language} ${width} ${query}`).toBeLessThanOrEqual(0);
      }
    }
  }
});

test('a day opens beside the calendar and closes by the way back', async ({ page, customer }) => {
  await hasThreeOrders(page, customer);
  await customer.visit('/user/kit-management');
  await day(page, '2026-11-24').click();
  const sheet = page.getByRole('dialog', { name: /lapkričio 24 d., antradienis/i });
  await expect(sheet).toBeVisible();
  await expect(page).toHaveURL(/[?&]day=\d+/);
  await expect(sheet.getByRole('heading', { name: 'Kas dėžutėje' })).toBeVisible();
  await expect(sheet.getByText(/Iš viso .* kcal/)).toBeVisible();
  await expect(sheet.getByText(/Dar neapmokėta: .* su pirmąja dėžute, lapkričio 19/)).toBeVisible();
  await expect(sheet.getByText(/5–8\sval\./).first()).toBeVisible();
  const skip = sheet.getByRole('link', { name: 'Praleisti šią dieną' });
  await expect(skip).toHaveAttribute('href', /^\/user\/kit-management\/\d+\/skip$/);
  await expect(sheet.getByText(/^liko \d+ (d\.|dien|val)/).first()).toBeVisible();
  await customer.findsNothingInTheWay();
  const other = sheet.getByRole('navigation', { name: 'Tą dieną taip pat:' }).getByRole('link');
  const name = (await other.textContent()) ?? '';
  await other.click();
  await expect(
    page.getByRole('dialog').getByRole('banner').or(page.getByRole('dialog').locator('header')),
  ).toContainText(name);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/user/kit-management');
  await day(page, '2026-11-25').click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(day(page, '2026-11-25')).toBeFocused();
});

test('the keyboard walks over days, weeks and months', { tag: once }, async ({ page, customer }) => {
  await hasThreeOrders(page, customer);
  await customer.visit('/user/kit-management');
  await day(page, '2026-11-16').focus();
  const steps = [
    ['ArrowRight', '2026-11-17'],
    ['ArrowDown', '2026-11-24'],
    ['End', '2026-11-29'],
    ['Home', '2026-11-23'],
    ['ArrowUp', '2026-11-16'],
    ['ArrowLeft', '2026-11-15'],
    ['PageDown', '2026-12-15'],
    ['ArrowRight', '2026-12-16'],
    ['PageUp', '2026-11-16'],
  ] as const;
  for (const [key, date] of steps) {
    await page.keyboard.press(key);
    await expect(day(page, date), key).toBeFocused();
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /lapkričio 23 d/i })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(day(page, '2026-11-23')).toBeFocused();
});

test('with nothing to come there is an invitation', async ({ page, customer }) => {
  await customer.hasRefusedCookies();
  await customer.logsInAs(await newAccount(page));
  await customer.visit('/user');
  await expect(page.getByRole('heading', { name: 'Kalendorius laisvas. Kas pietums?' })).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Šios savaitės meniu' })).toBeVisible();
  await customer.findsNothingInTheWay();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('months, weeks and days are links', { tag: once }, async ({ page, customer }) => {
    await hasThreeOrders(page, customer);
    await page.goto('/user/kit-management');
    await page.getByRole('link', { name: 'Kitas mėnuo' }).click();
    await expect(page.getByRole('heading', { name: /gruodis/i })).toBeVisible();
    await page.getByRole('link', { name: 'Savaitė', exact: true }).click();
    await expect(page).toHaveURL(/view=week/);
    await page.goto('/user/kit-management');
    await day(page, '2026-11-24').click();
    await expect(page.getByRole('dialog', { name: /lapkričio 24 d/i })).toBeVisible();
    await page.getByRole('link', { name: 'Uždaryti' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
