import type { Page } from '@playwright/test';
import { adminOn, fieldIn } from './admin.ts';
import { customerOn, expect, once, test as base } from './fixtures.ts';

const test = base.extend<{ quiet: void }>({
  // Here the browser complains, as it should, that it reaches nobody.
  // oxlint-disable-next-line no-empty-pattern
  quiet: async ({}, use) => use(),
});

/** A new city's name, typed into its panel. */
const types = async (page: Page, name: string) => {
  const admin = adminOn(page);
  await customerOn(page).logsIn('admin');
  await admin.openList('/admin/cities');
  await page.getByRole('link', { name: 'Naujas miestas' }).click();
  const panel = admin.panel('Naujas miestas');
  await fieldIn(panel, 'Pavadinimas (LT)').fill(name);
  return { admin, panel, name: fieldIn(panel, 'Pavadinimas (LT)') };
};

test('what could not be sent stays, and is sent again', { tag: once }, async ({ page, customer }) => {
  const { admin, panel, name } = await types(page, 'Rietavas');
  await page.context().setOffline(true);
  await panel.getByRole('button', { name: 'Sukurti' }).click();
  await expect(panel.getByRole('alert')).toContainText('Neišsaugota: nėra ryšio');
  await expect(name).toHaveValue('Rietavas');
  await panel.getByRole('button', { name: 'Bandyti dar kartą' }).click();
  await expect(panel.getByRole('button', { name: 'Bandyti dar kartą' })).not.toHaveAttribute('aria-busy');
  await expect(name).toHaveValue('Rietavas');
  await page.context().setOffline(false);
  await customer.findsNothingInTheWay();
  await panel.getByRole('button', { name: 'Bandyti dar kartą' }).click();
  await expect(panel).toBeHidden();
  await admin.row('Rietavas').click();
  await expect(admin.panel('Rietavas')).toBeVisible();

  await page.context().setOffline(true);
  await admin.panel('Rietavas').getByRole('button', { name: 'Ištrinti' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Taip, ištrinti' }).click();
  await expect(question.getByRole('alert')).toContainText('nėra ryšio');
  await page.context().setOffline(false);
  await question.getByRole('button', { name: 'Taip, ištrinti' }).click();
  await expect(admin.row('Rietavas')).toHaveCount(0);
});

test('a login that ended takes nothing away', { tag: once }, async ({ page, customer }) => {
  const { admin, panel, name } = await types(page, 'Šilalė');
  const cookies = await page.context().cookies();
  expect((await page.request.post('/api/auth/logout')).ok()).toBe(true);
  // One that the browser still believes in.
  await page.context().addCookies(cookies);
  await panel.getByRole('button', { name: 'Sukurti' }).click();
  await expect(panel.getByRole('alert')).toContainText('Neišsaugota: esate atjungti');
  await expect(name).toHaveValue('Šilalė');
  await customer.findsNothingInTheWay();
  const [other] = await Promise.all([
    page.waitForEvent('popup'),
    panel.getByRole('link', { name: 'Prisijungti naujoje kortelėje' }).click(),
  ]);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await customerOn(page).logsIn('admin');
  await panel.getByRole('button', { name: 'Sukurti' }).click();
  await expect(panel).toBeHidden();
  await admin.remove('Šilalė');
  await expect(admin.row('Šilalė')).toHaveCount(0);
});

test('things are made, changed and deleted without JavaScript', { tag: once }, async ({ browser, page }) => {
  await customerOn(page).logsIn('admin');
  const context = await browser.newContext({
    baseURL: process.env.SHOP_ADDRESS ?? '',
    locale: 'lt-LT',
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  const admin = adminOn(plain);
  await plain.goto('/admin/dishes/allergens?sort=name');
  await plain.getByRole('link', { name: 'Naujas alergenas' }).click();
  const panel = admin.panel('Naujas alergenas');
  await fieldIn(panel, 'Pavadinimas (LT)').fill('Gervuogės');
  await fieldIn(panel, 'Priemoka').fill('daug');
  await panel.getByRole('button', { name: 'Sukurti' }).click();
  await expect(panel.getByRole('alert')).toContainText('Priemoka');
  await expect(fieldIn(panel, 'Pavadinimas (LT)')).toHaveValue('Gervuogės');
  await fieldIn(panel, 'Priemoka').fill('2');
  await panel.getByRole('button', { name: 'Sukurti' }).click();
  await expect(plain).toHaveURL('/admin/dishes/allergens?sort=name');

  await admin.row('Gervuogės').getByRole('link').click();
  await fieldIn(admin.panel('Gervuogės'), 'Priemoka').fill('3');
  await admin.panel('Gervuogės').getByRole('button', { name: 'Išsaugoti' }).click();
  await expect(admin.row('Gervuogės')).toContainText('+3 %');

  await admin.row('Gervuogės').getByRole('link').click();
  await admin.panel('Gervuogės').getByText('Ištrinti', { exact: true }).click();
  await admin.panel('Gervuogės').getByRole('button', { name: 'Taip, ištrinti' }).click();
  await expect(plain).toHaveURL('/admin/dishes/allergens?sort=name');
  await expect(admin.row('Gervuogės')).toHaveCount(0);

  await plain.goto('/admin/cities');
  await admin.row('Vilnius').getByRole('link').click();
  await admin.panel('Vilnius').getByText('Ištrinti', { exact: true }).click();
  await admin.panel('Vilnius').getByRole('button', { name: 'Taip, ištrinti' }).click();
  await expect(admin.panel('Vilnius').getByRole('alert')).toContainText('įrašas dar naudojamas kitur');
  await expect(fieldIn(admin.panel('Vilnius'), 'Pavadinimas (LT)')).toHaveValue('Vilnius');
  await admin.panel('Vilnius').getByRole('link', { name: 'Uždaryti' }).click();
  await expect(plain).toHaveURL('/admin/cities');
  await context.close();
});

test('an address that makes no sense becomes one that does', { tag: once }, async ({ page, customer }) => {
  await customer.logsIn('admin');
  for (const [asked, given] of [
    ['/admin/cities?sort=height', '/admin/cities'],
    ['/admin/cities?page=abc', '/admin/cities'],
    ['/admin/cities?page=99&sort=-name', '/admin/cities?page=1&sort=-name'],
    [`/admin/cities?sort=name&search=${'a'.repeat(300)}`, '/admin/cities?sort=name'],
    ['/admin/faq?sectionId=x', '/admin/faq'],
    ['/admin/faq/create?sort=height', '/admin/faq/create'],
  ] as const) {
    await page.goto(asked);
    await expect(page).toHaveURL(given);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(/^(Miestai|DUK)/);
  }
  await page.goto('/admin/cities?search=%00');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Įkelti iš naujo' })).toBeVisible();
});
