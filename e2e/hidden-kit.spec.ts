import { expect, test } from './fixtures.ts';

test('a hidden kit is a page that is not there, but for an admin', async ({ page, browser, customer }) => {
  await customer.logsIn('admin');
  const hide = (isHidden: boolean) =>
    page.request.post('/api/meal-kits/8/hide', { data: { is_hidden: isHidden } });
  expect((await hide(true)).ok()).toBe(true);
  const guest = await browser.newContext({ baseURL: process.env.SHOP_ADDRESS ?? '' });
  const theirs = await guest.newPage();
  expect((await theirs.goto('/mitybos-planai/8'))?.status()).toBe(404);
  await expect(theirs.getByRole('heading', { name: 'Ši lėkštė tuščia' })).toBeVisible();
  await customer.visit('/mitybos-planai/8');
  await expect(page.getByText('Šis rinkinys paslėptas')).toBeVisible();
  expect((await hide(false)).ok()).toBe(true);
  expect((await theirs.goto('/mitybos-planai/8'))?.status()).toBe(200);
  await guest.close();
});
