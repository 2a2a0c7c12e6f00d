import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../test/mails.ts';
import { refusalOf, useShop } from '../../../test/test-shop.ts';
import { recoveryCodes, users } from '../../db/schema/index.ts';
import { hashPassword } from '../auth/passwords.ts';
import { codeAt, stepAt } from './totp.ts';

const shop = useShop();
const password = 'mėlynas dramblys';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const bytesOf = (base32: string): Buffer => {
  const bits = Array.from(base32, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
};
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
const answer = (challenge: string, code: string) =>
  shop.as(null)('POST /auth/second-factor', { body: { challenge, code } });

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

  it('goes only with the password', async () => {
    const { person, client } = await withSecondFactor();
    const wrong = await refusalOf(client('POST /second-factor/remove', { body: { currentPassword: 'no' } }));
    expect(wrong.status).toBe(422);
    expect((await client('GET /users/user-profile')).data.hasSecondFactor).toBe(true);
    await client('POST /second-factor/remove', { body: { currentPassword: password } });
    const login = await shop.as(null)('POST /auth/login', { body: { email: person.email, password } });
    expect(login.data.hasSecondFactor).toBe(false);
  });
});

describe('the owner', () => {
  it('can ask it of staff, who are held back until they have it', async () => {
    const plain = await shop.person('admin');
    const refusal = await refusalOf(
      shop.as(plain)('PUT /staff-settings', { body: { requireSecondFactor: true } }),
    );
    expect(refusal.code).toBe('second_factor_first');

    const { client: owner } = await withSecondFactor('admin');
    await owner('PUT /staff-settings', { body: { requireSecondFactor: true } });
    expect((await refusalOf(shop.as(plain)('GET /staff'))).status).toBe(403);
    expect((await shop.as(plain)('GET /users/user-profile')).data).toMatchObject({
      role: 'user',
      needsSecondFactor: true,
    });
    expect((await owner('GET /staff')).data.length).toBeGreaterThan(0);
    const customer = await shop.asNew('user');
    expect((await customer('GET /users/user-profile')).data.needsSecondFactor).toBe(false);
    await owner('PUT /staff-settings', { body: { requireSecondFactor: false } });
    expect((await shop.as(plain)('GET /staff')).data.length).toBeGreaterThan(0);
  });
});
