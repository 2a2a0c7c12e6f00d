import { expect, test } from './fixtures.ts';

test('the menu on a phone keeps the focus while it is open and gives it back', async ({
  page,
  customer,
  isMobile,
}) => {
  test.skip(!isMobile, 'wide screens have no such menu');
  await customer.visit('/kainos');
  const opener = page.getByRole('button', { name: 'Meniu' });
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Meniu' });
  await expect(menu).toBeVisible();
  for (let each = 0; each < 12; each += 1) {
    await page.keyboard.press('Tab');
    // The browser's own bar may take a turn; nothing else behind the menu does.
    expect(
      await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('dialog')?.id === 'mobile-menu',
      ),
    ).toBe(true);
  }
  await customer.findsNothingInTheWay();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await menu.getByRole('link', { name: 'DUK' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dažniausiai užduodami klausimai');
  await expect(menu).toBeHidden();
});

test('a page that is not there says so in its title, with the shop’s name', async ({ page, customer }) => {
  await customer.visit('/tokio-nera');
  await expect(page).toHaveTitle(/^Ši lėkštė tuščia – \S+/);
  await customer.visit('/mitybos-planai/99999');
  await expect(page).toHaveTitle(/^Ši lėkštė tuščia – \S+/);
});

test('the footer ends the page, also while cookies are asked about', async ({ page, customer }) => {
  await customer.visit('/kontaktai');
  await expect(page.getByRole('region', { name: /Slapukai/ })).toBeVisible();
  const below = await page.evaluate(() => {
    const footer = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
    return document.documentElement.scrollHeight - (footer + scrollY);
  });
  expect(below).toBeCloseTo(0, 0);
});
