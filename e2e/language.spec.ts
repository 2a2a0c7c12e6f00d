import { expect, once, test } from './fixtures.ts';

test('the shop speaks Lithuanian until the visitor asks for English, and remembers it for a year', async ({
  page,
  customer,
  isMobile,
}) => {
  await customer.visit('/');
  await customer.visit('/mitybos-planai');
  await expect(page.locator('html')).toHaveAttribute('lang', 'lt');
  await page.evaluate(() => scrollTo(0, 500));
  if (isMobile) await page.getByRole('button', { name: 'Meniu' }).click();
  const english = page.getByRole('button', { name: /anglų kalba/i }).filter({ visible: true });
  await english.click({ trial: true });
  const { x, y, width, height } = (await english.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  // By hand: the runner's own press would scroll first.
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/mitybos-planai');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meal plans');
  if (!isMobile) await expect(page.getByRole('button', { name: /^EN/ })).toBeFocused();
  // The same place of the page, and no step more on the way back.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  const [cookie] = (await page.context().cookies()).filter((each) => each.name === 'lang');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('nobody is led to another site by the switch', async ({ page }) => {
  const response = await page.request.post('/kalba', {
    form: { lang: 'en', back: 'https://evil.example/' },
    maxRedirects: 0,
  });
  expect(response.headers().location).toBe('/');
});

test(
  'a page opened before the language was switched in another tab speaks the new one, whole',
  { tag: once },
  async ({ page, customer }) => {
    await customer.visit('/kainos');
    await customer.speaks('en');
    await page.getByRole('contentinfo').getByRole('link', { name: 'DUK' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Prices' })).toBeVisible();
  },
);
