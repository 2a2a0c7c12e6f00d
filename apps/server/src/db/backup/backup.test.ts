import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, unlinkSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { templates } from '../../../test/database-server.ts';
import { type OwnServer, startOwnServer } from '../../../test/own-server.ts';
import { CommandRefused } from '../../exit.ts';
import { openBoss } from '../../ports/boss.ts';
import { sandboxTables } from '../../sandbox/storage.ts';
import { openDatabase } from '../database.ts';
import { createArchive } from './archive-writer.ts';
import { migrateDatabase, migrationsFolder } from '../migrate.ts';
import type { ShopPlace } from './places.ts';
import { withDatabase } from './places.ts';
import type { Run } from './progress.ts';
import { checkBackup, restoreBackup } from './restore.ts';
import { buildSchema, jobsVersionIn } from './schema.ts';
import { stageFiles } from './staged-files.ts';
import { filesIn } from './stored-files.ts';
import { takeBackup } from './take.ts';
import { tablesIn } from './tables.ts';
import { type Everything, everythingOf } from './test-support.ts';
import { refuseUnfinished } from './unfinished.ts';

const now = new Date('2026-11-16T08:00:00Z');
const quietly: Run = { say: () => {}, signal: new AbortController().signal };
const addProduct = `insert into public.products (name) values ('{"lt": "Ridikai", "en": ""}')`;
const replacing = { overwrite: true };
const adding = { overwrite: false };

let top: string;
let server: OwnServer;
let count = 0;
const folder = async (): Promise<string> => {
  const path = join(top, `folder-${(count += 1)}`);
  await mkdir(path);
  await chmod(path, 0o711);
  return path;
};
/** A shop's place with a database of the owner's, and nothing in either. */
const emptyPlace = async (): Promise<ShopPlace> => ({
  dataDir: await folder(),
  databaseUrl: await server.database(`shop_${(count += 1)}`),
});
const archiveIn = async (): Promise<string> => join(await folder(), 'shop.tar.gz');

/** The demo's shop, with what else a database can hold. */
let shop: ShopPlace;
let had: Everything;
/** Of that shop. */
let archive: string;

beforeAll(async () => {
  top = await mkdtemp(join(tmpdir(), 'shop-backup-'));
  await chmod(top, 0o711);
  server = await startOwnServer();
  const shared = inject('server') as { host: string; user: string };
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const admin = openDatabase({ ...inject('server'), max: 1 });
  await admin.$client.query(`create database ${name} template ${templates.demo}`);
  await admin.$client.end();
  shop = {
    dataDir: await folder(),
    databaseUrl: `postgres://${shared.user}@${encodeURIComponent(shared.host)}/${name}`,
  };
  for (const picture of (await readdir(join(inject('demoFiles'), 'media/demo'))).toSorted().slice(0, 5))
    await cp(
      join(inject('demoFiles'), 'media/demo', picture),
      join(shop.dataDir, 'files/media/demo', picture),
      {
        recursive: true,
      },
    );
  await writeFile(join(shop.dataDir, 'files', '.half.part'), 'just being written');
  await writeFile(join(shop.dataDir, 'secret'), 'a secret of 43 letters, kept for all logins\n', {
    mode: 0o600,
  });
  await withDatabase(shop, async (client) => {
    await client.query(sandboxTables);
    await client.query(`insert into sandbox.troubles values (1, '{"late": true}')`);
    await client.query(`select nextval('public.check_out_number') from generate_series(1, 17)`);
    const awkward = 'tab\t, line\nbreak, \\N, \\., "quotes", ąčęėįšųūž, 🍲';
    await client.query(
      `insert into public.products (name) values (jsonb_build_object('lt', $1::text, 'en', ''))`,
      [awkward],
    );
  });
  const boss = openBoss({
    connection: { connectionString: shop.databaseUrl ?? '' },
    onError: () => {},
    hasSchedules: false,
  });
  await boss.start([{ kind: { name: 'mail.send' }, work: () => new Promise(() => {}) } as never]);
  await boss.stop();
  await withDatabase(shop, (client) =>
    client.query(
      `insert into pgboss.job (name, data, start_after) values ('mail.send', '{"mailId": 7}', now() + interval '1 day')`,
    ),
  );
  had = await everythingOf(shop);
  archive = await archiveIn();
  await takeBackup(shop, archive, now, quietly);
});
afterAll(async () => {
  await server.stop();
  await rm(top, { recursive: true, force: true });
});

const refusalOf = async (task: Promise<unknown>): Promise<{ code: number; line: string }> => {
  const error: unknown = await task.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CommandRefused)) throw error ?? new Error('it was not refused');
  return { code: error.exitCode, line: error.message };
};

describe('a backup', () => {
  it('brings back every table, number and file, from any kind of database to any other', async () => {
    expect(had.rows['"pgboss"."job_common"']).toHaveLength(1);
    expect(had.rows['"public"."check_outs"']?.length).toBeGreaterThan(0);
    expect(Object.keys(had.files).length).toBeGreaterThan(10);

    const embedded: ShopPlace = { dataDir: join(await folder(), 'data'), databaseUrl: null };
    await restoreBackup(embedded, archive, adding, quietly);
    expect(await everythingOf(embedded)).toEqual(had);
    expect((await stat(join(embedded.dataDir, 'secret'))).mode & 0o777).toBe(0o600);

    const again = await archiveIn();
    await takeBackup(embedded, again, now, quietly);
    const own = await emptyPlace();
    await restoreBackup(own, again, adding, quietly);
    expect(await everythingOf(own)).toEqual(had);
  });

  it('is for its owner’s eyes only, is listed by tar, and says what is in it', async () => {
    expect((await stat(archive)).mode & 0o777).toBe(0o600);
    const { head, contents } = await checkBackup(archive, quietly);
    expect(head).toMatchObject({ shopBackup: 1, madeAt: now.toISOString() });
    expect(contents.rows['public.meal_kits']).toBe(had.rows['"public"."meal_kits"']?.length);
    const names = contents.entries.map(({ name }) => name);
    const listed = execFileSync('tar', ['tzf', archive], { encoding: 'utf8' }).trim().split('\n');
    expect(listed).toEqual([...names, 'contents.json']);
    expect(names).toContain('kept/secret');
    expect(names.filter((name) => name.includes('.part'))).toEqual([]);
  });

  it('is of one moment, whatever the shop writes meanwhile', async () => {
    const place = await emptyPlace();
    await restoreBackup(place, archive, adding, quietly);
    const writer = new pg.Client({ connectionString: place.databaseUrl ?? '' });
    await writer.connect();
    const file = await archiveIn();
    let writes = Promise.resolve<unknown>(null);
    const say = (line: string): void => {
      // The snapshot is taken: what is new from now on is not in it.
      if (line.startsWith('Database:')) writes = writer.query(addProduct);
    };
    await takeBackup(place, file, now, { ...quietly, say });
    await writes;
    await writer.end();
    const { contents } = await checkBackup(file, quietly);
    const before = had.rows['"public"."products"']?.length ?? 0;
    expect(contents.rows['public.products']).toBe(before);
    expect((await everythingOf(place)).rows['"public"."products"']).toHaveLength(before + 1);
  });

  it('begins anew when a picture is deleted while it is copied', async () => {
    const place = await emptyPlace();
    await restoreBackup(place, archive, adding, quietly);
    const files = join(place.dataDir, 'files');
    const [gone = ''] = await filesIn(files);
    const lines: string[] = [];
    const say = (line: string): void => {
      lines.push(line);
      if (line.startsWith('Files:') && lines.filter((each) => each.startsWith('Files:')).length === 1)
        unlinkSync(join(files, gone));
    };
    const file = await archiveIn();
    await takeBackup(place, file, now, { ...quietly, say });
    expect(lines).toContain('A file has changed meanwhile: beginning anew.');
    const { contents } = await checkBackup(file, quietly);
    expect(contents.entries.map(({ name }) => name)).not.toContain(`files/${gone}`);
  });

  it('that is stopped leaves nothing that looks like one', async () => {
    const file = await archiveIn();
    const stopping = new AbortController();
    const say = (line: string): void => {
      if (line.startsWith('Files:')) stopping.abort();
    };
    await expect(takeBackup(shop, file, now, { say, signal: stopping.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(await readdir(join(file, '..'))).toEqual([]);
  });

  it('is not written over another file, and not made where there is no shop', async () => {
    const before = await readFile(archive);
    expect(await refusalOf(takeBackup(shop, archive, now, quietly))).toEqual({
      code: 73,
      line: `${archive} is there already: nothing was changed.`,
    });
    expect(await readFile(archive)).toEqual(before);
    const nowhere = { dataDir: join(await folder(), 'none'), databaseUrl: null };
    expect(await refusalOf(takeBackup(nowhere, await archiveIn(), now, quietly))).toMatchObject({ code: 66 });
    expect(existsSync(nowhere.dataDir)).toBe(false);
    expect(await refusalOf(takeBackup(await emptyPlace(), await archiveIn(), now, quietly))).toMatchObject({
      code: 66,
    });
  });

  it('leaves out what somebody else keeps in the same database, and says so', async () => {
    const place = await emptyPlace();
    await restoreBackup(place, archive, adding, quietly);
    await withDatabase(place, (client) =>
      client.query('create table public.reports (id serial); create table pgboss.mine (id int)'),
    );
    const lines: string[] = [];
    const file = await archiveIn();
    await takeBackup(place, file, now, { ...quietly, say: (line) => lines.push(line) });
    expect(lines).toContain("Left out, as it is not the shop's: table pgboss.mine, table public.reports.");
    const fresh = await emptyPlace();
    await restoreBackup(fresh, file, adding, quietly);
    expect((await everythingOf(fresh)).rows).toEqual(had.rows);

    expect(await refusalOf(restoreBackup(place, file, replacing, quietly))).toMatchObject({ code: 73 });
  });

  it.each([
    ['a column more', 'alter table public.users add column shoe_size int', /users has a column shoe_size/],
    ['a column less', 'alter table public.products drop column name', /products has no column name/],
    [
      'another column',
      'alter table public.addresses alter street type varchar(500)',
      /addresses.street is character/,
    ],
    ['a table less', 'drop table public.stray_payments', /table public.stray_payments is missing/],
    ['a job column more', 'alter table pgboss.version add column mine int', /version has a column mine/],
    [
      'a number less',
      'drop sequence public.check_out_number cascade',
      /sequence public.check_out_number is missing/,
    ],
    [
      'a gap allowed',
      'alter table public.users alter email drop not null',
      /users.email not null is missing/,
    ],
    [
      'a key less',
      'alter table public.links drop constraint links_pkey',
      /constraint links_pkey of public.links is missing/,
    ],
    ['a word more', `alter type public.role add value 'baker'`, /type public.role has a label baker/],
  ])(
    'of a database with %s, unlike its migrations’, could not be restored and is not made',
    async (_, sql, why) => {
      const place = await emptyPlace();
      await restoreBackup(place, archive, adding, quietly);
      await withDatabase(place, (client) => client.query(sql));
      const file = await archiveIn();
      const { code, line } = await refusalOf(takeBackup(place, file, now, quietly));
      expect(code).toBe(65);
      expect(line).toMatch(why);
      expect(await readdir(join(file, '..'))).toEqual([]);
      // Nor is it in the way of a restore that replaces all of it.
      await restoreBackup(place, archive, replacing, quietly);
      expect(await everythingOf(place)).toEqual(had);
    },
  );

  it('whose tables are not those of its migrations is not called whole', async () => {
    const { head } = await checkBackup(archive, quietly);
    const [first, ...rest] = head.tables;
    const file = await archiveIn();
    const { shopBackup: _, ...about } = head;
    const writer = await createArchive(file, {
      ...about,
      tables: [{ ...first, columns: first?.columns.slice(1) } as never, ...rest],
    });
    await writer.add('kept/secret', 1, [Buffer.from('a')]);
    await writer.finish({ rows: {}, sequences: [] });
    const missing = /cannot be restored: .* \(drizzle.__drizzle_migrations has no column created_at\)\.$/;
    expect((await refusalOf(checkBackup(file, quietly))).line).toMatch(missing);
    expect((await refusalOf(restoreBackup(await emptyPlace(), file, adding, quietly))).line).toMatch(missing);
  });
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
    ['none', async () => join(top, 'nowhere.tar.gz'), /nowhere\.tar\.gz is not there\.$/],
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
