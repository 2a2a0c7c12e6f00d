import type { APIRequestContext, Page } from '@playwright/test';
import { expect, hydrated, orderPanel } from './fixtures.ts';

/** Longer than a phone is wide. */
export const longEmail = 'vardenispavardenis.ilgasisirdarilgesnis@organizacija.lt';

/** What a buyer does on the way from a kit to its order, in Lithuanian. */

export const cartCount = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('cart') ?? '{"value":[]}').value as unknown[]).length);

export const putsTenDaysInTheCart = async (page: Page) => {
  const panel = await orderPanel(page);
  await panel.getByRole('radio', { name: /1\s800 kcal/ }).check();
  await panel.getByRole('radio', { name: /^10 dienų/ }).check();
  await panel.getByRole('button', { name: 'Į krepšelį' }).click();
  await expect.poll(() => cartCount(page)).toBe(1);
};

export const goesOn = (page: Page) => page.getByRole('button', { name: 'Toliau' }).click();

export const fillsInWhoAndWhere = async (page: Page, email: string) => {
  await page.getByLabel('Vardas').fill('Ona');
  await page.getByLabel('Pavardė').fill('Onaitė');
  await page.getByLabel('El. paštas').fill(email);
  await page.getByLabel('Telefonas').fill('8 612 34567');
  await page.getByLabel('Gatvė').fill('Gedimino pr.');
  await page.getByLabel('Namas').fill('1');
  await page.getByLabel('Pašto kodas').fill('01103');
};

export const choosesDelivery = async (page: Page) => {
  await page.getByRole('radio', { name: /^Palikti prie durų/ }).check();
  await page.getByRole('group', { name: 'Kokiu laiku?' }).getByRole('radio').first().check();
};

export const agrees = async (page: Page) => {
  await page.getByRole('checkbox', { name: /taisyklėmis/ }).check();
  await page.getByRole('checkbox', { name: /kontaktais/ }).check();
};

type Placed = {
  readonly id: number;
  readonly number: string;
  readonly orders: readonly { readonly deliveries: readonly { readonly id: number }[] }[];
};

/** Five days of the balanced kit, ordered by a guest whom no other test knows. */
export const guestOrders = async (
  request: APIRequestContext,
  email: string,
  locale: 'lt' | 'en' = 'lt',
): Promise<Placed> => {
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
    headers: { locale },
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

/** On the way to an order as far as that, in a browser that may have come so far before. */
export const hasCart = async (page: Page): Promise<void> => {
  await page.goto('/mitybos-planai/1');
  await hydrated(page);
  if ((await cartCount(page)) === 0) await putsTenDaysInTheCart(page);
};

export const hasSaidWhoAndWhere = async (page: Page): Promise<void> => {
  await hasCart(page);
  await page.goto('/check-out/buyer-info');
  await hydrated(page);
  const asGuest = page.getByRole('button', { name: 'Mokėti be registracijos' });
  await expect(asGuest.or(page.getByLabel('Vardas')).first()).toBeVisible();
  if (await asGuest.isVisible()) await asGuest.click();
  await fillsInWhoAndWhere(page, longEmail);
  await goesOn(page);
  await expect(page).toHaveURL('/check-out/delivery');
};

export const hasChosenDelivery = async (page: Page): Promise<void> => {
  await hasSaidWhoAndWhere(page);
  await choosesDelivery(page);
  await goesOn(page);
  await expect(page).toHaveURL('/check-out/payment');
};

/** Two gift coupons to print, bought by a guest; the page of theirs. */
export const guestBuysCoupons = async (page: Page, details: object = {}): Promise<string> => {
  const answer = await page.request.post('/api/coupon-orders/store', {
    data: {
      amount_cents: 50_00,
      pieces: 2,
      design: 'yolk',
      send_to: 'buyer',
      recipient_name: 'Ona',
      message: 'Skanaus gimtadienio!',
      buyer: { first_name: 'Jonas', last_name: 'Jonaitis', email: longEmail },
      agree_terms: true,
      ...details,
    },
  });
  expect(answer.status()).toBe(201);
  const { data } = await answer.json();
  return `/coupon-order/${data.id}`;
};

/** The same, once the bank has the money and the coupons are sent. */
export const guestPaysCoupons = async (page: Page, details: object = {}): Promise<string> => {
  const path = await guestBuysCoupons(page, details);
  const { data } = await (await page.request.get(`/api${path.replace('order', 'orders')}`)).json();
  await page.goto(data.payment_url as string);
  await page.getByRole('button', { name: 'Sumokėti', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(path));
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api${path.replace('order', 'orders')}`);
      const { data: order } = (await answer.json()) as { data: { coupons: { status: string }[] } };
      return order.coupons.length > 0 && order.coupons.every(({ status }) => status === 'sent');
    })
    .toBe(true);
  return path;
};

/** One set to the first city, in the evening of the 23rd; nobody has paid for it. */
export const guestOrdersForChristmas = async (request: APIRequestContext, email: string): Promise<Placed> => {
  const { data: season } = await (await request.get('/api/christmas-settings')).json();
  const [way] = season.ways as { id: number; city_id: number; day: string }[];
  const cart = {
    christmas_way_id: way?.id,
    city_id: way?.city_id,
    start_date: way?.day,
    items: [{ meal_kit_id: season.meal_kit_id, amount: 1 }],
  };
  const quote = await (await request.post('/api/check-outs/quote', { data: cart })).json();
  const answer = await request.post('/api/check-outs', {
    headers: { locale: 'lt' },
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
      delivery: { method: 'to_hands' },
      agree_terms: true,
      agree_contacts: true,
      expected_total_cents: quote.data.total_cents,
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).data as Placed;
};
