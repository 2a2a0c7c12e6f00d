import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

const secret = 'a secret of more than thirty-two letters';
const read = (environment: Record<string, string>) =>
  readSettings({ DATA_DIR: join(tmpdir(), 'never made'), SECRET: secret, ...environment }, '/');

const linesOf = (environment: Record<string, string>): string[] => {
  try {
    read(environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split('\n');
    throw error;
  }
};

describe('the settings', () => {
  it('need nothing to try the shop', () => {
    const settings = read({});
    expect(settings).toMatchObject({ isProduction: false, isDemo: true, hasPaymentSandbox: true });
  });

  it.each([
    ['a port that is none', { PORT: 'abc' }, 'PORT: a port number from 0 to 65535 is needed'],
    ['a short secret', { SECRET: 'short' }, 'SECRET: at least 32 characters that nobody can guess is needed'],
    [
      'a sandbox beside the keys to real money',
      { PAYMENT_SANDBOX: '1', MONTONIO_ACCESS_KEY: 'key', MONTONIO_SECRET_KEY: 'secret' },
      'PAYMENT_SANDBOX: 0 or 1, and never 1 together with keys or in business is needed',
    ],
    [
      'half of a pair',
      { GOOGLE_CLIENT_ID: 'id' },
      'GOOGLE_CLIENT_SECRET: the secret of a Google OAuth client, together with GOOGLE_CLIENT_ID is needed',
    ],
  ])('refuse %s in one line', (_, environment, line) => {
    expect(linesOf(environment)).toEqual([line]);
  });

  it('know the secret that is accepted too, after the one that new things are made with', () => {
    const other = 'another secret of more than thirty-two letters';
    expect(read({}).secret).toEqual([secret]);
    expect(read({ SECRET_OTHER: other }).secret).toEqual([secret, other]);
  });

  const forBusiness = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://shop.example',
    SMTP_URL: 'smtps://user:password@mail.example:465',
  };

  it('let a shop open for business only with its address and a way to send mail', () => {
    expect(linesOf(forBusiness)).toEqual([]);
    expect(linesOf({ NODE_ENV: 'production' })).toEqual([
      'PUBLIC_URL: the address that visitors use, e.g. https://shop.example is needed',
      'SMTP_URL: smtps://user:password@host:465 is needed',
    ]);
    expect(linesOf({ NODE_ENV: 'production', DEMO: '1' })).toEqual([]);
  });

  it('have neither demo, sandbox nor a movable clock in business', () => {
    expect(read(forBusiness)).toMatchObject({ isDemo: false, hasPaymentSandbox: false });
    expect(linesOf({ ...forBusiness, TEST_CLOCK: '2026-11-16T08:00:00Z' })).toEqual([
      'TEST_CLOCK: an instant like 2026-11-16T08:00:00Z, and never one in production is needed',
    ]);
    expect(linesOf({ ...forBusiness, PAYMENT_SANDBOX: '1' })).toEqual([
      'PAYMENT_SANDBOX: 0 or 1, and never 1 together with keys or in business is needed',
    ]);
    expect(linesOf({ ...forBusiness, DEMO: '1', PAYMENT_SANDBOX: '1' })).toEqual([]);
  });
});
