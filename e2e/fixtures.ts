import { randomInt } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, type Locator, type Page, test as base, expect } from '@playwright/test';
import { password } from './mailbox.ts';

/** For journeys whose end does not depend on the size of the screen: they are made on the desktop alone. */
export const once = '@once';

type Login = { readonly role: string; readonly email: string; readonly password: string };

const logins = (): Login[] => JSON.parse(process.env.SHOP_LOGINS ?? '[]') as Login[];

/** Where there are no labels and roles to go by, a customer could not find the way either. */
export type Customer = {
  /** Opens a page and waits until it can be used. */
  visit(path: string): Promise<void>;
  /** No accessibility problem on the page as it is now. */
  findsNothingInTheWay(): Promise<void>;
  speaks(language: 'lt' | 'en'): Promise<void>;
  /** Has been asked about cookies before, so that no notice lies above a page. */
  hasRefusedCookies(): Promise<void>;
  /** As one of the demo's people, who are the same for all tests: for looking, not for changing what is theirs. */
  logsIn(role: 'admin' | 'kitchen_worker' | 'courier' | 'user'): Promise<void>;
  /** With an account that no other test knows. */
  logsInAs(email: string): Promise<void>;
};

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const logIn = async (page: Page, login: { email: string; password: string }): Promise<void> => {
  const { email, password: typed } = login;
  const response = await page.request.post('/api/auth/login', { data: { email, password: typed } });
  expect(response.ok()).toBe(true);
};

const setCookie = (page: Page, name: string, value: string): Promise<void> =>
  page.context().addCookies([{ name, value, url: process.env.SHOP_ADDRESS ?? '' }]);

export const customerOn = (page: Page): Customer => ({
  visit: async (path) => {
    await page.goto(path);
    await hydrated(page);
  },
  findsNothingInTheWay: async () => {
    // There are no frames, for which axe would open another page, and nobody reads what it finds in order.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await axe.withTags(wcag).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
    ).toEqual([]);
  },
  speaks: (language) => setCookie(page, 'lang', language),
  hasRefusedCookies: () => setCookie(page, 'consent', '0.asked-before'),
  logsIn: async (role) => {
    const login = logins().find((each) => each.role === role);
    if (!login) throw new Error(`the demo has no ${role}`);
    await logIn(page, login);
    // The demo's admin has answered the question about a second factor before.
    if (role === 'admin') await page.request.post('/api/second-factor/put-off');
  },
  logsInAs: (email) => logIn(page, { email, password }),
});

/** The order panel of a kit's page: beside the kit, or on a phone a sheet that is opened first. */
export const orderPanel = async (page: Page): Promise<Locator> => {
  const name = /^(Jūsų pasirinkimas|Your choice)$/;
  const panel = page.getByRole('complementary', { name }).or(page.getByRole('dialog', { name }));
  const opener = page.getByRole('button', { name: /^(Keisti pasirinkimą|Change your choice)/ });
  await expect(panel.or(opener).first()).toBeVisible();
  if (!(await panel.isVisible())) await opener.click();
  await expect(panel).toBeVisible();
  return panel;
};

export const onTheShopsDay = ({ clock }: BrowserContext): Promise<void> =>
  clock.setFixedTime(process.env.SHOP_CLOCK ?? '');

/** React has taken over: what is pressed now is heard. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );

/** As on a slow line: the page is there, its scripts come when they are let through. */
export const scriptsWait = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

export const test = base.extend<{ customer: Customer; quiet: void }>({
  // The runner asks for a pattern here, also where nothing is taken from it.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(process.env.SHOP_ADDRESS ?? ''),
  // Each test comes from an address of its own, as visitors do: what is limited for one does not limit another.
  // oxlint-disable-next-line no-empty-pattern
  extraHTTPHeaders: async ({}, use) => {
    const part = () => randomInt(1, 255);
    await use({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` });
  },
  // The browser's day is the shop's.
  context: async ({ context }, use) => {
    await onTheShopsDay(context);
    await use(context);
  },
  customer: async ({ page }, use) => use(customerOn(page)),
  // A page that complains in the console is not done.
  quiet: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use();
      expect(complaints.filter((each) => !each.includes('status of 4'))).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
