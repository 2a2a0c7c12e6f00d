import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import pino from 'pino';
import { openDatabase, type Connection } from './db/database.ts';
import { EmbeddedPostgresError, openEmbeddedPostgres } from './db/embedded/index.ts';
import { fillDemo } from './db/demo/fill.ts';
import { ensureFirstAdmin } from './db/first-admin.ts';
import type { DemoLogin } from './db/demo/fill-people.ts';
import { listen } from './db/listen.ts';
import { migrateDatabase, whileOthersWait } from './db/migrate.ts';
import { catalogueChannel } from './db/unit-of-work.ts';
import { hashPassword } from './features/auth/passwords.ts';
import { closeServer } from './http/closing.ts';
import { safeError } from './http/safe-error.ts';
import { builtWebApp, developedWebApp } from './http/web-app.ts';
import { metaAdvertising } from './ports/advertising.ts';
import { openBoss } from './ports/boss.ts';
import { movableClock, systemClock } from './ports/clock.ts';
import { facebookProvider } from './ports/facebook.ts';
import { googleProvider } from './ports/google.ts';
import { keepingMailer } from './ports/mailer.ts';
import { montonio, montonioPages } from './ports/payments/montonio.ts';
import { smtpMailer } from './ports/smtp-mailer.ts';
import { openMontonioSandbox } from './sandbox/montonio-sandbox.ts';
import { readSettings, SettingsError, type Settings } from './settings.ts';
import { createShop, sandboxPath } from './shop.ts';

const root = resolve(import.meta.dirname, '../../..');
const isDevelopment = process.argv.includes('--dev');

/** What was opened is closed in the reverse order, the database last; one that fails does not keep the rest open. */
const openThings: (() => Promise<unknown>)[] = [];

const stop = async (): Promise<void> => {
  let trouble: unknown;
  for (const close of openThings.splice(0).toReversed()) {
    try {
      await close();
    } catch (error) {
      trouble ??= error;
    }
  }
  if (trouble) throw trouble;
};

const loginsFile = (settings: Settings): string => join(settings.dataDir, 'demo-logins.json');

const connectionFor = async (settings: Settings): Promise<Connection> => {
  if (settings.databaseUrl) return { connectionString: settings.databaseUrl };
  const embedded = await openEmbeddedPostgres({
    dataDir: settings.dataDir,
    onExit: (error) => {
      console.error(error.message);
      process.exit(1);
    },
  });
  openThings.push(() => embedded.stop());
  return embedded.connection;
};

const printWelcome = (settings: Settings, address: string): void => {
  const lines = [`\n  The shop is open: ${address}\n`];
  if (settings.isDemo && existsSync(loginsFile(settings))) {
    const logins = JSON.parse(readFileSync(loginsFile(settings), 'utf8')) as DemoLogin[];
    lines.push('  Demo logins, at /auth/login:');
    for (const { role, email, password } of logins) {
      lines.push(`    ${role.padEnd(14)}  ${email.padEnd(22)}  ${password}`);
    }
  }
  console.log(`${lines.join('\n')}\n`);
};

const start = async (): Promise<void> => {
  const settings = readSettings(process.env, root);
  const connection = await connectionFor(settings);
  const database = openDatabase(connection);
  openThings.push(() => database.$client.end());
  const reading = openDatabase({ ...connection, max: 3 });
  openThings.push(() => reading.$client.end());

  const movable = settings.hasTestClock ? movableClock(new Date()) : null;
  const clock = movable ?? systemClock;
  const filesFolder = join(settings.dataDir, 'files');
  await whileOthersWait(database, async () => {
    await migrateDatabase(database);
    if (settings.isDemo) {
      const logins = await fillDemo(database, { filesFolder, now: clock.now(), hash: hashPassword });
      if (logins) writeFileSync(loginsFile(settings), JSON.stringify(logins, null, 2), { mode: 0o600 });
    }
    if (settings.firstAdmin) await ensureFirstAdmin(database, settings.firstAdmin, clock.now());
  });

  const logger = pino({ level: settings.logLevel, serializers: { err: safeError } });
  const boss = openBoss({ connection, onError: (error) => logger.error(error, 'jobs') });
  openThings.push(() => boss.stop());
  const webRoot = join(root, 'apps/web');
  const web = isDevelopment
    ? await developedWebApp(webRoot, settings.port + 10_000)
    : await builtWebApp(webRoot);
  openThings.push(() => web.stop());

  // Known for sure once the shop listens, and still while it closes.
  let { port } = settings;
  const address = (): string => `http://localhost:${port}`;
  // The bank's pages are for browsers, so they have the public address; its API is called from here.
  const sandboxKeys = { accessKey: 'sandbox', secretKey: settings.secret };
  const sandbox = settings.hasPaymentSandbox
    ? await openMontonioSandbox({
        ...sandboxKeys,
        connection,
        clock,
        baseUrl: () => new URL(sandboxPath, settings.publicUrl ?? address()).href,
        onError: (error) => logger.error(error, 'payment sandbox'),
      })
    : null;
  if (sandbox) openThings.push(() => sandbox.close());
  const payments = settings.montonio
    ? montonio({ ...settings.montonio, url: () => settings.montonio?.url ?? '', clock })
    : sandbox && montonio({ ...sandboxKeys, url: () => `${address()}${sandboxPath}`, clock });
  const { app, catalogueChanged } = await createShop({
    database,
    reading,
    boss,
    clock,
    ...(movable && { moveClock: async (instant: Date) => movable.moveTo(instant) }),
    mailer: settings.smtpUrl ? smtpMailer(settings.smtpUrl, settings.mailFrom) : keepingMailer,
    ...(settings.meta && {
      advertising: { ...metaAdvertising(settings.meta), pixelId: settings.meta.pixelId },
    }),
    social: {
      ...(settings.google && { google: googleProvider(settings.google) }),
      ...(settings.facebook && { facebook: facebookProvider(settings.facebook) }),
    },
    ...(payments && { payments }),
    ...(settings.montonio && { paymentPages: montonioPages(settings.montonio.url) }),
    ...(sandbox && { paymentSandbox: sandbox.routes }),
    hasMailbox: !settings.isProduction,
    proxies: settings.proxies,
    ordersPerAddress: settings.ordersPerAddress,
    filesFolder,
    secret: settings.secret,
    publicUrl: () => settings.publicUrl ?? new URL(address()),
    logger,
    web,
  });
  const listening = listen(connection, catalogueChannel, catalogueChanged);
  openThings.push(() => listening.stop());
  openThings.push(() => closeServer(app));
  await app.listen({ port, host: settings.host });
  ({ port } = app.server.address() as AddressInfo);
  printWelcome(settings, settings.publicUrl?.origin ?? address());
};

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}

/** One clear line for what a person can mend; the whole story for what only we can. */
const explain = (error: unknown): string => {
  if (error instanceof SettingsError || error instanceof EmbeddedPostgresError) return error.message;
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    return 'The port is taken: set PORT to another one.';
  return String((error as Error).stack ?? error);
};

try {
  await start();
} catch (error) {
  console.error(explain(error));
  await stop().catch(() => {});
  process.exit(1);
}
