import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, openDatabase } from '../../src/db/database.ts';
import { openStorage } from '../../src/sandbox/storage.ts';
import { templates } from '../database-server.ts';
import { sandboxKeys as keys } from '../paying-shop.ts';
import { secret } from '../test-shop.ts';
import type { SentMail, ShopOrder, ShopTask } from './shop-process.ts';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const end = async (child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
};

/** A shop and a bank as processes of their own, on a database that outlives both. */
export const openStorm = async (server: Exclude<Connection, { connectionString: string }>) => {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const admin = openDatabase({ ...server, max: 1 });
  await admin.$client.query(`create database ${name} template ${templates.demo}`);
  await admin.$client.end();
  const connection = { ...server, database: name };
  // By this name the test's own connections are spared when others are ended.
  const observing = { ...connection, application_name: 'observer' };
  const database = openDatabase(observing);
  const folder = await mkdtemp(join(tmpdir(), 'shop-fault-'));
  const storage = await openStorage(observing);
  const outbox = join(folder, 'outbox');
  const sandboxPort = await freePort();
  const port = await freePort();
  const place = { host: server.host, port: server.port ?? 5432, user: server.user, dbname: name };
  const sandbox = fork(join(import.meta.dirname, '../../src/sandbox/main.ts'), {
    env: {
      ...process.env,
      PORT: String(sandboxPort),
      DATABASE_URL: Object.entries(place)
        .map(([key, value]) => `${key}=${value}`)
        .join(' '),
      MONTONIO_ACCESS_KEY: keys.accessKey,
      MONTONIO_SECRET_KEY: keys.secretKey,
      WEBHOOK_RETRIES: '0.2,0.5,1,2,4',
    },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

  let hoursPassed = 0;
  const mailsInHand = new Set<number>();
  const noteMailsInHand = async (): Promise<void> => {
    const { rows } = await database.$client.query<{ id: number }>(
      `select (data ->> 'mailId')::int as id from pgboss.job where name = 'mail.send' and state = 'active'`,
    );
    for (const { id } of rows) mailsInHand.add(id);
  };
  const startShop = async (): Promise<ChildProcess> => {
    const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
    const task: ShopTask = { connection, port, sandboxUrl, keys, secret, filesFolder: folder, outbox };
    const child = fork(join(import.meta.dirname, 'shop-process.ts'), {
      env: { ...process.env, FAULT_SHOP: JSON.stringify(task) },
      execArgv: [],
    });
    await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error('the shop did not open'))),
    ]);
    return child;
  };
  let shop = await startShop().catch(async (error: unknown) => {
    await end(sandbox, 'SIGTERM');
    throw error;
  });

  return {
    database,
    storage,
    shopUrl: `http://127.0.0.1:${port}`,
    /** The time at which the shop believes to be. */
    now: (): Date => new Date(Date.now() + hoursPassed * 3_600_000),
    /** Mails that were being handed over when the shop was killed: nobody knows whether they have left. */
    mailsInHand: mailsInHand as ReadonlySet<number>,

    killShop: async (): Promise<void> => {
      await end(shop, 'SIGKILL');
      await noteMailsInHand();
      shop = await startShop();
    },

    /** Ends some connections of shop and bank, whatever they are used for. How many. */
    endConnections: async (most: number): Promise<number> => {
      await noteMailsInHand();
      const { rowCount } = await database.$client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name <> 'observer' order by random() limit $1`,
        [most],
      );
      await noteMailsInHand();
      return rowCount ?? 0;
    },

    /** Has the shop do a job now, as if so many hours had passed. */
    work: async (job: string, data: object = {}, afterHours = 0): Promise<void> => {
      hoursPassed += afterHours;
      const answer = once(shop, 'message');
      shop.send({ job, data, afterHours } satisfies ShopOrder);
      const [said] = (await answer) as [string];
      if (said !== 'done') throw new Error(said);
    },

    sentMails: async (): Promise<SentMail[]> =>
      (await readFile(outbox, 'utf8'))
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as SentMail),

    close: async (): Promise<void> => {
      await end(shop, 'SIGKILL');
      await end(sandbox, 'SIGTERM');
      await storage.close();
      await database.$client.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
export type Storm = Awaited<ReturnType<typeof openStorm>>;
