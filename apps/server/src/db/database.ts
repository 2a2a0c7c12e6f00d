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
export const inTurn = async <T extends Readonly<Record<string, PromiseLike<unknown>>>>(queries: T) => {
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

export const openDatabase = (config: Connection & { readonly max?: number }): Database => {
  // Whoever gets no connection in this time is told so rather than left waiting.
  const pool = new pg.Pool({ max: 20, connectionTimeoutMillis: 15_000, ...config });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  return drizzle(pool, { schema, casing: 'snake_case' });
};
