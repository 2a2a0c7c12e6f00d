import { resolve } from 'node:path';
import { z } from 'zod';
import type { Secret } from './features/base/links/keys.ts';
import { defaultOrdersPerAddress } from './features/selling/check-outs/placing-limits.ts';
import { keptSecret } from './kept-secret.ts';

const flag = z.enum(['0', '1']).transform((value) => value === '1');

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SECRET: z.string().min(32).optional(),
  SECRET_OTHER: z.string().min(32).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('shop@localhost'),
  META_PIXEL_ID: z
    .string()
    .regex(/^\d{5,20}$/)
    .optional(),
  META_ACCESS_TOKEN: z.string().min(20).optional(),
  META_API_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/)
    .default('v25.0'),
  MONTONIO_ACCESS_KEY: z.string().min(1).optional(),
  MONTONIO_SECRET_KEY: z.string().min(1).optional(),
  MONTONIO_URL: z.url({ protocol: /^https?$/ }).default('https://stargate.montonio.com/api'),
  PAYMENT_SANDBOX: flag.optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(10).optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  FACEBOOK_APP_ID: z.string().min(1).optional(),
  FACEBOOK_APP_SECRET: z.string().min(1).optional(),
  FACEBOOK_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/)
    .default('v25.0'),
  PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  ORDERS_PER_ADDRESS: z.coerce.number().int().min(1).max(1_000_000).default(defaultOrdersPerAddress),
  DEMO: flag.optional(),
  TEST_CLOCK: z.iso.datetime().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
});

export type Settings = {
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string;
  readonly publicUrl: URL | null;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** New things are made with the first; a second one is accepted too, while it is being changed. */
  readonly secret: Secret;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Null: no advertising at all. */
  readonly meta: {
    readonly pixelId: string;
    readonly accessToken: string;
    readonly apiVersion: string;
  } | null;
  /** Null: nobody can pay online, but for the sandbox. */
  readonly montonio: { readonly accessKey: string; readonly secretKey: string; readonly url: string } | null;
  readonly hasPaymentSandbox: boolean;
  /** For a shop that has no admin yet. */
  readonly firstAdmin: { readonly email: string; readonly password: string } | null;
  readonly google: { readonly clientId: string; readonly clientSecret: string } | null;
  readonly facebook: {
    readonly appId: string;
    readonly appSecret: string;
    readonly version: string;
  } | null;
  readonly proxies: number;
  readonly ordersPerAddress: number;
  readonly isDemo: boolean;
  /** Where the clock stands until it is moved; null: it goes. */
  readonly testClock: Date | null;
  readonly logLevel: string;
};

/** What is wrong with the settings, a line for each. */
export class SettingsError extends Error {}

const expectations: Record<string, string> = {
  NODE_ENV: 'development, test or production',
  PORT: 'a port number from 0 to 65535',
  HOST: 'an address to listen on, e.g. 0.0.0.0',
  PUBLIC_URL: 'the address that visitors use, e.g. https://shop.example',
  DATA_DIR: 'a folder for the shop to write to',
  DATABASE_URL: 'postgres://user:password@host:5432/database',
  SECRET: 'at least 32 characters that nobody can guess',
  SECRET_OTHER: 'while the secret is changed the next one or the one before, at least 32 characters,',
  SMTP_URL: 'smtps://user:password@host:465',
  MAIL_FROM: 'the sender of mails, e.g. Shop <hello@shop.example>',
  META_PIXEL_ID: 'the number of a Meta pixel, together with META_ACCESS_TOKEN',
  META_ACCESS_TOKEN: 'a token of the Conversions API, together with META_PIXEL_ID',
  META_API_VERSION: 'a version like v25.0',
  MONTONIO_ACCESS_KEY: 'the access key of a Montonio store, together with MONTONIO_SECRET_KEY',
  MONTONIO_SECRET_KEY: 'the secret key of a Montonio store, together with MONTONIO_ACCESS_KEY',
  MONTONIO_URL: 'the address of the Stargate API, e.g. https://sandbox-stargate.montonio.com/api',
  PAYMENT_SANDBOX: '0 or 1, and never 1 together with keys or in business',
  ADMIN_EMAIL: 'the e-mail address of the first admin, together with ADMIN_PASSWORD',
  ADMIN_PASSWORD: 'at least 10 characters, together with ADMIN_EMAIL',
  GOOGLE_CLIENT_ID: 'the id of a Google OAuth client, together with GOOGLE_CLIENT_SECRET',
  GOOGLE_CLIENT_SECRET: 'the secret of a Google OAuth client, together with GOOGLE_CLIENT_ID',
  FACEBOOK_APP_ID: 'the id of a Facebook app, together with FACEBOOK_APP_SECRET',
  FACEBOOK_APP_SECRET: 'the secret of a Facebook app, together with FACEBOOK_APP_ID',
  FACEBOOK_VERSION: 'a version like v25.0',
  PROXIES: 'the number of proxies before the shop, from 0 to 10',
  ORDERS_PER_ADDRESS: 'how many orders guests may place from one address in an hour, from 1 to 1000000',
  DEMO: '0 or 1',
  TEST_CLOCK: 'an instant like 2026-11-16T08:00:00Z, and never one in production',
  LOG_LEVEL: 'fatal, error, warn, info, debug or silent',
};

const pairs = [
  ['META_PIXEL_ID', 'META_ACCESS_TOKEN'],
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['MONTONIO_ACCESS_KEY', 'MONTONIO_SECRET_KEY'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
] as const;

/** The names whose values are missing or wrong because of others. */
const contradictions = (given: z.output<typeof environment>): string[] => {
  const isProduction = given.NODE_ENV === 'production';
  // Mails with links to nowhere, or none at all: better not to open than to lose the first customer.
  const isForBusiness = isProduction && !given.DEMO;
  const wrong = {
    TEST_CLOCK: isProduction && given.TEST_CLOCK,
    // In business its bank would let anybody pay with nothing.
    PAYMENT_SANDBOX: given.PAYMENT_SANDBOX && (given.MONTONIO_ACCESS_KEY || isForBusiness),
    PUBLIC_URL: isForBusiness && !given.PUBLIC_URL,
    SMTP_URL: isForBusiness && !given.SMTP_URL,
  };
  return [
    ...Object.entries(wrong).flatMap(([name, isWrong]) => (isWrong ? [name] : [])),
    ...pairs.flatMap(([one, other]) => (!given[one] === !given[other] ? [] : [given[one] ? other : one])),
  ];
};

/** A setting without a value is one that is not there. */
const givenIn = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

const wrongSettings = (names: readonly string[]): SettingsError =>
  new SettingsError(
    [...new Set(names)]
      .map((name) => `${name}: ${expectations[name] ?? 'a value that fits'} is needed`)
      .join('\n'),
  );

/** Where the shop's data are, for commands that need no more than that. */
export const readPlace = (
  env: NodeJS.ProcessEnv,
  root: string,
): Pick<Settings, 'dataDir' | 'databaseUrl'> => {
  const result = environment.pick({ DATA_DIR: true, DATABASE_URL: true }).safeParse(givenIn(env));
  if (!result.success) throw wrongSettings(result.error.issues.map((issue) => String(issue.path[0])));
  const { DATA_DIR: folder, DATABASE_URL: url } = result.data;
  return { dataDir: resolve(root, folder), databaseUrl: url ?? null };
};

export const readSettings = (env: NodeJS.ProcessEnv, root: string): Settings => {
  const result = environment.safeParse(givenIn(env));
  const wrong = result.success
    ? contradictions(result.data)
    : result.error.issues.map((issue) => String(issue.path[0]));
  if (!result.success || wrong.length > 0) throw wrongSettings(wrong);
  const { data } = result;
  const isProduction = data.NODE_ENV === 'production';
  const dataDir = resolve(root, data.DATA_DIR);
  return {
    isProduction,
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL ? new URL(data.PUBLIC_URL) : null,
    dataDir,
    databaseUrl: data.DATABASE_URL ?? null,
    secret: [data.SECRET ?? keptSecret(dataDir), ...(data.SECRET_OTHER ? [data.SECRET_OTHER] : [])],
    smtpUrl: data.SMTP_URL ?? null,
    mailFrom: data.MAIL_FROM,
    meta:
      data.META_PIXEL_ID && data.META_ACCESS_TOKEN
        ? {
            pixelId: data.META_PIXEL_ID,
            accessToken: data.META_ACCESS_TOKEN,
            apiVersion: data.META_API_VERSION,
          }
        : null,
    montonio:
      data.MONTONIO_ACCESS_KEY && data.MONTONIO_SECRET_KEY
        ? {
            accessKey: data.MONTONIO_ACCESS_KEY,
            secretKey: data.MONTONIO_SECRET_KEY,
            url: data.MONTONIO_URL,
          }
        : null,
    hasPaymentSandbox: data.PAYMENT_SANDBOX ?? (!isProduction && !data.MONTONIO_ACCESS_KEY),
    firstAdmin:
      data.ADMIN_EMAIL && data.ADMIN_PASSWORD
        ? { email: data.ADMIN_EMAIL.toLowerCase(), password: data.ADMIN_PASSWORD }
        : null,
    google:
      data.GOOGLE_CLIENT_ID && data.GOOGLE_CLIENT_SECRET
        ? { clientId: data.GOOGLE_CLIENT_ID, clientSecret: data.GOOGLE_CLIENT_SECRET }
        : null,
    facebook:
      data.FACEBOOK_APP_ID && data.FACEBOOK_APP_SECRET
        ? {
            appId: data.FACEBOOK_APP_ID,
            appSecret: data.FACEBOOK_APP_SECRET,
            version: data.FACEBOOK_VERSION,
          }
        : null,
    proxies: data.PROXIES,
    ordersPerAddress: data.ORDERS_PER_ADDRESS,
    isDemo: data.DEMO ?? !isProduction,
    testClock: data.TEST_CLOCK === undefined ? null : new Date(data.TEST_CLOCK),
    logLevel: data.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
  };
};
