import { expect, test } from './fixtures.ts';

test('the shop speaks Lithuanian until the visitor asks for English, and remembers it for a year', async ({
  page,
  customer,
  isMobile,
}) => {
  await customer.visit('/mitybos-planai');
  await expect(page.locator('html')).toHaveAttribute('lang', 'lt');
  if (isMobile) await page.getByRole('button', { name: 'Meniu' }).click();
  await page
    .getByRole('button', { name: /anglų kalba/i })
    .filter({ visible: true })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/mitybos-planai');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meal kits');
  const [cookie] = (await page.context().cookies()).filter((each) => each.name === 'lang');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
});

test('nobody is led to another site by the switch', async ({ page }) => {
  const response = await page.request.post('/kalba', {
    form: { lang: 'en', back: 'https://evil.example/' },
    maxRedirects: 0,
  });
  expect(response.headers().location).toBe('/');
});
