import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, hydrated, once, test } from './fixtures.ts';
import { isNewAdmin, mailedLink, newAccount, password } from './mailbox.ts';

const register = async (page: Page, email: string) => {
  await page.getByLabel('First name').fill('Ona');
  await page.getByLabel('Last name').fill('Petraitė');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Look into your mailbox')).toBeVisible();
};

const logIn = async (page: Page, email: string, typed = password) => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Password/).fill(typed);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
};

test.beforeEach(async ({ customer }) => customer.speaks('en'));

test('a guest who wants into the account registers, confirms by mail and arrives there', async ({
  page,
  customer,
}) => {
  await customer.visit('/user/addresses');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Log in to open that page')).toBeVisible();
  await customer.visit('/auth/register');
  const email = `${randomUUID()}@pastas.lt`;
  await register(page, email);
  await page.goto(await mailedLink(page, email, 'verify_email'));
  await page.getByRole('button', { name: 'Confirm and log in' }).click();
  await expect(page).toHaveURL('/user/addresses');
  await expect(page.getByText('No addresses yet')).toBeVisible();
});

test(
  'a registration link that has ended says so at once, and leads on',
  { tag: once },
  async ({ page, customer }) => {
    const email = `${randomUUID()}@pastas.lt`;
    await customer.visit('/auth/register?back=/kainos');
    await register(page, email);
    const link = await mailedLink(page, email, 'verify_email');
    const other = await page.context().newPage();
    await other.goto(link);
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm and log in' }).click();
    await expect(page).toHaveURL('/kainos');
    // Whoever is logged in has nothing to confirm here.
    await page.goto(link);
    await expect(page).toHaveURL('/');
    // Left, so that nothing of the page goes on while its login ends.
    await page.goto('about:blank');

    await page.context().clearCookies({ name: 'session' });
    await other.getByRole('button', { name: 'Confirm and log in' }).click();
    await expect(other.getByRole('heading', { name: 'The link no longer works' })).toBeVisible();
    await other.close();
    await customer.visit(new URL(link).pathname + new URL(link).search);
    await expect(page.getByRole('heading', { name: 'The link no longer works' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm and log in' })).toHaveCount(0);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Register again' })).toBeVisible();
    await customer.findsNothingInTheWay();
    await main.getByRole('link', { name: 'Log in' }).click();
    await logIn(page, email);
    await expect(page).toHaveURL('/kainos');
  },
);

test('every field’s trouble is told at once and what was typed stays', async ({ page, customer }) => {
  await customer.visit('/auth/register');
  await page.getByLabel('First name').fill('Ona');
  await page.getByLabel('E-mail').fill('ona@');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(4);
  await expect(page.getByLabel('First name')).toHaveValue('Ona');
  await customer.findsNothingInTheWay();
});

test(
  'a forgotten password is replaced and the old one no longer opens',
  { tag: once },
  async ({ page, customer }) => {
    const email = await newAccount(page, 'Ona', 'en');
    await page.context().clearCookies({ name: 'session' });
    await customer.visit('/auth/forgot-password');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible();
    await page.goto(await mailedLink(page, email, 'reset_password'));
    await page.getByLabel('New password').fill('žalias begemotas');
    await page.getByLabel('Repeat password').fill('žalias begemotas');
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expect(page).toHaveURL('/auth/login');
    await logIn(page, email);
    await expect(page.getByText('The e-mail or the password is wrong')).toBeVisible();
    await logIn(page, email, 'žalias begemotas');
    await expect(page).toHaveURL('/user/kit-management');
  },
);

test(
  'a link from a mail works for somebody who is logged in too',
  { tag: once },
  async ({ page, customer }) => {
    const email = await newAccount(page, 'Ona', 'en');
    await customer.visit('/auth/forgot-password');
    await expect(page).toHaveURL('/');
    // The button "It was not me" of a mail leads here.
    await customer.visit('/auth/forgot-password?from=mail');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await customer.visit(new URL(await mailedLink(page, email, 'reset_password')).href);
    const fresh = 'visai kitas dramblys';
    await page.getByLabel('New password').fill(fresh);
    await page.getByLabel('Repeat password').fill(fresh);
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expect(page).toHaveURL('/auth/login');
    await logIn(page, email, fresh);
    await expect(page).toHaveURL('/user/kit-management');
  },
);

test(
  'login returns to where one was, else to the account, and never to another site',
  { tag: once },
  async ({ page, customer }) => {
    const email = await newAccount(page);
    for (const [back, arrived] of [
      ['/mitybos-planai', '/mitybos-planai'],
      ['', '/user/kit-management'],
      ['/auth/register', '/user/kit-management'],
      ['https://evil.example', '/user/kit-management'],
      ['//evil.example', '/user/kit-management'],
      ['/\\evil.example', '/user/kit-management'],
    ] as const) {
      // No open page is surprised by the end of the session and goes where it pleases.
      await page.goto('about:blank');
      await page.request.post('/api/auth/logout');
      await customer.visit(`/auth/login?${new URLSearchParams({ back })}`);
      await logIn(page, email);
      await expect(page).toHaveURL(arrived);
    }
    await page.goto('/auth/login');
    await expect(page).toHaveURL('/');
  },
);

test(
  'an address is saved, changed and deleted without JavaScript',
  { tag: once },
  async ({ browser, page }) => {
    const email = await newAccount(page);
    const plain = await browser.newContext({
      baseURL: process.env.SHOP_ADDRESS ?? '',
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const theirs = await plain.newPage();
    await theirs.goto('/user/addresses');
    await theirs.getByLabel('Name').fill('Home');
    await theirs.getByLabel('Street').fill('Pilies g.');
    await theirs.getByLabel('House').fill('5');
    await theirs.getByLabel('Postcode').fill('01123');
    await theirs.getByRole('button', { name: 'Save the address' }).click();
    await expect(theirs.getByRole('alert')).toContainText('City: Please choose a city');
    await theirs.getByLabel('City').selectOption('Kaunas');
    await theirs.getByRole('button', { name: 'Save the address' }).click();
    await expect(theirs.getByText('The address is saved')).toBeInViewport();
    await expect(theirs.getByText('Pilies g. 5, LT-01123 Kaunas', { exact: true })).toBeVisible();
    await theirs.getByText('Edit', { exact: true }).click();
    await theirs.getByText('Delete “Home”').click();
    await theirs.getByRole('button', { name: 'Yes, delete the address' }).click();
    await expect(theirs.getByText('No addresses yet')).toBeVisible();
    expect(email).toContain('@');
    await plain.close();
  },
);

test('what was saved is said in sight, and the form holds it as it was kept', async ({ page, customer }) => {
  await newAccount(page);
  await customer.hasRefusedCookies();
  await customer.visit('/user/personal-settings');
  await page.getByLabel('Phone').fill('8 600 12 345');
  await page.getByLabel('Phone').press('Enter');
  await expect(page.getByText('Personal information changed')).toBeInViewport();
  await expect(page.getByLabel('Phone')).toHaveValue('+370\u00a0600\u00a012345');
  await expect(page.getByLabel('Phone')).toBeFocused();

  await customer.visit('/user/addresses');
  await page.getByLabel('Name').fill('Home');
  await page.getByLabel('Street').fill('Pilies g.');
  await page.getByLabel('House').fill('5');
  await page.getByLabel('Postcode').fill('01123');
  await page.getByLabel('City').selectOption('Kaunas');
  await page.getByRole('button', { name: 'Save the address' }).click();
  await expect(page.getByText('The address is saved')).toBeInViewport();
  const saved = page.getByRole('heading', { name: 'Home' });
  await expect(saved).toBeFocused();
  await expect(saved).toBeInViewport();
  await expect(page.getByLabel('Street').last()).toHaveValue('');

  await page.getByText('Edit', { exact: true }).click();
  const card = page.getByRole('listitem').filter({ has: saved });
  await card.getByLabel('City').selectOption('Vilnius');
  await card.getByLabel('Postcode').fill('01124');
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The address “Home” is changed.')).toBeInViewport();
  await expect(card.getByText('Pilies g. 5, LT-01124 Vilnius', { exact: true })).toBeVisible();
  await expect(card.getByLabel('Postcode')).toHaveValue('LT-01124');
  await expect(card.getByRole('combobox').locator(':checked')).toHaveText('Vilnius');

  await card.getByText('Delete “Home”').click();
  await page.getByRole('button', { name: 'Yes, delete the address' }).click();
  await expect(page.getByText('The address “Home” is deleted.')).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('addresses that only lead on do: the login, the orders', { tag: once }, async ({ page, customer }) => {
  await customer.visit('/auth');
  await expect(page).toHaveURL('/auth/login');
  await newAccount(page);
  await customer.visit('/user/order-management');
  await expect(page).toHaveURL('/user/order-management/all');
  await page.goto('/auth');
  await expect(page).toHaveURL('/');
});

test('a password can be looked at while it is typed', { tag: once }, async ({ page, customer }) => {
  await customer.visit('/auth/login');
  const field = page.getByLabel(/^Password/);
  await field.fill(password);
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toHaveValue(password);
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(field).toHaveAttribute('type', 'password');
});

test('a referral link that cannot be used says so when it is opened', async ({ page, customer }) => {
  await customer.visit('/auth/register?ref=niekieno');
  await expect(page.getByText('We are sorry but you can not register using referral link')).toBeVisible();
  await page.getByRole('link', { name: 'Register without the invitation' }).click();
  await expect(page).toHaveURL('/auth/register');
});

test(
  'the own link is shared also where the browser has nothing to share with',
  { tag: once },
  async ({ page, customer }) => {
    await newAccount(page);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await customer.hasRefusedCookies();
    await customer.visit('/user/discounts');
    const link = await page.getByLabel('Your link').inputValue();
    await page.getByRole('button', { name: 'Share' }).click();
    const mail = page.getByRole('menuitem', { name: 'By e-mail' });
    await expect(mail).toBeVisible();
    expect(await mail.getAttribute('href')).toContain(`mailto:?subject=`);
    for (const name of ['WhatsApp', 'Facebook']) {
      const href = await page.getByRole('menuitem', { name }).getAttribute('href');
      expect(href).toContain(encodeURIComponent(link));
    }
    await customer.findsNothingInTheWay();
  },
);

test(
  'an admin is asked for two-step login, puts it off and is reminded',
  { tag: once },
  async ({ page, customer }) => {
    await customer.logsIn('admin');
    await isNewAdmin(page);
    await customer.visit('/admin/admins-profile');
    await expect(page.getByRole('heading', { name: 'Protect the shop' })).toBeVisible();
    await customer.findsNothingInTheWay();
    await page.getByRole('button', { name: 'Later', exact: true }).click();
    await expect(page).toHaveURL('/admin/admins-profile');
    await expect(page.getByText('Switch on two-step login before')).toBeVisible();

    // Another admin is made only by whoever shows who they are.
    await page.getByLabel('First name').fill('Jonas');
    await page.getByLabel('Last name').fill('Antrasis');
    await page.getByLabel('E-mail').fill(`${randomUUID()}@pastas.lt`);
    await page.getByLabel('Role', { exact: false }).last().selectOption('admin');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByLabel('Current password').fill(password);
    await expect(page.getByLabel('First name')).toHaveValue('Jonas');
    await customer.findsNothingInTheWay();
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(page.getByText('The invitation is on its way')).toBeVisible();
  },
);

test('a device is logged out from another one', { tag: once }, async ({ browser, page, customer }) => {
  const email = await newAccount(page);
  const other = await browser.newContext({ baseURL: process.env.SHOP_ADDRESS ?? '' });
  const login = await other.request.post('/api/auth/login', { data: { email, password } });
  expect(login.ok()).toBe(true);
  await customer.visit('/user/personal-settings/login');
  await page.getByRole('button', { name: 'Log out there' }).click();
  await expect(page.getByText('Logged out there')).toBeVisible();
  const theirs = await other.newPage();
  await theirs.goto('/kainos');
  await expect(theirs.getByText(/Esate atjungti|You were logged out/)).toBeVisible();
  expect((await other.cookies()).map(({ name }) => name)).not.toContain('session');
  await theirs.goto('/user/addresses');
  await expect(theirs).toHaveURL('/');
  await other.close();
});

test('an account is deleted for good', { tag: once }, async ({ page, customer }) => {
  const email = await newAccount(page);
  await customer.visit('/user/personal-settings');
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  const again = await page.request.post('/api/auth/login', { data: { email, password } });
  expect(again.status()).toBe(401);
});

test('customers and guests do not get into the admin area', { tag: once }, async ({ page }) => {
  for (const path of ['/admin/admins-profile', '/admin', '/admin/tokio-nera']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
  await newAccount(page);
  // A page that comes alive on the way out would take the message for itself.
  await hydrated(page);
  // The message goes by itself after a while, so it is looked out for from the beginning.
  await Promise.all([
    expect(page.getByText('That page is not for your account')).toBeVisible(),
    page.goto('/admin/admins-profile'),
  ]);
  await expect(page).toHaveURL('/');
  await page.goto('/admin/tokio-nera');
  await expect(page).toHaveURL('/');
});

test(
  'an address that is not there is told to whoever may enter its area, and to nobody else',
  { tag: once },
  async ({ page, customer }) => {
    await page.goto('/user/tokio-nera');
    await expect(page).toHaveURL('/');
    await customer.logsIn('admin');
    for (const path of ['/user/tokio-nera', '/admin/tokio-nera']) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'This plate is empty' })).toBeVisible();
    }
  },
);
