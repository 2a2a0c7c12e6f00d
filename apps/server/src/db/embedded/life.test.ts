import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { chmod, copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ask, connectionTo, waitForAnswer } from './conversation.ts';
import type { EmbeddedPostgresError } from './index.ts';
import { isServerOf, readPidFile, readSettledPidFile } from './running.ts';
import { endServer } from './server.ts';
import {
  asRoot,
  killHard,
  killServer,
  makeBench,
  query,
  serverPid,
  stopShop,
  until,
} from './test-helpers.ts';

const bench = makeBench();
const seed = bench.newDataDir('seed');
const runs = async (folder: string, pid: number) => isServerOf(folder, pid);

beforeAll(async () => {
  const db = await bench.open(seed);
  await query(db.connection, 'CREATE TABLE kit (name text)');
  await query(
    db.connection,
    `INSERT INTO kit VALUES ('Žuvis'), ('Zuikis'), ('Šuo'), ('Sula'), ('Ąžuolas'), ('Avis')`,
  );
  await db.stop();
});
afterEach(() => bench.endAll());
afterAll(() => bench.clear());

const KITS = 'SELECT count(*)::int FROM kit';

describe('starting', () => {
  test('a first start makes an empty database that only this user can reach', async () => {
    const dataDir = bench.newDataDir();
    const cutShort = join(dataDir, 'postgres', 'data.new-abc');
    await mkdir(join(cutShort, 'global'), { recursive: true });
    const db = await bench.open(dataDir);
    expect(existsSync(cutShort)).toBe(false);
    expect(db.adopted).toBe(false);
    expect(
      await query(
        db.connection,
        'SELECT current_user, current_database(), usesuper FROM pg_user WHERE usename = current_user',
      ),
    ).toEqual([['shop', 'shop', false]]);
    expect(await query(db.connection, 'SHOW listen_addresses')).toEqual([['']]);
    expect(await query(db.connection, 'SHOW server_encoding')).toEqual([['UTF8']]);
    expect(await query(db.connection, 'SHOW data_checksums')).toEqual([['on']]);
    for (const folder of [db.folder, db.connection.host]) expect(statSync(folder).mode & 0o777).toBe(0o700);
    await db.stop();
    expect(existsSync(join(db.folder, 'postmaster.pid'))).toBe(false);
  });

  test('the shop’s own folder, new or from before, is closed to others, and of root’s the server’s user passes through', async () => {
    const fromBefore = bench.newDataDir();
    await mkdir(fromBefore);
    await chmod(fromBefore, 0o755);
    for (const dataDir of [bench.newDataDir(), fromBefore]) {
      const db = await bench.open(dataDir);
      const { mode, gid } = statSync(dataDir);
      expect(mode & 0o777).toBe(asRoot ? 0o710 : 0o700);
      if (asRoot) expect(gid).toBe(statSync(db.folder).gid);
      expect(await query(db.connection, 'SELECT 1')).toEqual([[1]]);
      await db.stop();
      // Once more, as it is now.
      await (await bench.open(dataDir)).stop();
    }
  });

  test('a warm start keeps the data, and Lithuanian sorts and folds as it should', async () => {
    const db = await bench.open(seed);
    const [row] = await query(
      db.connection,
      `SELECT string_agg(name, ' ' ORDER BY name COLLATE "lt-x-icu"), max(lower('ĄŽŠ')) FROM kit`,
    );
    expect(row).toEqual(['Avis Ąžuolas Sula Šuo Zuikis Žuvis', 'ąžš']);
    await db.stop();
  });

  test('the shop may make databases of its own and stop() may be called twice', async () => {
    const db = await bench.open(seed);
    await query(db.connection, 'CREATE DATABASE copy TEMPLATE shop');
    expect(await query({ ...db.connection, database: 'copy' }, KITS)).toEqual([[6]]);
    await Promise.all([db.stop(), db.stop()]);
  });

  test('a folder name with spaces, quotes, commas and letters of its own is no obstacle', async () => {
    const db = await bench.open(bench.copyOf(seed, bench.newDataDir(`it's "my", šop`)));
    expect(await query(db.connection, 'SELECT 1')).toEqual([[1]]);
    await db.stop();
  });

  test('a first start that ended before it made the database is finished, once, by whoever comes', async () => {
    const db = await bench.open(bench.newDataDir());
    const { host } = db.connection;
    for (const sql of ['DROP DATABASE shop', 'DROP ROLE shop']) {
      await query(connectionTo(host, 'postgres', 'postgres'), sql);
    }
    const comers = [1, 2, 3].map(() => waitForAnswer(db.connection, async () => true));
    expect(await Promise.all(comers)).toEqual(['ready', 'ready', 'ready']);
    await db.stop();
  });

  test('two processes starting at once on an empty folder both work, on one server', async () => {
    const dataDir = bench.newDataDir();
    const [one, two] = await Promise.all([bench.startShop(dataDir), bench.startShop(dataDir)]);
    expect([one.adopted, two.adopted].toSorted()).toEqual([false, true]);
    await query(one.connection, 'CREATE TABLE seen (id int)');
    expect(await query(two.connection, 'SELECT count(*)::int FROM seen')).toEqual([[0]]);
    await Promise.all([stopShop(one.shop), stopShop(two.shop)]);
    expect(existsSync(join(one.folder, 'postmaster.pid'))).toBe(false);
  });
});

describe('after a crash', () => {
  test('a server left by a killed shop is used again, and stopped in the end', async () => {
    const { shop, folder } = await bench.startShop(seed);
    const pid = await serverPid(folder);
    await killHard(shop);
    const db = await bench.open(seed);
    expect(db.adopted).toBe(true);
    expect(await serverPid(folder)).toBe(pid);
    expect(await query(db.connection, KITS)).toEqual([[6]]);
    await db.stop();
    expect(await runs(folder, pid)).toBe(false);
  });

  test('after kill -9 of shop and server the next start recovers what was committed', async () => {
    const { shop, folder, connection } = await bench.startShop(seed);
    await query(connection, 'CREATE TABLE receipt AS SELECT 7 AS number');
    await killHard(shop);
    await killServer(folder);
    expect(existsSync(join(folder, 'postmaster.pid'))).toBe(true);
    const db = await bench.open(seed);
    expect(db.adopted).toBe(false);
    expect(await query(db.connection, 'SELECT number FROM receipt')).toEqual([[7]]);
    await db.stop();
  });

  test('a stale pid file that names a living stranger stops neither the start nor the stranger', async () => {
    const { shop, folder, connection } = await bench.startShop(seed);
    await killHard(shop);
    await killServer(folder);
    // As the server's own user, because PostgreSQL takes only processes that it may signal for living.
    const { uid, gid } = statSync(folder);
    const stranger = spawn('sleep', ['infinity'], asRoot ? { uid, gid } : {});
    await once(stranger, 'spawn');
    for (const file of [join(folder, 'postmaster.pid'), join(connection.host, '.s.PGSQL.5432.lock')]) {
      await writeFile(file, (await readFile(file, 'utf8')).replace(/^\d+/, String(stranger.pid)));
    }
    try {
      const db = await bench.open(seed);
      expect(await query(db.connection, KITS)).toEqual([[6]]);
      await db.stop();
      expect(stranger.exitCode ?? stranger.signalCode).toBe(null);
    } finally {
      stranger.kill();
    }
  });

  test('a server whose shop was killed before it listened is waited for, not started twice', async () => {
    const { shop, folder, connection } = await bench.startShop(seed);
    await killHard(shop);
    const file = join(folder, 'postmaster.pid');
    const whole = await readFile(file, 'utf8');
    await writeFile(file, whole.replace(`${connection.host}\n`, '\n').replace(/ready +/, 'starting'));
    expect(await readPidFile(folder)).toMatchObject({ socketFolder: '' });
    const settled = readSettledPidFile(folder);
    // As the server does: over what is there, so that nobody reads an empty file in between.
    await writeFile(file, whole, { flag: 'r+' });
    expect(await settled).toMatchObject({ socketFolder: connection.host });
    const db = await bench.open(seed);
    expect(db.adopted).toBe(true);
    await db.stop();
  });

  test('an empty pid file, as a full disk leaves it, does not stop the start', async () => {
    const file = join(seed, 'postgres', 'data', 'postmaster.pid');
    await writeFile(file, '');
    const db = await bench.open(seed);
    await db.stop();
    expect(existsSync(file)).toBe(false);
  });

  test('a pid file copied along with the folder of a running shop does not lead to that shop', async () => {
    const dataDir = bench.copyOf(seed);
    const original = await bench.open(seed);
    await copyFile(
      join(original.folder, 'postmaster.pid'),
      join(dataDir, 'postgres', 'data', 'postmaster.pid'),
    );
    const db = await bench.open(dataDir);
    expect(db.adopted).toBe(false);
    await db.stop();
    expect(await query(original.connection, KITS)).toEqual([[6]]);
    await original.stop();
  });
});

describe('sharing', () => {
  test('the server stays up until the last shop process stops, whoever started it', async () => {
    const first = await bench.startShop(seed);
    const second = await bench.startShop(seed);
    expect([first.adopted, second.adopted]).toEqual([false, true]);
    const pid = await serverPid(first.folder);
    await stopShop(first.shop);
    expect(await query(second.connection, KITS)).toEqual([[6]]);
    await stopShop(second.shop);
    expect(await runs(second.folder, pid)).toBe(false);
  });

  test('a killed process no longer counts as a user', async () => {
    const first = await bench.startShop(seed);
    const second = await bench.startShop(seed);
    const pid = await serverPid(first.folder);
    await killHard(first.shop);
    await stopShop(second.shop);
    expect(await runs(second.folder, pid)).toBe(false);
  });

  test('two users within one process count as two', async () => {
    const lines: string[] = [];
    const first = await bench.open(seed, { log: (line) => lines.push(line) });
    const second = await bench.open(seed);
    await first.stop();
    expect(lines).toEqual(['The database stays up: another shop process uses it.']);
    expect(await query(second.connection, KITS)).toEqual([[6]]);
    await second.stop();
    expect(existsSync(join(second.folder, 'postmaster.pid'))).toBe(false);
  });
});

describe('ending', () => {
  test('Ctrl-C reaches the shop but not the database', async () => {
    const { shop, pid, connection } = await bench.startShop(seed, { detached: true });
    const heard = once(shop, 'message');
    process.kill(-pid, 'SIGINT');
    expect((await heard)[0]).toEqual({ signal: 'SIGINT' });
    expect(await query(connection, KITS)).toEqual([[6]]);
    await stopShop(shop);
  });

  test.each(['started', 'adopted'])(
    'a server that dies under the shop that %s it is reported once and started again',
    async (how) => {
      const errors: EmbeddedPostgresError[] = [];
      if (how === 'adopted') await killHard((await bench.startShop(seed)).shop);
      const db = await bench.open(seed, { onTrouble: (error) => errors.push(error) });
      for (const deaths of [1, 2]) {
        const pid = await serverPid(db.folder);
        await killServer(db.folder);
        await until(async () => (await readPidFile(db.folder))?.pid !== pid);
        await until(async () => (await ask(db.connection)) === 'ready');
        expect(await query(db.connection, KITS)).toEqual([[6]]);
        expect(errors.map(({ code }) => code)).toEqual(Array.from({ length: deaths }, () => 'ended'));
      }
      expect(errors[0]?.message).toMatch(
        /^The database ended unexpectedly.*see its log .*server\.log\. It is started again\.$/,
      );
      const last = await serverPid(db.folder);
      await db.stop();
      expect(await runs(db.folder, last)).toBe(false);
    },
  );

  test('of two shop processes whose server dies both go on with one new server', async () => {
    const first = await bench.startShop(seed);
    const second = await bench.open(seed);
    const pid = await serverPid(first.folder);
    await killServer(first.folder);
    await until(async () => (await readPidFile(first.folder))?.pid !== pid);
    await until(async () => (await ask(first.connection)) === 'ready');
    await second.stop();
    expect(await query(first.connection, KITS)).toEqual([[6]]);
    await stopShop(first.shop);
    expect(existsSync(join(first.folder, 'postmaster.pid'))).toBe(false);
  });

  test('a shop that is told to stop while its server is gone stops', async () => {
    const db = await bench.open(seed);
    await killServer(db.folder);
    await db.stop();
    const left = await readPidFile(db.folder);
    expect(left === undefined || !(await runs(db.folder, left.pid))).toBe(true);
  });

  test('a shutdown that takes too long is made an immediate one, and the next start recovers', async () => {
    const { shop, folder } = await bench.startShop(seed);
    await killHard(shop);
    const home = dirname(folder);
    const place = { home, shopDir: home, data: folder, account: undefined };
    expect(await endServer(place, await serverPid(folder), 0)).toBe(true);
    const db = await bench.open(seed);
    expect(await query(db.connection, KITS)).toEqual([[6]]);
    await db.stop();
  });
});
