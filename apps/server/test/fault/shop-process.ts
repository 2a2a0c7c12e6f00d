/** The shop without its pages, as a process of its own: made to be killed. */
import { pino } from 'pino';
import { type Connection, openDatabase } from '../../src/db/database.ts';
import { openBoss } from '../../src/ports/boss.ts';
import { keepingMailer } from '../../src/ports/mailer.ts';
import { montonio } from '../../src/ports/payments/montonio.ts';
import { createShop } from '../../src/shop.ts';

type Task = {
  readonly connection: Connection;
  readonly port: number;
  readonly sandboxUrl: string;
  readonly keys: { readonly accessKey: string; readonly secretKey: string };
  readonly filesFolder: string;
};

const { connection, port, sandboxUrl, keys, filesFolder } = JSON.parse(
  process.env['FAULT_SHOP'] ?? '',
) as Task;

let offset = 0;
const clock = { now: () => new Date(Date.now() + offset) };
const logger = pino({ level: 'error' }, pino.destination(2));
const database = openDatabase(connection);
const boss = openBoss({ connection, hasSchedules: false, onError: (error) => logger.error(error) });
const { app, workers } = await createShop({
  database,
  reading: openDatabase({ ...connection, max: 3 }),
  boss,
  clock,
  mailer: keepingMailer,
  payments: montonio({ ...keys, url: () => sandboxUrl, clock, retryDelaysMs: [20, 50, 100] }),
  filesFolder,
  secret: 'only for tests: nobody has to guess it',
  publicUrl: () => new URL(`http://127.0.0.1:${port}`),
  logger,
});
await app.listen({ port, host: '127.0.0.1' });
process.send?.('open');

/** Reconciles as if so many hours had passed. */
process.on('message', (hours: number) => {
  offset += hours * 3_600_000;
  const reconcile = workers.find(({ kind }) => kind.name === 'payments.reconcile');
  Promise.resolve(reconcile?.work({} as never)).then(
    () => process.send?.('reconciled'),
    (error: unknown) => process.send?.(`failed: ${String(error)}`),
  );
});
