import { randomUUID } from 'node:crypto';
import { expect, test } from './fixtures.ts';

type Way = { readonly [name: string]: unknown };
type Season = { readonly ways: readonly Way[]; readonly [name: string]: unknown };

/** As it is sent back. */
const bodyOf = ({ ways, is_enabled, meal_kit_id, last_order_at, opens_at }: Season, more: object) => ({
  is_enabled,
  meal_kit_id,
  opens_at,
  last_order_at,
  ways: ways.map(({ id, city_id, kind, from_time, to_time, price_cents, sets_limit }) => ({
    id,
    city_id,
    kind,
    from_time,
    to_time,
    price_cents,
    sets_limit,
  })),
  ...more,
});

test('before the season its page says when it begins, and reminds whoever confirms the mail', async ({
  page,
  browser,
  customer,
}) => {
  await customer.logsIn('admin');
  const { data: season } = await (await page.request.get('/api/christmas-settings')).json();
  const put = (more: object) =>
    page.request.put('/api/christmas-settings', { data: bodyOf(season as Season, more) });
  expect((await put({ opens_at: '2026-12-01T06:00:00Z' })).status()).toBe(200);
  try {
    const guest = await browser.newContext({ baseURL: process.env.SHOP_ADDRESS ?? '' });
    const theirs = await guest.newPage();
    await theirs.goto('/kuciu-rinkinys');
    await expect(theirs.getByText('Užsakymus pradedame priimti')).toContainText('gruodžio 1\u00a0d., 08:00');
    await expect(theirs.getByRole('button', { name: /Užsakyti/ })).toHaveCount(0);
    const email = `${randomUUID()}@pastas.lt`;
    await theirs.getByLabel('El. paštas').fill(email);
    await theirs.getByRole('button', { name: 'Priminkite man' }).click();
    await expect(theirs.getByText('Dar vienas žingsnis')).toBeVisible();
    const { data: mails } = await (await theirs.request.get(`/api/dev/mails?recipient=${email}`)).json();
    const mail = await (await theirs.request.get(`/api/dev/mails/${mails[0].id}`)).json();
    await theirs.goto(/http\S+priminimas\S+/.exec(mail.data.plain as string)?.[0] ?? '');
    await theirs.getByRole('button', { name: 'Taip, priminkite' }).click();
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Priminsime');
    await theirs.getByRole('button', { name: 'Nebenoriu priminimo' }).click();
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Nebepriminsime');
    await guest.close();
  } finally {
    await put({});
  }
});
