import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { openBoss } from '../../ports/boss.ts';
import { openDatabase } from '../database.ts';
import { migrateDatabase, migrationsFolder } from '../migrate.ts';
import { type ShopPlace, withDatabase } from './places.ts';
import { restoreBackup } from './restore.ts';
import { buildSchema, jobsVersionIn } from './schema.ts';
import { stageFiles } from './staged-files.ts';
import { filesIn } from './stored-files.ts';
import { takeBackup } from './take.ts';
import { tablesIn } from './tables.ts';
import { type Everything, everythingOf } from './test-support.ts';
import { adding, addProduct, now, quietly, refusalOf, replacing, useBackedUpShop } from './test-backups.ts';
import { refuseUnfinished } from './unfinished.ts';

let shop: ShopPlace;
let had: Everything;
let archive: string;
const { folder, archiveIn, emptyPlace } = useBackedUpShop((made) => {
  ({ shop, had, archive } = made);
});

describe('a restore', () => {
  it('of a backup from before the last migration is brought up by the shop that starts on it', async () => {
    const [older, target] = [await emptyPlace(), await emptyPlace()];
    const all = readMigrationFiles({ migrationsFolder });
    const some = all.slice(0, -1);
    const jobs = await withDatabase(shop, async (client) => jobsVersionIn(client, await tablesIn(client)));
    await withDatabase(older, async (client) => {
      await client.query('begin');
      await buildSchema(client, {
        migrations: some.map(({ hash }) => hash),
        jobs: Number(jobs) - 1,
        tables: [],
      });
      for (const { hash, folderMillis } of some)
        await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
          hash,
          folderMillis,
        ]);
      await client.query(addProduct);
      await client.query('commit');
    });
    const had = await everythingOf(older);
    const file = await archiveIn();
    await takeBackup(older, file, now, quietly);
    await restoreBackup(target, file, adding, quietly);
    expect(await everythingOf(target)).toEqual(had);

    const connection = { connectionString: target.databaseUrl ?? '' };
    const database = openDatabase(connection);
    await migrateDatabase(database);
    await database.$client.end();
    const boss = openBoss({ connection, onError: () => {}, hasSchedules: false });
    await boss.start([]);
    await boss.stop();
    const brought = await everythingOf(target);
    expect(brought.rows['"drizzle"."__drizzle_migrations"']).toHaveLength(all.length);
    expect(brought.rows['"public"."products"']).toHaveLength(1);
    expect(await withDatabase(target, async (client) => jobsVersionIn(client, await tablesIn(client)))).toBe(
      jobs,
    );
  });

  it('over a shop needs to be told, and then replaces all of it', async () => {
    const place = await emptyPlace();
    await restoreBackup(place, archive, adding, quietly);
    await withDatabase(place, (client) => client.query(addProduct));
    await writeFile(join(place.dataDir, 'files', 'media', 'late.avif'), 'late');
    await writeFile(join(place.dataDir, 'secret'), 'another');
    const before = await everythingOf(place);
    const { code, line } = await refusalOf(restoreBackup(place, archive, adding, quietly));
    expect(code).toBe(73);
    expect(line).toMatch(
      /^There is a shop here already \(\d+ tables in the database, \d+ files, secret\): say --overwrite/,
    );
    expect(await everythingOf(place)).toEqual(before);

    await restoreBackup(place, archive, replacing, quietly);
    expect(await everythingOf(place)).toEqual(had);
    expect((await readdir(place.dataDir)).toSorted()).toEqual(['files', 'secret']);
  });

  it.each([
    ['a table', 'create table public.reports (id int)', 'table public.reports'],
    ['a view', 'create view public.days as select 1 as day', 'view public.days'],
    [
      'a function',
      `create function public.mine() returns int language sql as 'select 1'`,
      'function public.mine()',
    ],
    ['a sequence', 'create sequence public.numbers', 'sequence public.numbers'],
    ['a type', `create type public.mood as enum ('good', 'bad')`, 'type public.mood'],
    ['a domain', 'create domain public.grams as int', 'type public.grams'],
    ['jobs', 'create schema pgboss; create table pgboss.job (id int)', 'table pgboss.job'],
  ])('into a database that holds %s of somebody else’s is refused', async (_, sql, title) => {
    const place = await emptyPlace();
    await withDatabase(place, (client) => client.query(sql));
    const before = await everythingOf(place);
    for (const options of [adding, replacing])
      expect(await refusalOf(restoreBackup(place, archive, options, quietly))).toEqual({
        code: 73,
        line: `The database holds what is not the shop's (${title}): restore into one of the shop's own. Nothing was changed.`,
      });
    expect(await everythingOf(place)).toEqual(before);
  });

  it('takes nothing along that stands on the shop’s tables and types from elsewhere', async () => {
    const place = await emptyPlace();
    await restoreBackup(place, archive, adding, quietly);
    for (const [make, drop] of [
      ['create table crm.people (role public.role)', 'drop table crm.people'],
      ['create table crm.people (id int references public.users)', 'drop table crm.people'],
      ['create view crm.jobs as select * from pgboss.job', 'drop view crm.jobs'],
    ] as const) {
      await withDatabase(place, (client) => client.query(`create schema if not exists crm; ${make}`));
      const before = await everythingOf(place);
      const { code, line } = await refusalOf(restoreBackup(place, archive, replacing, quietly));
      expect(code).toBe(73);
      expect(line).toMatch(/^Something in the database that is not the shop's stands on what is \(.*crm\./);
      expect(await everythingOf(place)).toEqual(before);
      await withDatabase(place, (client) => client.query(drop));
    }
    await restoreBackup(place, archive, replacing, quietly);
    expect(await everythingOf(place)).toEqual(had);
  });

  it('that is stopped on the way leaves the shop as it was', async () => {
    const place = await emptyPlace();
    await restoreBackup(place, archive, adding, quietly);
    await withDatabase(place, (client) => client.query(`delete from public.addresses`));
    await writeFile(join(place.dataDir, 'secret'), 'another');
    const before = await everythingOf(place);
    const stopping = new AbortController();
    const say = (line: string): void => {
      if (line.startsWith('Restoring')) stopping.abort();
    };
    await expect(
      restoreBackup(place, archive, replacing, { say, signal: stopping.signal }),
    ).rejects.toMatchObject({ name: 'AbortError' });
    expect(await everythingOf(place)).toEqual(before);
    expect((await readdir(place.dataDir)).toSorted()).toEqual(['files', 'secret']);
  });

  it('is refused while anything is connected to the database', async () => {
    const place = await emptyPlace();
    await restoreBackup(place, archive, adding, quietly);
    const running = new pg.Client({ connectionString: place.databaseUrl ?? '', application_name: 'pgboss' });
    await running.connect();
    const { code, line } = await refusalOf(restoreBackup(place, archive, replacing, quietly));
    expect(code).toBe(75);
    expect(line).toMatch(/^The database is in use \(pgboss, process \d+\): stop the shop/);
    await running.end();
    await expect(restoreBackup(place, archive, replacing, quietly)).resolves.toBeTruthy();
  });

  const changed = async (change: (bytes: Buffer) => Buffer): Promise<string> => {
    const file = await archiveIn();
    await writeFile(file, gzipSync(change(gunzipSync(await readFile(archive)))));
    return file;
  };
  const cutShort = async (): Promise<string> => {
    const file = await archiveIn();
    const bytes = await readFile(archive);
    await writeFile(file, bytes.subarray(0, bytes.length - 1000));
    return file;
  };
  const foreign = async (): Promise<string> => {
    const file = await archiveIn();
    await writeFile(file, 'a letter to the bakery');
    return file;
  };
  const swapped = (bytes: Buffer): Buffer => {
    bytes[bytes.indexOf('@', bytes.indexOf('tables/public.users/'))] = 0x78;
    return bytes;
  };
  /** The first file's text, changed without changing its length; its checksum is only in the last. */
  const rewritten =
    (from: string, to: string) =>
    (bytes: Buffer): Buffer => {
      const at = bytes.indexOf(from);
      bytes.write(to, at);
      return bytes;
    };
  it.each([
    ['another file', foreign, /is no backup of a shop, or not a whole one\.$/],
    ['one that is cut short', cutShort, /is no backup of a shop, or not a whole one\.$/],
    [
      'one with a changed letter in it',
      () => changed(swapped),
      /is damaged: what is in it is not what was put into it\.$/,
    ],
    [
      'one of a newer format',
      () => changed(rewritten('"shopBackup": 1', '"shopBackup": 7')),
      /was made by a newer shop/,
    ],
    [
      'one of a migration that nobody here knows',
      () => changed(rewritten(readMigrationFiles({ migrationsFolder }).at(-1)?.hash ?? '', 'ffff')),
      /was made by a newer shop, or by another/,
    ],
    ['none', async () => join(await folder(), 'nowhere.tar.gz'), /nowhere\.tar\.gz is not there\.$/],
  ] as const)('of %s is refused before anything is touched', async (_, make, why) => {
    const place = await emptyPlace();
    const { code, line } = await refusalOf(restoreBackup(place, await make(), replacing, quietly));
    expect(code).toBe(65);
    expect(line).toMatch(why);
    expect((await everythingOf(place)).rows).toEqual({});
    expect(await readdir(place.dataDir)).toEqual([]);
  });

  it('that loses the database when its rows are there is done all the same', async () => {
    const place = await emptyPlace();
    const lines: string[] = [];
    const query = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;
    const analyze = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...args: unknown[]
    ) {
      const ends = ['select pg_terminate_backend(pg_backend_pid())'];
      return query.apply(this, args[0] === 'analyze' ? ends : args);
    } as never);
    await restoreBackup(place, archive, adding, { ...quietly, say: (line) => lines.push(line) }).finally(() =>
      analyze.mockRestore(),
    );
    expect(lines.at(-1)).toMatch(/^The database was not analyzed/);
    expect(await everythingOf(place)).toEqual(had);
  });

  it('whose last word got no answer keeps the shop closed until it is done again', async () => {
    const place = await emptyPlace();
    await restoreBackup(place, archive, adding, quietly);
    const before = (await everythingOf(place)).files;
    const bytes = (text: string) =>
      (async function* () {
        yield Buffer.from(text);
      })();
    /** What lies aside of the shop that was there first. */
    const replacedIn = async ({ dataDir }: ShopPlace): Promise<string[]> => {
      const found: string[] = [];
      for (const [top, inside] of [
        [dataDir, ''],
        [join(dataDir, 'files'), 'files/'],
      ] as const)
        for (const name of await readdir(top))
          if (name.startsWith('.replaced-'))
            found.push(...(await filesIn(join(top, name))).map((path) => inside + path));
      return found.filter((path) => path !== 'files/media/new.avif').toSorted();
    };
    const put = async (error: Error): Promise<void> => {
      await using staged = await stageFiles(place);
      await staged.add('files/media/new.avif', bytes('new'));
      await staged.putInPlace(() => Promise.reject(error));
    };
    await expect(put(new pg.DatabaseError('refused', 7, 'error'))).rejects.toThrow('refused');
    expect((await everythingOf(place)).files).toEqual(before);
    expect(() => refuseUnfinished(place.dataDir)).not.toThrow();

    const shutDown = new pg.DatabaseError('terminating connection', 7, 'error');
    shutDown.code = '57P01';
    await expect(put(shutDown)).rejects.toThrow('restore again, with --overwrite');
    const unfinished = 'was interrupted: restore the backup again';
    expect(() => refuseUnfinished(place.dataDir)).toThrow(unfinished);
    await expect(takeBackup(place, await archiveIn(), now, quietly)).rejects.toThrow(unfinished);
    // The rows may be the old ones: what belongs to them is still there, whatever else goes wrong.
    await expect(put(new pg.DatabaseError('refused', 7, 'error'))).rejects.toThrow('refused');
    await expect(put(new Error('Connection terminated'))).rejects.toThrow('restore again, with --overwrite');
    expect(() => refuseUnfinished(place.dataDir)).toThrow(unfinished);
    expect(await replacedIn(place)).toEqual(Object.keys(before).toSorted());

    await restoreBackup(place, archive, replacing, quietly);
    expect(() => refuseUnfinished(place.dataDir)).not.toThrow();
    expect((await everythingOf(place)).files).toEqual(before);
    expect(await replacedIn(place)).toEqual([]);
  });
});
