import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { CommandRefused } from '../../exit.ts';
import { openEmbeddedPostgres } from '../embedded/index.ts';
import { reachDatabase } from '../reach.ts';

/** Where a shop is: its folder, and its database if that is not in it. */
export type ShopPlace = { readonly dataDir: string; readonly databaseUrl: string | null };

export const filesFolder = ({ dataDir }: ShopPlace): string => join(dataDir, 'files');

/** The files beside them that belong to the shop: the secret, or several of them, and what the demo's people log in with. */
export const isKept = (name: string): boolean => /^(secret[\w.-]*|demo-logins\.json)$/.test(name);

export const hasShop = (place: ShopPlace): boolean =>
  place.databaseUrl !== null || existsSync(join(place.dataDir, 'postgres'));

/** Class 08 and 57P0x: the connection broke, or the server was stopped. */
export const isLost = (error: unknown): boolean => {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return /^(08|57P0|ECONN)/.test(code) || /Connection terminated/.test(message);
};

/** One connection to the shop's database, for as long as it takes, whatever limits there are for others. */
export const withDatabase = async <T>(
  { dataDir, databaseUrl }: ShopPlace,
  task: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  if (databaseUrl !== null) await reachDatabase(databaseUrl);
  const embedded =
    databaseUrl === null
      ? await openEmbeddedPostgres({ dataDir, onTrouble: ({ message }) => console.error(message) })
      : null;
  const client = new pg.Client(embedded ? embedded.connection : { connectionString: databaseUrl ?? '' });
  // Whoever uses it is told by the query.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(sessionSettings);
    return await task(client);
  } catch (error) {
    if (error instanceof CommandRefused) throw error;
    if (isLost(error))
      throw new CommandRefused('noDatabase', 'The database has gone away: nothing was changed.', {
        cause: error,
      });
    throw error;
  } finally {
    await client.end().catch(() => {});
    await embedded?.stop();
  }
};

/** As pg_dump sets them: every value is written so that it can be read back to the last bit. */
const sessionSettings = `
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set datestyle = iso; set intervalstyle = postgres; set extra_float_digits = 3; set timezone = 'UTC';
  set bytea_output = hex; set search_path = pg_catalog; set client_encoding = 'UTF8'; set row_security = off;
`;
