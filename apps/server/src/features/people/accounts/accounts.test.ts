import { randomUUID } from 'node:crypto';
import type { Registration } from '@shop/contract/auth';
import { toWire } from '@shop/contract/wire';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, mailTo, tokenIn } from '../../../../test/mails.ts';
import { refusalOf, useShop } from '../../../../test/test-shop.ts';
import {
  auditEntries,
  cities,
  links,
  pointsEntries,
  referrals,
  settings,
  users,
} from '../../../db/schema/index.ts';
import { hashPassword } from '../auth/passwords.ts';

const shop = useShop();
const password = 'mėlynas dramblys';
let passwordHash: string;
let cityId: number;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
  const [city] = await shop.database
    .insert(cities)
    .values({ name: { lt: 'Vilnius', en: '' }, preOrderMessage: { lt: '', en: '' } })
    .returning();
  cityId = city!.id;
});

const newEmail = () => `${randomUUID()}@pastas.lt`;
const someone = () => shop.person('user', { email: newEmail(), passwordHash, firstName: 'Ona' });
const guest = () => shop.as(null);
const minutes = (count: number) => shop.clock.moveTo(new Date(shop.clock.now().getTime() + count * 60_000));
const registration = (details: Partial<Registration> = {}) => ({
  email: newEmail(),
  password,
  repeatPassword: password,
  firstName: 'Ona',
  lastName: 'Petraitė',
  agreeTerms: true,
  ...details,
});
const userBy = async (email: string) => {
  const [row] = await shop.database.select().from(users).where(eq(users.email, email));
  return row ?? null;
};
const canLogIn = (email: string, typed: string) =>
  guest()('POST /auth/login', { body: { email, password: typed } }).then(
    () => true,
    () => false,
  );
describe('registration', () => {
  it('makes the account when the mailed link is followed, and logs in', async () => {
    const body = registration();
    const answer = await guest()('POST /auth/register', { body });
    expect(answer.message).toMatch(/^If everything is right/);
    expect(await userBy(body.email)).toBeNull();
    expect(await canLogIn(body.email, password)).toBe(false);

    const token = tokenIn(await mailTo(shop, body.email, 'verify_email'));
    const confirmed = await shop.inject({
      method: 'POST',
      url: '/api/auth/register/confirm',
      payload: { token },
    });
    expect(confirmed.statusCode).toBe(201);
    expect(confirmed.json().data).toMatchObject({ email: body.email, first_name: 'Ona', role: 'user' });
    expect(confirmed.headers.authorization).toMatch(/^Bearer /);
    expect((await userBy(body.email))?.emailVerifiedAt).toEqual(shop.clock.now());
    expect(await canLogIn(body.email, password)).toBe(true);
    expect((await mailTo(shop, body.email, 'welcome')).subject).toContain('Nice to meet you');

    const again = await refusalOf(guest()('POST /auth/register/confirm', { body: { token } }));
    expect(again.code).toBe('link_ended');
  });

  it('has a link that says, without being used up, whether it still makes an account', async () => {
    const look = (token: string) => guest()('POST /auth/register/check', { body: { token } });
    const tokenFor = async (body: ReturnType<typeof registration>) => {
      await guest()('POST /auth/register', { body });
      return tokenIn(await mailTo(shop, body.email, 'verify_email'));
    };
    const body = registration();
    const [first, newer] = [await tokenFor(body), await tokenFor(body)];
    await look(first);
    await look(first);
    await guest()('POST /auth/register/confirm', { body: { token: first } });
    // The mailbox has its account now, so that the newer link makes none either.
    for (const token of [first, newer, 'made-up'])
      expect((await refusalOf(look(token))).code).toBe('link_ended');

    const old = await tokenFor(registration());
    minutes(25 * 60);
    expect((await refusalOf(look(old))).code).toBe('link_ended');
  });

  it('lets nobody try out links without end', async () => {
    const stranger = shop.as(null, 'en', '203.0.113.77');
    const look = () => refusalOf(stranger('POST /auth/register/check', { body: { token: 'made-up' } }));
    for (let turn = 0; turn < 120; turn += 1) expect((await look()).code).toBe('link_ended');
    expect((await look()).status).toBe(429);
  });

  it('tells everything that is wrong at once, in both languages', async () => {
    const body = registration({
      email: 'ona@',
      password: 'trumpas',
      repeatPassword: 'kitoks',
      firstName: '',
      agreeTerms: false,
    });
    const inEnglish = await refusalOf(guest()('POST /auth/register', { body }));
    expect(inEnglish.errors).toEqual({
      email: ['Email address is not valid'],
      password: ['More than 9 characters are required if filling this field'],
      repeatPassword: ['Password and repeat password must match'],
      firstName: ['This field is required'],
      agreeTerms: ['You must agree to the terms of service'],
    });
    const inLithuanian = await refusalOf(shop.as(null, 'lt')('POST /auth/register', { body }));
    expect(inLithuanian.errors.email).toEqual(['El. pašto adresas neteisingas']);
    expect(inLithuanian.errors.repeatPassword).toEqual(['Slaptažodžiai turi sutapti']);
  });

  it('refuses the passwords that are guessed first', async () => {
    const body = registration({ password: 'Password123', repeatPassword: 'Password123' });
    const refusal = await refusalOf(guest()('POST /auth/register', { body }));
    expect(Object.keys(refusal.errors)).toEqual(['password']);
    expect(await mailsTo(shop, body.email)).toEqual([]);
  });

  it('needs the password once: two are compared only where two are sent', async () => {
    const { repeatPassword: _, ...body } = registration();
    expect((await guest()('POST /auth/register', { body })).message).toMatch(/^If everything is right/);
    const differing = await refusalOf(
      guest()('POST /auth/register', { body: { ...body, repeatPassword: 'raudonas dramblys' } }),
    );
    expect(Object.keys(differing.errors)).toEqual(['repeatPassword']);
  });

  it.each(['          ', '\u00a0\u2003 \t\u00a0\u2003 \t\u00a0\u2003'])(
    'refuses a password of blanks',
    async (blanks) => {
      const body = registration({ password: blanks, repeatPassword: blanks });
      const refusal = await refusalOf(guest()('POST /auth/register', { body }));
      expect(refusal.errors).toEqual({ password: ['A password of blanks alone is no password'] });
      expect(await mailsTo(shop, body.email)).toEqual([]);
    },
  );

  it('with a known address answers the same and only tells its owner, by mail', async () => {
    const { email } = await someone();
    const unknown = await guest()('POST /auth/register', { body: registration() });
    const known = await guest()('POST /auth/register', { body: registration({ email }) });
    expect(known).toEqual(unknown);
    const [mail] = await mailsTo(shop, email);
    expect(mail?.kind).toBe('already_registered');
    expect(mail?.plain).not.toContain('token=');
    expect(await canLogIn(email, password)).toBe(true);
  });

  it('asks a mailbox five times an hour at most', async () => {
    const body = registration();
    for (let turn = 0; turn < 5; turn += 1) await guest()('POST /auth/register', { body });
    expect((await refusalOf(guest()('POST /auth/register', { body }))).status).toBe(429);
    expect(await mailsTo(shop, body.email)).toHaveLength(5);
  });

  it('speaks the language of whoever registers, also in later mails and where its link leads', async () => {
    const body = registration();
    await shop.as(null, 'lt')('POST /auth/register', { body });
    const mail = await mailTo(shop, body.email, 'verify_email');
    expect(mail.subject).toMatch(/^Patvirtinkite el\. paštą/);
    expect(mail.html).toContain('<html lang="lt">');
    expect(mail.plain).toMatch(/\/auth\/confirm\?token=[^&\s]+&lang=lt\n/);
    expect(mail.html).toMatch(/token=[^"]+lang=lt"/);
    await guest()('POST /auth/register/confirm', { body: { token: tokenIn(mail) } });
    expect((await userBy(body.email))?.locale).toBe('lt');
  });

  it('is followed by mails in the language in which its owner last logged in', async () => {
    const { email } = await someone();
    await shop.as(null, 'lt')('POST /auth/login', { body: { email, password } });
    expect((await userBy(email))?.locale).toBe('lt');
    await shop.as(null, 'en')('POST /auth/login', { body: { email, password } });
    expect((await userBy(email))?.locale).toBe('en');
  });
});

describe('a referral link', () => {
  const refused = 'We are sorry but you can not register using referral link';
  const codeOf = async (email: string) => (await userBy(email))?.referralCode ?? '';

  it('is remembered for whoever registers through it', async () => {
    const referrer = await someone();
    const link = new URL((await shop.as(referrer)('GET /users/user-profile')).data.referralLink);
    expect(link.pathname).toBe('/auth/register');
    const body = registration({ referralCode: link.searchParams.get('ref') ?? '' });
    await guest()('POST /auth/register', { body });
    const token = tokenIn(await mailTo(shop, body.email, 'verify_email'));
    const made = await guest()('POST /auth/register/confirm', { body: { token } });
    const rows = await shop.database.select().from(referrals).where(eq(referrals.userId, made.data.id));
    expect(rows.map((row) => row.referrerId)).toEqual([referrer.id]);
    const granted = await shop.database
      .select()
      .from(pointsEntries)
      .where(eq(pointsEntries.userId, made.data.id));
    expect(granted.map(({ reason, points }) => [reason, points])).toEqual([['welcome', 300]]);
  });

  it('says before anybody registers whether it counts', async () => {
    const referrer = await someone();
    const countsFor = async (code: string) =>
      (await guest()('GET /referral-links/{code}', { params: { code } })).data.counts;
    expect(await countsFor(await codeOf(referrer.email))).toBe(true);
    expect(await countsFor('niekas')).toBe(false);
  });

  it('is refused where it is nobody’s', async () => {
    const body = registration({ referralCode: 'nobodyscode' });
    const refusal = await refusalOf(guest()('POST /auth/register', { body }));
    expect(refusal.message).toBe(refused);
    expect(await mailsTo(shop, body.email)).toEqual([]);
  });

  it('tells nobody but the owner of the mailbox whether an address has or had an account', async () => {
    const referrer = await someone();
    const referralCode = await codeOf(referrer.email);
    const known = await someone();
    const gone = await someone();
    await shop.as(gone)('POST /users/delete-account', { body: { currentPassword: password } });
    const ask = async (email: string) => {
      const payload = toWire(registration({ referralCode, email })) as object;
      const answer = await shop.inject({
        method: 'POST',
        url: '/api/auth/register',
        headers: { locale: 'en' },
        payload,
      });
      return [answer.statusCode, answer.body];
    };
    const unknown = await ask(newEmail());
    expect(unknown[0]).toBe(202);
    for (const { email } of [referrer, known, gone]) expect(await ask(email)).toEqual(unknown);
    for (const { email } of [referrer, known])
      expect((await mailsTo(shop, email)).map(({ kind }) => kind)).toEqual(['already_registered']);
    const mail = await mailTo(shop, gone.email, 'verify_email');
    expect(mail.plain).toContain(refused);
    const made = await guest()('POST /auth/register/confirm', { body: { token: tokenIn(mail) } });
    expect(await shop.database.$count(referrals, eq(referrals.userId, made.data.id))).toBe(0);
    expect(await shop.database.$count(pointsEntries, eq(pointsEntries.userId, made.data.id))).toBe(0);
  });

  it('is refused while referral is switched off', async () => {
    const referralCode = await codeOf((await someone()).email);
    await shop.database
      .insert(settings)
      .values({ key: 'referral-settings', value: { isReferralDisabled: true } });
    const refusal = await refusalOf(guest()('POST /auth/register', { body: registration({ referralCode }) }));
    expect(refusal.message).toBe(refused);
    await shop.database.delete(settings).where(eq(settings.key, 'referral-settings'));
  });
});

describe('a forgotten password', () => {
  const ask = (email: string) => guest()('POST /password/forgot', { body: { email } });
  const reset = (token: string, next = 'žalias begemotas') =>
    guest()('POST /password/reset', { body: { token, password: next, repeatPassword: next } });

  const look = (token: string) => guest()('POST /password/reset/check', { body: { token } });

  it('is replaced through a link that works once and ends every login', async () => {
    const person = await someone();
    await ask(person.email);
    const token = tokenIn(await mailTo(shop, person.email, 'reset_password'));
    // Looked at as often as one likes, it is not used up.
    await look(token);
    await look(token);
    await reset(token);
    expect((await refusalOf(look(token))).code).toBe('link_ended');
    expect(await canLogIn(person.email, 'žalias begemotas')).toBe(true);
    expect(await canLogIn(person.email, password)).toBe(false);
    expect((await refusalOf(shop.as(person)('GET /users/user-profile'))).status).toBe(401);
    expect((await mailsTo(shop, person.email)).map((mail) => mail.kind)).toContain('password_changed');

    const replayed = await refusalOf(reset(token, 'trečias slaptažodis'));
    expect(replayed.code).toBe('link_ended');
    expect(await canLogIn(person.email, 'trečias slaptažodis')).toBe(false);
  });

  it('has a link for one hour, and an older link ends with the first that is used', async () => {
    const person = await someone();
    await ask(person.email);
    const first = tokenIn(await mailTo(shop, person.email, 'reset_password'));
    minutes(61);
    expect((await refusalOf(reset(first))).code).toBe('link_ended');
    expect(await canLogIn(person.email, password)).toBe(true);
  });

  it('is kept in the database only as a hash', async () => {
    const person = await someone();
    await ask(person.email);
    const token = tokenIn(await mailTo(shop, person.email, 'reset_password'));
    const rows = await shop.database.select().from(links).where(eq(links.userId, person.id));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('is never the own e-mail, wherever it is set', async () => {
    const email = newEmail();
    const asPassword = { password: email.toUpperCase(), repeatPassword: email.toUpperCase() };
    const wrong = {
      password: ['Your e-mail address is the first that anybody would try. Please choose another'],
    };
    const registered = guest()('POST /auth/register', {
      body: { ...registration({ email }), ...asPassword },
    });
    expect((await refusalOf(registered)).errors).toEqual(wrong);

    const person = await shop.person('user', { email, passwordHash });
    const changed = shop.as(person)('POST /password/change', {
      body: { currentPassword: password, ...asPassword },
    });
    expect((await refusalOf(changed)).errors).toEqual(wrong);
    await guest()('POST /password/forgot', { body: { email } });
    const token = tokenIn(await mailTo(shop, email, 'reset_password'));
    expect(
      (await refusalOf(guest()('POST /password/reset', { body: { token, ...asPassword } }))).errors,
    ).toEqual(wrong);
    expect(await canLogIn(email, password)).toBe(true);
    // The link is not used up by it.
    const fresh = 'žalias begemotas';
    await guest()('POST /password/reset', { body: { token, password: fresh, repeatPassword: fresh } });
  });

  it('of an unknown address is answered in the same words', async () => {
    const { email } = await someone();
    const unknown = newEmail();
    expect(await ask(unknown)).toEqual(await ask(email));
    await shop.work('accounts.forgot-password', { requestId: randomUUID(), email: unknown });
    expect(await mailsTo(shop, unknown)).toEqual([]);
  });
});

describe('a new password', () => {
  const change = (person: Parameters<typeof shop.as>[0], currentPassword: string) =>
    shop.as(person)('POST /password/change', {
      body: { currentPassword, password: 'raudona lėkštė 7', repeatPassword: 'raudona lėkštė 7' },
    });

  it('needs the old one, ends every other login and keeps this device in', async () => {
    const person = await someone();
    const refusal = await refusalOf(change(person, 'not the password'));
    expect(refusal.errors).toEqual({ currentPassword: ['The password is wrong'] });
    expect((await shop.as(person)('GET /users/user-profile')).data.id).toBe(person.id);

    const response = await shop.inject({
      method: 'POST',
      url: '/api/password/change',
      headers: { authorization: `Bearer ${person.token}` },
      payload: {
        current_password: password,
        password: 'raudona lėkštė 7',
        repeat_password: 'raudona lėkštė 7',
      },
    });
    expect(response.statusCode).toBe(200);
    const token = String(response.headers.authorization).replace('Bearer ', '');
    expect((await shop.as({ ...person, token })('GET /users/user-profile')).data.id).toBe(person.id);
    expect((await refusalOf(shop.as(person)('GET /users/user-profile'))).status).toBe(401);
    expect(await canLogIn(person.email, 'raudona lėkštė 7')).toBe(true);
  });
});

describe('another e-mail address', () => {
  const ask = (person: Parameters<typeof shop.as>[0], email: string) =>
    shop.as(person)('POST /users/email', { body: { email, currentPassword: password } });
  const confirm = (token: string) => guest()('POST /users/email/confirm', { body: { token } });

  it('is used once it was confirmed from both mailboxes', async () => {
    const person = await someone();
    const email = newEmail();
    await ask(person, email);
    const fromNew = tokenIn(await mailTo(shop, email, 'email_new'));
    const fromOld = tokenIn(await mailTo(shop, person.email, 'email_old'));
    expect((await confirm(fromNew)).data.state).toBe('waiting');
    expect((await refusalOf(confirm(fromNew))).code).toBe('link_ended');
    expect(await canLogIn(person.email, password)).toBe(true);
    expect((await confirm(fromOld)).data.state).toBe('changed');
    expect(await canLogIn(email, password)).toBe(true);
    expect(await canLogIn(person.email, password)).toBe(false);
    expect((await mailTo(shop, person.email, 'email_changed')).plain).toContain(email);
  });

  it('changes once when both links are followed at the same moment', async () => {
    const person = await someone();
    const email = newEmail();
    await ask(person, email);
    const tokens = [
      tokenIn(await mailTo(shop, email, 'email_new')),
      tokenIn(await mailTo(shop, person.email, 'email_old')),
    ];
    const answers = await Promise.all(tokens.map(confirm));
    expect(answers.map(({ data }) => data.state).toSorted()).toEqual(['changed', 'waiting']);
    expect((await userBy(email))?.id).toBe(person.id);
  });

  it('that somebody already has is asked for in vain, and nobody is told that it is taken', async () => {
    const person = await someone();
    const owner = await someone();
    expect(await ask(person, owner.email)).toEqual(await ask(await someone(), newEmail()));
    expect((await mailsTo(shop, owner.email)).map((mail) => mail.kind)).toEqual(['email_taken']);
    await confirm(tokenIn(await mailTo(shop, person.email, 'email_old')));
    expect((await userBy(owner.email))?.id).toBe(owner.id);
  });
});

describe('an account that is deleted', () => {
  it('leaves nothing by which the person could be known, and its audit trail', async () => {
    const person = await someone();
    const client = shop.as(person);
    await client('POST /addresses', {
      body: { name: 'Namai', street: 'Pilies g.', houseNumber: '5', postalCode: '01123', cityId },
    });
    const refusal = await refusalOf(
      client('POST /users/delete-account', { body: { currentPassword: 'no' } }),
    );
    expect(refusal.status).toBe(422);
    expect((await userBy(person.email))?.firstName).toBe('Ona');

    await client('POST /users/delete-account', { body: { currentPassword: password } });
    const [row] = await shop.database.select().from(users).where(eq(users.id, person.id));
    expect(row).toMatchObject({
      email: `deleted-${person.id}@deleted.invalid`,
      firstName: '',
      passwordHash: null,
    });
    expect((await refusalOf(client('GET /users/user-profile'))).status).toBe(401);
    expect(await canLogIn(person.email, password)).toBe(false);
    const entries = await shop.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, String(person.id)));
    expect(entries.map((entry) => entry.action)).toContain('delete');
    expect((await mailsTo(shop, person.email)).map((mail) => mail.kind)).toEqual(['account_deleted']);
  });

  it('of the last admin is kept', async () => {
    const admin = await shop.person('admin', { passwordHash });
    const refusal = await refusalOf(
      shop.as(admin)('POST /users/delete-account', { body: { currentPassword: password } }),
    );
    expect(refusal.code).toBe('last_admin');
    expect((await shop.as(admin)('GET /users/user-profile')).data.role).toBe('admin');
  });
});

describe('the export', () => {
  it('holds everything about the person and nothing that opens a door', async () => {
    const person = await someone();
    const client = shop.as(person);
    await client('POST /addresses', {
      body: { name: 'Namai', street: 'Pilies g.', houseNumber: '5', postalCode: '01123', cityId },
    });
    const { data } = await client('GET /users/user-export');
    expect(data).toMatchObject({
      profile: { email: person.email, addresses: [{ street: 'Pilies g.', postalCode: 'LT-01123' }] },
      devices: [{}],
      actions: [{ action: 'create', entity: 'address' }],
    });
    expect(JSON.stringify(data)).not.toContain(passwordHash);
  });
});
