/** The shop without its pages, as a process of its own: made to be killed. */
import { appendFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { type Connection, limits, openDatabase } from '../../src/db/database.ts';
import { safeError } from '../../src/http/safe-error.ts';
import { openBoss } from '../../src/ports/boss.ts';
import { montonio } from '../../src/ports/payments/montonio.ts';
import { createShop } from '../../src/shop.ts';

export type ShopTask = {
  readonly connection: Connection;
  readonly databaseFolder: string;
  readonly port: number;
  readonly sandboxUrl: string;
  readonly keys: { readonly accessKey: string; readonly secretKey: string };
  readonly secret: string;
  readonly filesFolder: string;
  /** Where mails go: a line for each that was handed over. */
  readonly outbox: string;
  readonly log: string;
};
/** A job to be done now, as if so many hours had passed. */
export type ShopOrder = { readonly job: string; readonly data: object; readonly afterHours: number };
export type SentMail = { readonly to: string; readonly subject: string };

const task = JSON.parse(process.env['FAULT_SHOP'] ?? '') as ShopTask;
const { connection, databaseFolder, port, sandboxUrl, keys, secret, filesFolder, outbox, log } = task;

let offset = 0;
const clock = { now: () => new Date(Date.now() + offset) };
const logger = pino(
  { level: 'error', serializers: { err: safeError } },
  pino.destination({ dest: log, sync: true }),
);
const database = openDatabase(connection);
const boss = openBoss({ connection, hasSchedules: false, onError: (error) => logger.error(error) });
const { app, workers } = await createShop({
  database,
  reading: openDatabase({ ...connection, ...limits.reading, max: 3 }),
  boss,
  clock,
  mailer: {
    send: async ({ to, subject }) => {
      appendFileSync(outbox, `${JSON.stringify({ to, subject } satisfies SentMail)}\n`);
      // A mail server takes its time to say that it has a mail: a kill may come just then.
      await pause(5);
    },
  },
  payments: montonio({ ...keys, url: () => sandboxUrl, clock, retryDelaysMs: [20, 50, 100] }),
  filesFolder,
  databaseFolder,
  // Buyers say where they come from, as a proxy would, and may try as often as faults make them.
  proxies: 1,
  ordersPerAddress: 100_000,
  secret,
  publicUrl: () => new URL(`http://127.0.0.1:${port}`),
  logger,
});
await app.listen({ port, host: '127.0.0.1' });
process.send?.('open');

process.on('message', ({ job, data, afterHours }: ShopOrder) => {
  offset += afterHours * 3_600_000;
  const worker = workers.find(({ kind }) => kind.name === job);
  Promise.resolve(worker?.work(data as never)).then(
    () => process.send?.('done'),
    (error: unknown) => process.send?.(`failed: ${String(error)}`),
  );
});
