import type { Browser, Page } from '@playwright/test';
import { choosesDelivery, fillsInWhoAndWhere, goesOn, longEmail } from './buying.ts';
import { customerOn, expect, hydrated } from './fixtures.ts';

/** What somebody does who asks for an individual order, and whoever answers. */

/** Whoever answers requests, in a browser of their own. */
export const office = async (browser: Browser) => {
  const page = await browser.newPage({ baseURL: process.env.SHOP_ADDRESS ?? '' });
  await customerOn(page).logsIn('admin');
  const act = async (id: number, data: object) => {
    const answer = await page.request.put(`/api/individual-orders/${id}`, { data });
    expect(answer.status()).toBe(200);
  };
  return {
    asks: async (id: number, words: string) => {
      const answer = await page.request.post(`/api/individual-orders/${id}/messages`, { data: { words } });
      expect(answer.status()).toBe(201);
    },
    approves: (id: number, priceCents: number) => act(id, { action: 'approve', price_cents: priceCents }),
    declines: (id: number, words: string) => act(id, { action: 'decline', words }),
    /** Whether the shop takes individual orders at all. */
    takesRequests: async (isEnabled: boolean) => {
      const { data } = await (await page.request.get('/api/individual-order-settings')).json();
      const answer = await page.request.put('/api/individual-order-settings', {
        data: { ...data, is_enabled: isEnabled },
      });
      expect(answer.status()).toBe(200);
    },
    close: () => page.close(),
  };
};

/** Two meals of 2000 kcal on five days, from a day on that is far enough ahead. */
const someAnswers = async (page: Page) => {
  const days = await (await page.request.get('/api/calendar-days/available-days?city_id=1')).json();
  return {
    meals: ['breakfast', 'lunch'],
    kcal: 2000,
    own_days: 5,
    start_date: days.data[6].date as string,
    city_id: 1,
    disliked_words: 'Baklažanai',
    other_requests: 'Treniruojuosi antradieniais, todėl tą dieną noriu daugiau angliavandenių.',
  };
};

/** With consent: the shop keeps the draft, and this browser its key. */
export const hasBegunRequest = async (page: Page): Promise<void> => {
  const data = { agree_health: true, answers: await someAnswers(page) };
  expect((await page.request.post('/api/individual-drafts', { data })).status()).toBe(201);
};

export const hasRequestDelivery = async (page: Page): Promise<void> => {
  await hasBegunRequest(page);
  await page.goto('/individual-order/delivery');
  await hydrated(page);
  await choosesDelivery(page);
  await goesOn(page);
  await expect(page).toHaveURL('/individual-order/buyer-info');
};

export const hasRequestBuyer = async (page: Page): Promise<void> => {
  await hasRequestDelivery(page);
  await fillsInWhoAndWhere(page, longEmail);
  await goesOn(page);
  await expect(page).toHaveURL('/individual-order/submit');
};

/** A guest's request; its id. */
export const guestAsks = async (page: Page, email: string): Promise<number> => {
  const times = await (await page.request.get('/api/delivery-times?city_id=1')).json();
  const answer = await page.request.post('/api/individual-orders', {
    data: {
      answers: await someAnswers(page),
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
      agree_health: true,
      agree_terms: true,
      agree_contacts: true,
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).data.id as number;
};

/** The same, once the shop has said what it costs. */
export const guestIsOffered = async (page: Page, email: string): Promise<number> => {
  const id = await guestAsks(page, email);
  const browser = page.context().browser();
  if (!browser) throw new Error('there is no browser for the office');
  const shop = await office(browser);
  await shop.asks(id, 'Ar valgote riešutus?');
  await shop.approves(id, 9900);
  await shop.close();
  return id;
};
