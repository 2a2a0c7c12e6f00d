import type { Page } from '@playwright/test';
import { expect, orderPanel, test } from './fixtures.ts';

test('a visitor finds a kit, chooses, and sees the price follow to the cent', async ({ page, customer }) => {
  await customer.visit('/');
  await page.getByRole('link', { name: 'Rinktis planą' }).first().click();
  await expect(page).toHaveURL('/mitybos-planai');
  await page.getByRole('link', { name: 'Subalansuotas rinkinys' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subalansuotas rinkinys');

  const panel = await orderPanel(page);
  const total = panel.getByRole('status').filter({ hasText: '€' });
  await panel.getByRole('radio', { name: '1 800 kcal' }).check();
  await panel.getByRole('radio', { name: /^10 dienų/ }).check();
  // 15.90 a day for ten days.
  await expect(total).toHaveText('159,00 €');
  await panel.locator('summary').filter({ hasText: 'Ko nedėti?' }).click();
  await panel.getByRole('checkbox', { name: /^Pienas/ }).check();
  // Milk left out: 6 % more.
  await expect(total).toHaveText('168,54 €');
  await panel.getByRole('button', { name: 'Vienu daugiau' }).click();
  await expect(total).toHaveText('337,08 €');
  await customer.findsNothingInTheWay();
});

test('a link can bring the choice along', async ({ page, customer }) => {
  await customer.visit('/mitybos-planai/1?kcal=2500&days=20');
  await orderPanel(page);
  await expect(page.getByRole('radio', { name: /2 500 kcal/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /20 dienų/ })).toBeChecked();
});

/** On a phone the filters lie behind one line. */
const showFilters = async (page: Page, isMobile: boolean): Promise<void> => {
  if (isMobile) await page.getByText('Filtrai ir rikiavimas').click();
};

test('filters narrow the list and stay in the address', async ({ page, customer, isMobile }) => {
  await customer.visit('/mitybos-planai');
  await showFilters(page, isMobile);
  await page.getByRole('combobox', { name: 'Rūšis' }).focus();
  await page.getByRole('combobox', { name: 'Rūšis' }).selectOption('Išskirtiniai');
  await expect(page).toHaveURL(/kind=unique/);
  await expect(page.getByText('Rasti 2 rinkiniai')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Rūšis' })).toBeFocused();
  await page.getByRole('searchbox', { name: 'Paieška' }).fill('sulčių');
  await page.keyboard.press('Enter');
  // What was left empty is not in the address.
  await expect(page).toHaveURL('/mitybos-planai?search=sul%C4%8Di%C5%B3&kind=unique');
  await expect(page.getByText('Rastas 1 rinkinys')).toBeVisible();

  await page.goBack();
  await expect(page.getByText('Rasti 2 rinkiniai')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Paieška' })).toHaveValue('');
  await page.goBack();
  await expect(page.getByText('Rasta 10 rinkinių')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Rūšis' })).toHaveValue('');
});

test('filters work without JavaScript', async ({ browser, isMobile, viewport }) => {
  const context = await browser.newContext({
    viewport,
    javaScriptEnabled: false,
    baseURL: process.env.SHOP_ADDRESS ?? '',
  });
  const page = await context.newPage();
  await page.goto('/mitybos-planai');
  await showFilters(page, isMobile);
  await page.getByRole('combobox', { name: 'Kalorijos' }).selectOption('3000');
  await page.getByRole('button', { name: 'Ieškoti' }).click();
  await expect(page).toHaveURL('/mitybos-planai?kcal=3000');
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.close();
});
