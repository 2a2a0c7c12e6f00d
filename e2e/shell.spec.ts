import { expect, once, test } from './fixtures.ts';

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

test('a kit, an article and an order that are not there are said to be so, before the empty plate', async ({
  page,
  customer,
}) => {
  for (const path of ['/mitybos-planai/99999', '/blog-articles/99999', '/check-out/order/99999']) {
    await customer.speaks('lt');
    await customer.visit(path);
    await expect(page.getByRole('alert').filter({ hasText: 'Tokio puslapio ar įrašo nėra' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ši lėkštė tuščia' })).toBeVisible();
    await customer.speaks('en');
    await customer.visit(path);
    await expect(page.getByRole('alert').filter({ hasText: 'There is no such' })).toBeVisible();
  }
  await customer.speaks('lt');
  await customer.visit('/tokio-nera');
  await expect(page.getByRole('heading', { name: 'Ši lėkštė tuščia' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Tokio puslapio' })).toHaveCount(0);
});

test('whoever could not be recognized is told so', { tag: once }, async ({ page, customer }) => {
  await customer.visit('/duk');
  for (const [language, text] of [
    ['lt', 'Jūsų paskyros įkelti nepavyko'],
    ['en', 'We could not load your account'],
  ] as const) {
    await customer.speaks(language);
    await page
      .context()
      .addCookies([{ name: 'flash', value: 'user_unknown', url: process.env.SHOP_ADDRESS ?? '' }]);
    await customer.visit('/duk');
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  }
});
