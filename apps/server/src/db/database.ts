import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema/index.ts';

export type Schema = typeof schema;
export type Database = NodePgDatabase<Schema> & { $client: pg.Pool };
/** A handle for queries: the pool's or, inside a transaction, always the transaction's. */
export type Handle = Pick<
  NodePgDatabase<Schema>,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'query' | '$count'
>;

/** Queries one after the other, by name: in a transaction they share a connection, which takes one at a time. */
export const sequentially = async <T extends Readonly<Record<string, PromiseLike<unknown>>>>(queries: T) => {
  const rows: Record<string, unknown> = {};
  for (const [name, query] of Object.entries(queries)) rows[name] = await query;
  return rows as { -readonly [K in keyof T]: Awaited<T[K]> };
};

/** Where the database is: an address of your own, or the embedded server's socket. */
export type Connection =
  | { readonly connectionString: string }
  | {
      readonly host: string;
      readonly port?: number;
      readonly user: string;
      readonly database: string;
      readonly password?: string;
    };

/** Milliseconds; 0 is no limit. */
type Limits = {
  /** For a connection, new or given back by somebody else: whoever gets none is told so rather than left waiting. */
  readonly connectionTimeoutMillis: number;
  /** For one statement, by the server's own clock. */
  readonly statement_timeout: number;
  readonly lock_timeout: number;
  /** For a transaction whose owner says nothing more. */
  readonly idle_in_transaction_session_timeout: number;
  /** For the answer to a statement, by ours: a server that hangs keeps no limits of its own. */
  readonly query_timeout: number;
};

export const limits = {
  /** What a visitor waits for. */
  serving: {
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    query_timeout: 18_000,
  },
  /** The catalogue: there is one to go on with, so nobody waits for long. */
  reading: {
    connectionTimeoutMillis: 5_000,
    statement_timeout: 5_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 20_000,
    query_timeout: 6_000,
  },
  /** Whether the database is there at all. */
  asking: {
    connectionTimeoutMillis: 1_000,
    statement_timeout: 1_000,
    lock_timeout: 1_000,
    idle_in_transaction_session_timeout: 1_000,
    query_timeout: 1_000,
  },
  /** Migrations and the first filling of a shop take as long as they take. */
  preparing: {
    connectionTimeoutMillis: 15_000,
    statement_timeout: 0,
    lock_timeout: 0,
    idle_in_transaction_session_timeout: 0,
    query_timeout: 0,
  },
} satisfies Record<string, Limits>;

/**
 * A connection may break at any moment, also while it is lent out, when the pool does not listen to it: without a
 * listener that would end the process. Whoever uses it is told by the query, and the pool replaces it.
 * One that does not answer in time is cut off, or it would go back to the pool with its question still open.
 */
class GuardedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
  }

  override query = ((...question: Parameters<pg.Client['query']>) => {
    const answer: unknown = pg.Client.prototype.query.apply(this, question);
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === 'Query read timeout')
          this.connection.stream.destroy();
      });
    return answer;
  }) as pg.Client['query'];
}

export const openPool = (config: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool({ ...config, Client: GuardedClient });
  pool.on('error', () => {});
  // Whoever begins a transaction on a connection that breaks at that moment never gives it back: the pool takes it.
  const lent = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => lent.add(client));
  pool.on('release', (_, client) => lent.delete(client));
  pool.on('connect', (client) =>
    client.once('end', () => {
      if (!lent.has(client)) return;
      const { release } = client;
      client.release = () => {};
      release(true);
    }),
  );
  return pool;
};

export const openDatabase = (config: Connection & Partial<Limits> & { readonly max?: number }): Database =>
  drizzle(openPool({ max: 20, ...limits.serving, ...config }), { schema, casing: 'snake_case' });
