import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export const password = 'mėlynas dramblys ant stogo';

/** The link in the newest mail of this kind to this address. */
export const mailedLink = async (page: Page, email: string, kind: string): Promise<string> => {
  let link = '';
  await expect
    .poll(async () => {
      const { data } = await (await page.request.get(`/api/dev/mails?recipient=${email}`)).json();
      const mail = (data as { id: number; kind: string }[]).find((each) => each.kind === kind);
      if (!mail) return '';
      const whole = await (await page.request.get(`/api/dev/mails/${mail.id}`)).json();
      link = /http:\S+token=\S+/.exec(whole.data.plain as string)?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
};

/** Somebody with an account and a confirmed mailbox, whom no other test knows. */
export const newAccount = async (
  page: Page,
  firstName = 'Ona',
  locale: 'lt' | 'en' = 'lt',
): Promise<string> => {
  const email = `${randomUUID()}@pastas.lt`;
  await page.request.post('/api/auth/register', {
    headers: { locale },
    data: {
      email,
      password,
      repeat_password: password,
      first_name: firstName,
      last_name: 'Petraitė',
      agree_terms: true,
    },
  });
  const token = new URL(await mailedLink(page, email, 'verify_email')).searchParams.get('token');
  await page.request.post('/api/auth/register/confirm', { data: { token } });
  return email;
};

/** In place of the demo's admin: one who has not yet answered whether to log in in two steps. */
export const isNewAdmin = async (page: Page): Promise<void> => {
  const logins = JSON.parse(process.env.SHOP_LOGINS ?? '[]') as { role: string; password: string }[];
  const email = `${randomUUID()}@pastas.lt`;
  const made = await page.request.post('/api/staff', {
    data: {
      email,
      first_name: 'Rasa',
      last_name: 'Naujokė',
      role: 'admin',
      current_password: logins.find(({ role }) => role === 'admin')?.password,
    },
  });
  expect(made.ok()).toBe(true);
  const token = new URL(await mailedLink(page, email, 'invitation')).searchParams.get('token');
  await page.request.post('/api/password/reset', { data: { token, password, repeat_password: password } });
  const login = await page.request.post('/api/auth/login', { data: { email, password } });
  expect(login.ok()).toBe(true);
};
