import { execFileSync } from 'node:child_process';
import { existsSync, unlinkSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createArchive } from './archive-writer.ts';
import { type ShopPlace, withDatabase } from './places.ts';
import { checkBackup, restoreBackup } from './restore.ts';
import { filesIn } from './stored-files.ts';
import { takeBackup } from './take.ts';
import { type Everything, everythingOf } from './test-support.ts';
import { adding, addProduct, now, quietly, refusalOf, replacing, useBackedUpShop } from './test-backups.ts';

let shop: ShopPlace;
let had: Everything;
let archive: string;
const { folder, archiveIn, emptyPlace } = useBackedUpShop((made) => {
  ({ shop, had, archive } = made);
});

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
