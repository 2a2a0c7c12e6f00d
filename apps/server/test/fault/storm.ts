import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { type Connection, openDatabase } from '../../src/db/database.ts';
import { openStorage } from '../../src/sandbox/storage.ts';
import { randomFor } from '../fuzz/random.ts';
import { sandboxKeys as keys } from '../paying-shop.ts';
import { secret } from '../test-shop.ts';
import type { SentMail, ShopOrder, ShopTask } from './shop-process.ts';
import { openStormDatabase } from './storm-database.ts';

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

const linesOf = async <T>(file: string): Promise<T[]> =>
  (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);

type Socket = Exclude<Connection, { connectionString: string }>;

/** The bank keeps its books at another company's: what befalls the shop's database is none of its troubles. */
const openBank = async (server: Socket, port: number, seed: string) => {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const admin = openDatabase({ ...server, max: 1 });
  await admin.$client.query(`create database ${name}`);
  await admin.$client.end();
  const place = { host: server.host, port: server.port ?? 5432, user: server.user, dbname: name };
  const child = fork(join(import.meta.dirname, '../../src/sandbox/main.ts'), {
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: Object.entries(place)
        .map(([key, value]) => `${key}=${value}`)
        .join(' '),
      MONTONIO_ACCESS_KEY: keys.accessKey,
      MONTONIO_SECRET_KEY: keys.secretKey,
      WEBHOOK_RETRIES: '0.2,0.5,1,2,4',
      RANDOM_SEED: `bank ${seed}`,
    },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const storage = await openStorage({ ...server, database: name });
  const close = async (): Promise<void> => {
    await end(child, 'SIGTERM');
    await storage.close();
  };
  return { storage, close };
};

/** A shop and a bank as processes of their own, on databases that outlive both. */
export const openStorm = async (bankServer: Socket, seed: string) => {
  const own = await openStormDatabase();
  const { connection, folder } = own;
  // By this name the test's own connections are spared when others are ended.
  const observing = { ...connection, application_name: 'observer' };
  const database = openDatabase(observing);
  const { pick } = randomFor(`vandal ${seed}`);
  const [outbox, log] = [join(folder, 'outbox'), join(folder, 'shop.log')];
  const [bankPort, port] = [await freePort(), await freePort()];
  const bank = await openBank(bankServer, bankPort, seed);

  let hoursPassed = 0;
  const unexpectedEnds: string[] = [];
  const startShop = async (): Promise<ChildProcess> => {
    const task: ShopTask = {
      connection,
      databaseFolder: own.cluster,
      port,
      sandboxUrl: `http://127.0.0.1:${bankPort}`,
      keys,
      secret,
      filesFolder: folder,
      outbox,
      log,
    };
    const child = fork(join(import.meta.dirname, 'shop-process.ts'), {
      env: { ...process.env, FAULT_SHOP: JSON.stringify(task) },
      execArgv: [],
    });
    await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error('the shop did not open'))),
    ]);
    child.on('exit', (code, signal) => {
      if (signal !== 'SIGKILL') unexpectedEnds.push(`${signal ?? `exit code ${code}`}`);
    });
    return child;
  };
  const closeAround = async (): Promise<void> => {
    await bank.close();
    await database.$client.end();
    await own.close();
  };
  let shop = await startShop().catch(async (error: unknown) => {
    await closeAround();
    throw error;
  });

  return {
    database,
    /** The server beneath the shop, to be harmed. */
    own,
    /** The bank's books. */
    storage: bank.storage,
    shopUrl: `http://127.0.0.1:${port}`,
    /** The time at which the shop believes to be. */
    now: (): Date => new Date(Date.now() + hoursPassed * 3_600_000),
    /** How the shop ended although nobody killed it: it must not. */
    unexpectedEnds: unexpectedEnds as readonly string[],

    killShop: async (): Promise<void> => {
      await end(shop, 'SIGKILL');
      shop = await startShop();
    },

    /** Ends some connections of the shop, whatever they are used for. How many. */
    endConnections: async (most: number): Promise<number> => {
      const { rows } = await database.$client.query<{ pid: number }>(
        `select pid from pg_stat_activity
         where datname = current_database() and backend_type = 'client backend'
           and application_name <> 'observer' order by pid`,
      );
      if (rows.length === 0) return 0;
      const chosen = new Set(Array.from({ length: most }, () => pick(rows).pid));
      await database.$client.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [
        [...chosen],
      ]);
      return chosen.size;
    },

    /** Has the shop do a job now, as if so many hours had passed. */
    work: async (job: string, data: object = {}, afterHours = 0): Promise<void> => {
      hoursPassed += afterHours;
      const answer = once(shop, 'message');
      shop.send({ job, data, afterHours } satisfies ShopOrder);
      const [said] = (await answer) as [string];
      if (said !== 'done') throw new Error(said);
    },

    /** Mails whose sending was cut off wait before they are tried again: as if that time had passed. */
    hurryMails: async (): Promise<void> => {
      await database.$client.query(
        `update pgboss.job set start_after = now() where name = 'mail.send' and state = 'retry' and start_after > now()`,
      );
    },
    /** How often the sending of each mail was begun anew. */
    mailRetries: async (): Promise<Map<number, number>> => {
      const { rows } = await database.$client.query<{ id: number; retries: number }>(
        `select (data ->> 'mailId')::int as id, retry_count as retries from pgboss.job where name = 'mail.send'`,
      );
      return new Map(rows.map(({ id, retries }) => [id, retries]));
    },
    sentMails: () => linesOf<SentMail>(outbox),
    /** What the shop answered with 500, whoever asked. */
    unexpectedErrors: async (): Promise<object[]> =>
      (await linesOf<{ msg?: string }>(log)).filter(({ msg }) => msg === 'unexpected error'),

    close: async (): Promise<void> => {
      await end(shop, 'SIGKILL');
      await closeAround();
    },
  };
};
export type Storm = Awaited<ReturnType<typeof openStorm>>;
