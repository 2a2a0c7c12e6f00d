import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../../test/audit.ts';
import { bytesOf } from '../../../../test/authenticator.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { refusalOf, useShop } from '../../../../test/test-shop.ts';
import { recoveryCodes, sessions, users } from '../../../db/schema/index.ts';
import { hashPassword } from '../auth/passwords.ts';
import { codeAt, stepAt } from './totp.ts';

const shop = useShop();
const password = 'mėlynas dramblys';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

const seconds = (count: number) => shop.clock.moveTo(new Date(shop.clock.now().getTime() + count * 1000));

const withSecondFactor = async (role: 'user' | 'admin' = 'user') => {
  const person = await shop.person(role, { email: `${randomUUID()}@pastas.lt`, passwordHash });
  const client = shop.as(person);
  const { data: begun } = await client('POST /second-factor', { body: { currentPassword: password } });
  const secret = bytesOf(begun.secret);
  const code = () => codeAt(secret, stepAt(shop.clock.now()));
  const { data } = await client('POST /second-factor/confirm', { body: { code: code() } });
  seconds(60);
  return { person, client, code, codes: data.codes, begun };
};
const challengeFor = async (email: string): Promise<string> => {
  const refusal = await refusalOf(shop.as(null)('POST /auth/login', { body: { email, password } }));
  expect([refusal.status, refusal.code]).toEqual([401, 'second_factor_required']);
  return (refusal.data as { challenge: string }).challenge;
};
const loginToken = async (email: string): Promise<string> => {
  const { headers } = await shop.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
  });
  return String(headers.authorization).replace('Bearer ', '');
};
const answer = (challenge: string, code: string) =>
  shop.as(null)('POST /auth/second-factor', { body: { challenge, code } });

describe('a shop whose owner has said nothing about it', () => {
  it('asks admins for a second factor, and nobody else', async () => {
    for (const role of ['admin', 'courier', 'user'] as const) {
      const { email } = await shop.person(role, { passwordHash });
      const { data } = await shop.as(null)('POST /auth/login', { body: { email, password } });
      expect([role, data.isSecondFactorAsked]).toEqual([role, role === 'admin']);
    }
  });
});

describe('a second factor', () => {
  it('is on once a first code has shown that the app has the secret', async () => {
    const person = await shop.person('user', { passwordHash });
    const client = shop.as(person);
    const { data } = await client('POST /second-factor', { body: { currentPassword: password } });
    expect(data.address).toContain(`secret=${data.secret}`);
    expect(data.qrCode).toMatch(/^<svg/);
    const wrong = await refusalOf(client('POST /second-factor/confirm', { body: { code: '000000' } }));
    expect(wrong.errors).toEqual({ code: ['The code is wrong or too old'] });
    expect((await client('GET /users/user-profile')).data.hasSecondFactor).toBe(false);
    const [row] = await shop.database.select().from(users).where(eq(users.id, person.id));
    expect(row?.totpSecret).not.toContain(data.secret);
  });

  it('is asked for at every login, and a code works once', async () => {
    const { person, code } = await withSecondFactor();
    const challenge = await challengeFor(person.email);
    expect((await refusalOf(answer(challenge, '123456'))).status).toBe(422);
    const right = code();
    expect((await answer(challenge, right)).data.id).toBe(person.id);
    expect((await refusalOf(answer(await challengeFor(person.email), right))).status).toBe(422);
    expect((await mailsTo(shop, person.email)).map((mail) => mail.kind)).toContain('second_factor_on');
  });

  it('cannot be guessed: ten wrong codes close the door for a quarter of an hour', async () => {
    const { person, code } = await withSecondFactor();
    const challenge = await challengeFor(person.email);
    for (let turn = 0; turn < 10; turn += 1) await refusalOf(answer(challenge, `00000${turn % 10}`));
    expect((await refusalOf(answer(challenge, code()))).status).toBe(429);
  });

  it('leaves room for one login: with another code the same challenge opens nothing', async () => {
    const { person, code, codes } = await withSecondFactor();
    const challenge = await challengeFor(person.email);
    await answer(challenge, code());
    const logins = await shop.database.$count(sessions, eq(sessions.userId, person.id));
    expect((await refusalOf(answer(challenge, codes[0] ?? ''))).code).toBe('link_ended');
    expect(await shop.database.$count(sessions, eq(sessions.userId, person.id))).toBe(logins);
    // The code was not used up by that.
    expect((await answer(await challengeFor(person.email), codes[0] ?? '')).data.id).toBe(person.id);
  });

  it('answered wrongly is kept in the log, without the code', async () => {
    const { person } = await withSecondFactor();
    await refusalOf(answer(await challengeFor(person.email), '918273'));
    const entries = await auditOf(shop, 'user', person.id);
    expect(entries.filter(({ action }) => action === 'wrong_code')).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toContain('918273');
  });

  it('leaves five minutes for the code', async () => {
    const { person, code } = await withSecondFactor();
    const challenge = await challengeFor(person.email);
    seconds(301);
    expect((await refusalOf(answer(challenge, code()))).code).toBe('link_ended');
  });

  it('has ten recovery codes, each good once, kept as hashes', async () => {
    const { person, codes } = await withSecondFactor();
    expect(codes).toHaveLength(10);
    const [first = ''] = codes;
    expect((await answer(await challengeFor(person.email), first.toUpperCase())).data.id).toBe(person.id);
    expect((await refusalOf(answer(await challengeFor(person.email), first))).status).toBe(422);
    const kept = await shop.database.select().from(recoveryCodes).where(eq(recoveryCodes.userId, person.id));
    expect(JSON.stringify(kept)).not.toContain(first.replace('-', ''));
  });

  it('goes, and its recovery codes are made anew, only with a code: a session or the password is not enough', async () => {
    const { person, client, code, codes } = await withSecondFactor();
    const kept = () => shop.database.select().from(recoveryCodes).where(eq(recoveryCodes.userId, person.id));
    const before = await kept();
    for (const path of ['POST /second-factor/remove', 'POST /second-factor/recovery-codes'] as const) {
      expect((await refusalOf(client(path, { body: { currentPassword: password } }))).errors).toEqual({
        code: ['Confirm that it is you: enter the code'],
      });
      expect((await refusalOf(client(path, { body: { code: '000000' } }))).errors).toEqual({
        code: ['The code is wrong or too old'],
      });
    }
    expect((await client('GET /users/user-profile')).data.hasSecondFactor).toBe(true);
    expect(await kept()).toEqual(before);

    const { data } = await client('POST /second-factor/recovery-codes', { body: { code: code() } });
    expect(
      (await refusalOf(client('POST /second-factor/remove', { body: { code: codes[1] ?? '' } }))).status,
    ).toBe(422);
    await client('POST /second-factor/remove', { body: { code: data.codes[1] ?? '' } });
    const login = await shop.as(null)('POST /auth/login', { body: { email: person.email, password } });
    expect(login.data.hasSecondFactor).toBe(false);
  });
});

describe('new recovery codes', () => {
  it('are ten others; the old ones open nothing any more, and each of the new ones opens once', async () => {
    const { person, client, code, codes } = await withSecondFactor();
    const { data } = await client('POST /second-factor/recovery-codes', { body: { code: code() } });
    expect(data.codes).toHaveLength(10);
    expect(new Set([...codes, ...data.codes]).size).toBe(20);
    expect((await refusalOf(answer(await challengeFor(person.email), codes[0] ?? ''))).status).toBe(422);
    const [first = ''] = data.codes;
    expect((await answer(await challengeFor(person.email), first)).data.id).toBe(person.id);
    expect((await refusalOf(answer(await challengeFor(person.email), first))).status).toBe(422);
    const told = await auditOf(shop, 'user', person.id);
    expect(told.filter(({ action }) => action === 'new_recovery_codes')).toHaveLength(1);
    for (const each of data.codes) expect(JSON.stringify(told)).not.toContain(each);
  });

  it('are not for those without a second factor', async () => {
    const person = await shop.person('user', { passwordHash });
    const call = shop.as(person)('POST /second-factor/recovery-codes', {
      body: { currentPassword: password },
    });
    expect((await refusalOf(call)).code).toBe('second_factor_off');
    const mine = eq(recoveryCodes.userId, person.id);
    expect(await shop.database.$count(recoveryCodes, mine)).toBe(0);
  });
});

describe('the owner', () => {
  it('can ask it of staff, who are held back until they have it', async () => {
    const plain = await shop.person('admin');
    const refusal = await refusalOf(
      shop.as(plain)('PUT /staff-settings', { body: { requireSecondFactor: true } }),
    );
    expect(refusal.code).toBe('second_factor_first');

    const { client: owner, code } = await withSecondFactor('admin');
    await owner('PUT /staff-settings', { body: { requireSecondFactor: true } });
    expect((await refusalOf(shop.as(plain)('GET /staff'))).status).toBe(403);
    expect((await shop.as(plain)('GET /users/user-profile')).data).toMatchObject({
      role: 'user',
      needsSecondFactor: true,
    });
    expect((await owner('GET /staff')).data.length).toBeGreaterThan(0);
    const customer = await shop.asNew('user');
    expect((await customer('GET /users/user-profile')).data.needsSecondFactor).toBe(false);
    const off = { requireSecondFactor: false };
    expect((await refusalOf(owner('PUT /staff-settings', { body: off }))).errors).toEqual({
      code: ['Confirm that it is you: enter the code'],
    });
    expect((await refusalOf(shop.as(plain)('GET /staff'))).status).toBe(403);
    await owner('PUT /staff-settings', { body: { ...off, code: code() } });
    expect((await shop.as(plain)('GET /staff')).data.length).toBeGreaterThan(0);
  });
});

describe('an admin', () => {
  const week = 7 * 24 * 3600;
  const isAdmin = async (person: Awaited<ReturnType<typeof shop.person>>) => {
    const { data } = await shop.as(null)('POST /auth/login', { body: { email: person.email, password } });
    return [data.role, data.isSecondFactorAsked, data.needsSecondFactor];
  };
  const anAdmin = () => shop.person('admin', { email: `${randomUUID()}@pastas.lt`, passwordHash });

  it('is asked for a second factor from the first login on, and can put it off for seven days, once', async () => {
    const person = await anAdmin();
    expect(await isAdmin(person)).toEqual(['admin', true, false]);
    const { data } = await shop.as(person)('POST /second-factor/put-off');
    const until = new Date(shop.clock.now().getTime() + week * 1000).toISOString();
    expect(data).toEqual({ until });
    expect(await isAdmin(person)).toEqual(['admin', false, false]);
    seconds(60);
    expect((await shop.as(person)('POST /second-factor/put-off')).data).toEqual({ until });

    seconds(week);
    expect(await isAdmin(person)).toEqual(['user', false, true]);
    const again = { ...person, token: await loginToken(person.email) };
    expect((await refusalOf(shop.as(again)('GET /staff'))).status).toBe(403);
    expect((await refusalOf(shop.as(again)('POST /second-factor/put-off'))).code).toBe(
      'second_factor_needed',
    );

    const { data: begun } = await shop.as(again)('POST /second-factor', {
      body: { currentPassword: password },
    });
    const code = codeAt(bytesOf(begun.secret), stepAt(shop.clock.now()));
    await shop.as(again)('POST /second-factor/confirm', { body: { code } });
    expect((await shop.as(again)('GET /staff')).data.length).toBeGreaterThan(0);
  });

  it('who never answers is held back seven days after the first login, whatever came between', async () => {
    const person = await anAdmin();
    expect(await isAdmin(person)).toEqual(['admin', true, false]);
    seconds(week - 60);
    expect(await isAdmin(person)).toEqual(['admin', true, false]);
    const late = { ...person, token: await loginToken(person.email) };
    expect((await shop.as(late)('GET /staff')).data.length).toBeGreaterThan(0);
    seconds(60);
    expect((await refusalOf(shop.as(late)('GET /staff'))).status).toBe(403);
    expect(await isAdmin(person)).toEqual(['user', false, true]);
  });

  it('who puts it off has what is left of the seven days', async () => {
    const person = await anAdmin();
    const first = shop.clock.now().getTime();
    await isAdmin(person);
    seconds(2 * 24 * 3600);
    const late = { ...person, token: await loginToken(person.email) };
    const until = new Date(first + week * 1000).toISOString();
    expect((await shop.as(late)('POST /second-factor/put-off')).data).toEqual({ until });
    expect((await shop.as(late)('GET /users/user-profile')).data.secondFactorDueAt).toBe(until);
  });

  it('has seven days anew where the owner switches the question on again', async () => {
    const person = await anAdmin();
    await isAdmin(person);
    const { client: owner, code } = await withSecondFactor('admin');
    const settings = { requireSecondFactor: false, adminsSecondFactor: false };
    await owner('PUT /staff-settings', { body: { ...settings, code: code() } });
    seconds(week);
    expect(await isAdmin(person)).toEqual(['admin', false, false]);
    const again = { requireSecondFactor: false, adminsSecondFactor: true };
    const { client: later } = await withSecondFactor('admin');
    await later('PUT /staff-settings', { body: again });
    expect(await isAdmin(person)).toEqual(['admin', true, false]);
    // Said once more it gives nobody more time.
    await later('PUT /staff-settings', { body: again });
    seconds(week);
    expect(await isAdmin(person)).toEqual(['user', false, true]);
  });

  it('is not asked where the owner has switched that off, which asks who it is', async () => {
    const owner = await anAdmin();
    const settings = { requireSecondFactor: false, adminsSecondFactor: false };
    const refusal = await refusalOf(shop.as(owner)('PUT /staff-settings', { body: settings }));
    expect(refusal.errors).toEqual({ currentPassword: ['Confirm that it is you: enter your password'] });
    expect((await isAdmin(owner))[1]).toBe(true);
    const body = { ...settings, currentPassword: password };
    expect((await shop.as(owner)('PUT /staff-settings', { body })).data).toEqual(settings);
    expect((await isAdmin(owner))[1]).toBe(false);
    await shop.as(owner)('PUT /staff-settings', { body: { ...settings, adminsSecondFactor: true } });
  });

  it('makes another one only with a code, or with the password where there is no second factor', async () => {
    const plain = await anAdmin();
    const { client, code } = await withSecondFactor('admin');
    const somebody = await shop.person('courier', { firstName: 'Jonas', lastName: 'Greitis' });
    const promotion = {
      params: { id: somebody.id },
      body: { firstName: 'Jonas', lastName: 'Greitis', role: 'admin' },
    } as const;
    const email = `${randomUUID()}@pastas.lt`;
    const newcomer = { email, firstName: 'Ona', lastName: 'Nauja', role: 'admin' } as const;
    for (const [admin, field] of [
      [shop.as(plain), 'currentPassword'],
      [client, 'code'],
    ] as const) {
      const asked = [expect.stringMatching(/^Confirm that it is you/)];
      expect((await refusalOf(admin('POST /staff', { body: newcomer }))).errors[field]).toEqual(asked);
      expect((await refusalOf(admin('PUT /users/{id}', promotion))).errors[field]).toEqual(asked);
    }
    const [row] = await shop.database.select().from(users).where(eq(users.id, somebody.id));
    expect([row?.role, await shop.database.$count(users, eq(users.email, email))]).toEqual(['courier', 0]);

    await shop.as(plain)('POST /staff', { body: { ...newcomer, currentPassword: password } });
    const { params, body } = promotion;
    expect((await client('PUT /users/{id}', { params, body: { ...body, code: code() } })).data.role).toBe(
      'admin',
    );
    // Other roles are given without.
    await shop.as(plain)('PUT /users/{id}', { params, body: { ...body, role: 'courier' } });
  });
});
