import pg from 'pg';

/** The database of DATABASE_URL cannot be used: one line that says why, without its password. */
export class DatabaseUnreachable extends Error {}

/** The oldest PostgreSQL that the shop is run on. */
const oldest = 16;

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'it hangs up',
  EHOSTUNREACH: 'there is no way to that host',
  ENETUNREACH: 'there is no way to that host',
  ENOENT: 'there is no such socket',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'its host’s address cannot be looked up now',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'it does not take this user and password',
  '28000': 'it does not let this user in',
  '3D000': 'it has no such database',
  '53300': 'all of its connections are taken',
  '57P03': 'it is just starting or stopping',
};

const reasonOf = (error: unknown): string => {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (/timeout/i.test(message)) return 'it does not answer';
  return reasons[code] ?? message.split('\n', 1)[0] ?? code;
};

type Abilities = {
  readonly version: number;
  readonly isReplica: boolean;
  readonly encoding: string;
  readonly mayCreate: boolean;
};

const abilities = `select current_setting('server_version_num')::int / 10000 as version,
  pg_is_in_recovery() as "isReplica", current_setting('server_encoding') as encoding,
  has_database_privilege(current_database(), 'create') as "mayCreate"`;

const shortcoming = (found: Abilities, user: string): string | null => {
  if (found.version < oldest)
    return `it is PostgreSQL ${found.version}, and the shop needs ${oldest} or newer`;
  if (found.isReplica) return 'it is a replica that can only be read';
  if (found.encoding !== 'UTF8') return `its encoding is ${found.encoding}, and the shop needs UTF8`;
  if (!found.mayCreate) return `user ${user} may not create schemas in it`;
  return null;
};

/** Asked before anything else is done with it, so that a wrong address is told in one line. */
export const reachDatabase = async (connectionString: string): Promise<void> => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 15_000 });
  client.on('error', () => {});
  const unreachable = (reason: string, cause?: unknown) =>
    new DatabaseUnreachable(
      `DATABASE_URL: the database ${client.database ?? ''} at ${client.host}:${client.port} cannot be used: ${reason}.`,
      { cause },
    );
  try {
    await client.connect();
    const { rows } = await client.query<Abilities>(abilities);
    const lacking = rows[0] && shortcoming(rows[0], client.user ?? '');
    if (lacking) throw unreachable(lacking);
  } catch (error) {
    throw error instanceof DatabaseUnreachable ? error : unreachable(reasonOf(error), error);
  } finally {
    await client.end().catch(() => {});
  }
};
