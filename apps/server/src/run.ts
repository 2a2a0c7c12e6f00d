import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import pino from 'pino';
import { refuseUnfinished } from './db/backup/unfinished.ts';
import { limits, openDatabase, type Connection } from './db/database.ts';
import { openEmbeddedPostgres } from './db/embedded/index.ts';
import { fillDemo } from './db/demo/fill.ts';
import { fillMenus } from './db/demo/fill-menus.ts';
import { ensureFirstAdmin } from './db/first-admin.ts';
import type { DemoLogin } from './db/demo/fill-people.ts';
import { listen } from './db/listen.ts';
import { migrateDatabase, whileOthersWait } from './db/migrate.ts';
import { reachDatabase } from './db/reach.ts';
import { seedShop } from './db/seed/seed.ts';
import { announcementsChannel, catalogueChannel } from './db/unit-of-work.ts';
import { openDataFolder } from './data-folder.ts';
import { exitCodes, report } from './exit.ts';
import { keyTextFor } from './features/base/links/keys.ts';
import { hashPassword } from './features/people/auth/passwords.ts';
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
import { readSettings, type Settings } from './settings.ts';
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

/** A signal came: nothing more is opened. */
let isStopping = false;
/** All of it stands: from here on a signal closes it. */
let isOpen = false;

class Stopped extends Error {}

/** Between the steps of opening: goes on only if nobody has said to stop. */
const unlessStopping = (): void => {
  if (isStopping) throw new Stopped();
};

const loginsFile = (settings: Settings): string => join(settings.dataDir, 'demo-logins.json');

type Place = { readonly connection: Connection; /** The embedded one's own. */ readonly folder?: string };

const databaseOf = async (settings: Settings): Promise<Place> => {
  if (settings.databaseUrl) {
    await openDataFolder(settings.dataDir);
    await reachDatabase(settings.databaseUrl);
    return { connection: { connectionString: settings.databaseUrl } };
  }
  const embedded = await openEmbeddedPostgres({
    dataDir: settings.dataDir,
    onTrouble: (error) => console.error(error.message),
  });
  openThings.push(() => embedded.stop());
  return embedded;
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
  refuseUnfinished(settings.dataDir);
  const { connection, folder } = await databaseOf(settings);
  unlessStopping();
  const database = openDatabase(connection);
  openThings.push(() => database.$client.end());
  const reading = openDatabase({ ...connection, ...limits.reading, max: 3 });
  openThings.push(() => reading.$client.end());

  const movable = settings.testClock && movableClock(settings.testClock);
  const clock = movable ?? systemClock;
  const filesFolder = join(settings.dataDir, 'files');
  const preparing = openDatabase({ ...connection, ...limits.preparing, max: 2 });
  openThings.push(() => preparing.$client.end());
  await whileOthersWait(preparing, async () => {
    await migrateDatabase(preparing);
    if (settings.isDemo) {
      await fillDemo(preparing, {
        filesFolder,
        now: clock.now(),
        hash: hashPassword,
        keepLogins: (logins) =>
          writeFileSync(loginsFile(settings), JSON.stringify(logins, null, 2), { mode: 0o600 }),
      });
    }
    await preparing.transaction(seedShop);
    if (settings.firstAdmin) await ensureFirstAdmin(preparing, settings.firstAdmin, clock.now());
  });

  unlessStopping();

  const logger = pino({ level: settings.logLevel, serializers: { err: safeError } });
  const boss = openBoss({ connection, onError: (error) => logger.error(error, 'jobs') });
  openThings.push(() => boss.stop());
  const webRoot = join(root, 'apps/web');
  const web = isDevelopment ? await developedWebApp(webRoot, settings.port) : await builtWebApp(webRoot);
  openThings.push(() => web.stop());
  unlessStopping();

  // Known for sure once the shop listens, and still while it closes.
  let { port } = settings;
  const address = (): string => `http://localhost:${port}`;
  // The bank's pages are for browsers, so they have the public address; its API is called from here.
  const sandboxKeys = { accessKey: 'sandbox', secretKey: keyTextFor(settings.secret, 'payment sandbox') };
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
  const mailer = settings.smtpUrl ? smtpMailer(settings.smtpUrl, settings.mailFrom) : keepingMailer;
  openThings.push(async () => mailer.close?.());
  const { app, catalogueChanged, announced } = await createShop({
    database,
    reading,
    boss,
    clock,
    ...(movable && { moveClock: async (instant: Date) => movable.moveTo(instant) }),
    mailer,
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
    ...(settings.isDemo && {
      fillWeeks: (now: Date) => database.transaction((tx) => fillMenus(tx, now)),
    }),
    filesFolder,
    ...(folder && { databaseFolder: folder }),
    secret: settings.secret,
    publicUrl: () => settings.publicUrl ?? new URL(address()),
    logger,
    web,
  });
  const listening = listen(connection, {
    [catalogueChannel]: catalogueChanged,
    [announcementsChannel]: announced,
  });
  openThings.push(() => listening.stop());
  openThings.push(() => closeServer(app));
  unlessStopping();
  await app.listen({ port, host: settings.host });
  ({ port } = app.server.address() as AddressInfo);
  printWelcome(settings, settings.publicUrl?.origin ?? address());
};

const end = async (trouble: unknown): Promise<never> => {
  const troubles: unknown[] = trouble === null ? [] : [trouble];
  await stop().catch((error: unknown) => troubles.push(error));
  const [code = exitCodes.stopped] = troubles.map(report);
  process.exit(code);
};

// Nobody knows what state it is in: it ends at once, and whoever watches over it starts it anew.
process.on('uncaughtException', (error) => process.exit(report(error)));

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    // What is being opened is closed by whoever opens it.
    if (isOpen) void end(null);
  });
}

try {
  await start();
  isOpen = true;
  // The signal came with the very last step.
  if (isStopping) await end(null);
} catch (error) {
  await end(error instanceof Stopped ? null : error);
}
