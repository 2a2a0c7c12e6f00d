import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Connection, openDatabase } from '../src/db/database.ts';
import { fillDemo } from '../src/db/demo/fill.ts';
import { openEmbeddedPostgres } from '../src/db/embedded/index.ts';
import { migrateDatabase } from '../src/db/migrate.ts';
import { openBoss } from '../src/ports/boss.ts';

declare module 'vitest' {
  interface ProvidedContext {
    server: Connection & object;
    demoFiles: string;
  }
}

/** A database that is migrated once (and filled, for the demo) and then cloned for every test file. */
export const templates = { empty: 'template_empty', demo: 'template_demo' } as const;

/** The day on which the demo's menus are made: a Monday, so that a week lies ahead. */
export const demoDay = new Date('2026-11-16T08:00:00Z');

const makeTemplate = async (server: Connection, name: string, fill: (c: Connection) => Promise<void>) => {
  const admin = openDatabase({ ...server, max: 1 });
  await admin.$client.query(`create database ${name}`);
  await admin.$client.end();
  await fill({ ...server, database: name });
};

/** All tables, and those of the queue; with the demo shop if its files are to go somewhere. */
export const prepareDatabase = async (
  connection: Connection,
  demoFiles: string | null,
  now = demoDay,
): Promise<void> => {
  const database = openDatabase(connection);
  await migrateDatabase(database);
  // Nobody logs in with the demo's random passwords: a hash that fits nothing saves a second.
  if (demoFiles) await fillDemo(database, { filesFolder: demoFiles, now, hash: async () => '' });
  await database.$client.end();
  const boss = openBoss({ connection, onError: () => {} });
  await boss.start([]);
  await boss.stop();
};

/** One PostgreSQL for the whole run. Nothing in it has to survive, so nothing waits for the disk. */
export default async ({ provide }: TestProject) => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-test-'));
  // As root the server runs as another user, who has to be able to pass through.
  await chmod(folder, 0o711);
  const server = await openEmbeddedPostgres({
    dataDir: folder,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 200 },
  });
  const demoFiles = join(folder, 'files');
  await makeTemplate(server.connection, templates.empty, (each) => prepareDatabase(each, null));
  await makeTemplate(server.connection, templates.demo, (each) => prepareDatabase(each, demoFiles));
  provide('server', server.connection);
  provide('demoFiles', demoFiles);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
};
