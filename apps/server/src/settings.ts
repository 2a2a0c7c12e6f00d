import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';

const flag = z.enum(['0', '1']).transform((value) => value === '1');

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SECRET: z.string().min(32).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('shop@localhost'),
  DEMO: flag.optional(),
  TEST_CLOCK: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type Settings = {
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string;
  readonly publicUrl: URL | null;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly secret: string;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly isDemo: boolean;
  readonly hasTestClock: boolean;
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
  SMTP_URL: 'smtps://user:password@host:465',
  MAIL_FROM: 'the sender of mails, e.g. Shop <hello@shop.example>',
  DEMO: '0 or 1',
  TEST_CLOCK: '0 or 1, and never 1 in production',
  LOG_LEVEL: 'fatal, error, warn, info, debug or silent',
};

/** Made once and kept beside the data, so that logins survive a restart. */
const keptSecret = (dataDir: string): string => {
  try {
    return readOrMakeSecret(join(dataDir, 'secret'));
  } catch (error) {
    throw new SettingsError(
      `DATA_DIR: ${dataDir} cannot be written to (${(error as NodeJS.ErrnoException).code})`,
    );
  }
};

const readOrMakeSecret = (file: string): string => {
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dirname(file), { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  try {
    writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
    return secret;
  } catch (error) {
    // Another process of the shop was quicker.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return readFileSync(file, 'utf8').trim();
    throw error;
  }
};

export const readSettings = (env: NodeJS.ProcessEnv, root: string): Settings => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  const wrong = result.success ? [] : result.error.issues.map((issue) => String(issue.path[0]));
  if (result.success && result.data.TEST_CLOCK && result.data.NODE_ENV === 'production')
    wrong.push('TEST_CLOCK');
  if (!result.success || wrong.length > 0) {
    throw new SettingsError(
      [...new Set(wrong)]
        .map((name) => `${name}: ${expectations[name] ?? 'a value that fits'} is needed`)
        .join('\n'),
    );
  }
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
    secret: data.SECRET ?? keptSecret(dataDir),
    smtpUrl: data.SMTP_URL ?? null,
    mailFrom: data.MAIL_FROM,
    isDemo: data.DEMO ?? !isProduction,
    hasTestClock: data.TEST_CLOCK,
    logLevel: data.LOG_LEVEL,
  };
};
