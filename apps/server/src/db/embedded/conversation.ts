import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { EmbeddedPostgresError, errno } from './errors.ts';
import { PORT, SHOP_ROLE, SUPERUSER } from './settings.ts';

/** As `pg` takes it. */
export interface Connection {
  host: string;
  port: number;
  user: string;
  database: string;
  /** Said outright, or PGSSLMODE of the environment would ask a socket for TLS. */
  ssl: false;
}

export function connectionTo(socketFolder: string, user = SHOP_ROLE, database = SHOP_ROLE): Connection {
  return { host: socketFolder, port: PORT, user, database, ssl: false };
}

async function withClient<T>(connection: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

type Answer = 'ready' | 'no database' | 'starting or stopping' | 'silent';

export async function ask(connection: Connection): Promise<Answer> {
  try {
    await withClient(connection, async () => {});
    return 'ready';
  } catch (error) {
    switch (errno(error)) {
      case '53300': // all connections taken, so it is well alive
        return 'ready';
      case '3D000': // no such database
      case '28000': // no such role
        return 'no database';
      case '57P03':
        return 'starting or stopping';
      default:
        return 'silent';
    }
  }
}

/**
 * Waits while the server lives. A server that answers "starting up" may be replaying its log after a crash, which it
 * must be given time for; one that says nothing at all for `silenceMs` is not going to.
 */
export async function waitForAnswer(
  connection: Connection,
  isAlive: () => Promise<boolean>,
  { silenceMs = 10_000, startMs = 300_000 } = {},
): Promise<'ready' | 'gone' | 'silent'> {
  const begun = performance.now();
  let heard = begun;
  let prepared = false;
  for (;;) {
    const answer = await ask(connection);
    if (answer === 'ready') return 'ready';
    if (answer === 'no database' && !prepared) {
      await prepareDatabase(connection);
      prepared = true;
      continue;
    }
    const now = performance.now();
    if (answer === 'starting or stopping') heard = now;
    if (!(await isAlive())) return 'gone';
    if (now - heard > silenceMs || now - begun > startMs) return 'silent';
    await delay(10);
  }
}

/**
 * Also finishes what an earlier first start did not come to. Its process may be dead while its last command still runs,
 * hence the lock: it goes with that session.
 */
async function prepareDatabase({ host, user, database }: Connection): Promise<void> {
  await withClient(connectionTo(host, SUPERUSER, 'postgres'), async (client) => {
    await client.query('SELECT pg_advisory_lock(1)');
    const role = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [user]);
    if (!role.rowCount) await client.query(`CREATE ROLE ${user} LOGIN CREATEDB`);
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [database]);
    if (!found.rowCount) await client.query(`CREATE DATABASE ${database} OWNER ${user}`);
  }).catch((error: unknown) => {
    if (errno(error) !== '28000') throw error;
    throw new EmbeddedPostgresError(
      'other-owner',
      `The database at ${host} was started by another user and does not let this one in: stop the shop that started it, or start this one as that user.`,
      { cause: error },
    );
  });
}
