import { randomInt } from 'node:crypto';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectionTo } from '../src/db/embedded/conversation.ts';
import { openEmbeddedPostgres } from '../src/db/embedded/index.ts';
import { query } from '../src/db/embedded/test-helpers.ts';

export type OwnServer = {
  /** A new database and a user who owns it, as DATABASE_URL says it. */
  database(name: string): Promise<string>;
  /** The same address with another user, password or database. */
  url(parts: { user: string; password?: string; database: string }): string;
  asOwner(sql: string, database?: string): Promise<unknown[][]>;
  stop(): Promise<void>;
};

/** A PostgreSQL as an owner of a shop may have it: reached over TCP, with a user and a password. */
export const startOwnServer = async (): Promise<OwnServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'own-server-'));
  await chmod(folder, 0o711);
  const rules = join(folder, 'rules.conf');
  await writeFile(rules, 'local all all peer map=shop\nhost all all 127.0.0.0/8 scram-sha-256\n', {
    mode: 0o644,
  });
  // An address of this machine's own that nobody else listens on: the port is that of the socket's name.
  const host = `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;
  const server = await openEmbeddedPostgres({
    dataDir: folder,
    settings: { listen_addresses: host, hba_file: rules, fsync: 'off', max_connections: 60 },
  });
  const asOwner = (sql: string, database = 'postgres') =>
    query(connectionTo(server.connection.host, 'postgres', database), sql);
  const url: OwnServer['url'] = ({ user, password = user, database }) =>
    `postgres://${user}:${password}@${host}:5432/${database}`;
  return {
    asOwner,
    url,
    database: async (name) => {
      await asOwner(`create role ${name} login password '${name}'`);
      await asOwner(`create database ${name} owner ${name}`);
      return url({ user: name, database: name });
    },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
