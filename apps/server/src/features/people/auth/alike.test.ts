import { randomUUID } from 'node:crypto';
import argon2 from '@node-rs/argon2';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { statementsOf } from '../../../../test/statements.ts';
import { refusalOf, useShop } from '../../../../test/test-shop.ts';
import { hashPassword } from './passwords.ts';

const shop = useShop();
const password = 'mėlynas dramblys';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

const unknown = () => `${randomUUID()}@pastas.lt`;
const known = async () => (await shop.person('user', { email: unknown(), passwordHash })).email;

/** All that takes time: the statements in their order, and the cost of every password that is worked through. */
const workOf = async (task: () => Promise<unknown>) => {
  const [hash, verify] = [vi.spyOn(argon2, 'hash'), vi.spyOn(argon2, 'verify')];
  try {
    const statements = await statementsOf(task);
    return {
      statements,
      hashed: hash.mock.calls.map(([, cost]) => cost),
      verified: verify.mock.calls.map(([stored]) => String(stored).split('$').slice(1, 4)),
    };
  } finally {
    hash.mockRestore();
    verify.mockRestore();
  }
};

/** How long they really take is measured by `npm run bench alike`; a test would measure its neighbours too. */
describe('an address with an account and one without cost the same work', () => {
  const calls = {
    'a wrong password': (email: string) =>
      refusalOf(shop.as(null)('POST /auth/login', { body: { email, password: 'wrong guess' } })),
    'a registration': (email: string) =>
      shop.as(null)('POST /auth/register', {
        body: {
          email,
          password,
          repeatPassword: password,
          firstName: 'Ona',
          lastName: 'Petraitė',
          agreeTerms: true,
        },
      }),
    'a forgotten password': (email: string) => shop.as(null)('POST /password/forgot', { body: { email } }),
  };

  beforeEach(async () => {
    // What is worked out once in the life of a process, and the first connection, belong to neither.
    for (const call of Object.values(calls)) await call(unknown());
  });

  it.each(Object.entries(calls))('%s', async (_, call) => {
    const [with_, without] = [await known(), unknown()];
    const work = await workOf(() => call(with_));
    expect(work.statements.length).toBeGreaterThan(0);
    expect(await workOf(() => call(without))).toEqual(work);
  });

  it('and a password is worked through wherever one is sent', async () => {
    expect(await workOf(() => calls['a wrong password'](unknown()))).toMatchObject({
      hashed: [],
      verified: [['argon2id', 'v=19', 'm=19456,t=2,p=1']],
    });
    expect(await workOf(() => calls['a registration'](unknown()))).toMatchObject({
      hashed: [{ memoryCost: 19_456, timeCost: 2, parallelism: 1 }],
      verified: [],
    });
  });
});
