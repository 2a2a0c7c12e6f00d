import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { mailedLink } from './mailbox.ts';

type Placed = { readonly id: number; readonly number: string };

/** Five days of the balanced kit, ordered by a guest whom no other test knows. */
const guestOrders = async (request: APIRequestContext, email: string): Promise<Placed> => {
  const days = await (await request.get('/api/calendar-days/available-days?city_id=1')).json();
  const times = await (await request.get('/api/delivery-times?city_id=1')).json();
  const kit = await (await request.get('/api/meal-kits/1')).json();
  const cart = {
    city_id: 1,
    start_date: days.data[3].date as string,
    items: [
      { meal_kit_id: 1, calorie_id: kit.data.calories[0].id, period_id: kit.data.periods[0].id, amount: 1 },
    ],
  };
  const quote = await (await request.post('/api/check-outs/quote', { data: cart })).json();
  const answer = await request.post('/api/check-outs', {
    data: {
      ...cart,
      buyer: {
        first_name: 'Ona',
        last_name: 'Onaitė',
        email,
        phone_number: '+37061234567',
        street: 'Gedimino pr.',
        house_number: '1',
        postal_code: 'LT-01103',
      },
      delivery: { method: 'to_hands', delivery_time_id: times.data[0].id },
      payment_type: 'cash',
      agree_terms: true,
      agree_contacts: true,
      expected_total_cents: quote.data.total_cents,
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).data as Placed;
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** By transfer instead of cash, and then through the bank. */
const paysAnotherWay = async (page: Page) => {
  await page.getByText('Mokėti kitaip').click();
  await page.getByRole('radio', { name: /^Internetu/ }).check();
  await page.getByRole('button', { name: /^Apmokėti/ }).click();
  await page.getByRole('button', { name: 'Sumokėti', exact: true }).click();
};

test('the link in a guest’s mail opens the order on another device, and its key is never in an address', async ({
  page,
  request,
  customer,
}) => {
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
});

test('the browser in which a guest ordered shows the order by its plain address', async ({
  page,
  customer,
}) => {
  const { id } = await guestOrders(page.request, `${randomUUID()}@pastas.lt`);
  await customer.visit(`/check-out/order/${id}`);
  await expect(heading(page)).toHaveText('Užsakymas priimtas');
});

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
