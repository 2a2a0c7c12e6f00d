import { expect, test } from './fixtures.ts';

test('a hidden kit is a page that is not there, but for an admin', async ({ page, browser, customer }) => {
  await customer.logsIn('admin');
  const made = await page.request.post('/api/meal-kits', {
    data: {
      name_lt: 'Bandomasis rinkinys',
      name_en: 'Trial kit',
      description_lt: 'Tik bandymui.',
      is_unique: true,
      is_hidden: true,
      price_cents: 2000,
      period_ids: [1],
      meals: ['lunch'],
      macronutrients: { proteins: 30, fats: 30, carbohydrates: 40 },
      dish_ids: [1],
    },
  });
  expect(await made.json()).toMatchObject({ data: { is_hidden: true } });
  const { id } = (await made.json()).data as { id: number };
  const path = `/mitybos-planai/${id}`;

  const guest = await browser.newContext({ baseURL: process.env.SHOP_ADDRESS ?? '' });
  const theirs = await guest.newPage();
  expect((await theirs.goto(path))?.status()).toBe(404);
  await expect(theirs.getByRole('heading', { name: 'Ši lėkštė tuščia' })).toBeVisible();
  await customer.visit(path);
  await expect(page.getByText('Šis rinkinys paslėptas')).toBeVisible();

  await page.request.post(`/api/meal-kits/${id}/hide`, { data: { is_hidden: false } });
  expect((await theirs.goto(path))?.status()).toBe(200);
  await page.request.delete(`/api/meal-kits/${id}`);
  expect((await theirs.goto(path))?.status()).toBe(404);
  await guest.close();
});
