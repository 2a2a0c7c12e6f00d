import { randomUUID } from 'node:crypto';
import { chmod, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { templates } from '../../../test/database-server.ts';
import { type OwnServer, startOwnServer } from '../../../test/own-server.ts';
import { CommandRefused } from '../../exit.ts';
import { openBoss } from '../../ports/boss.ts';
import { sandboxTables } from '../../sandbox/storage.ts';
import { openDatabase } from '../database.ts';
import { type ShopPlace, withDatabase } from './places.ts';
import type { Run } from './progress.ts';
import { takeBackup } from './take.ts';
import { type Everything, everythingOf } from './test-support.ts';

export const now = new Date('2026-11-16T08:00:00Z');
export const quietly: Run = { say: () => {}, signal: new AbortController().signal };
export const addProduct = `insert into public.products (name) values ('{"lt": "Ridikai", "en": ""}')`;
export const replacing = { overwrite: true };
export const adding = { overwrite: false };

type BackedUp = {
  /** The demo's shop, with what else a database can hold. */
  readonly shop: ShopPlace;
  readonly had: Everything;
  /** Of that shop. */
  readonly archive: string;
};

/** A shop and its backup, made once for a file of tests, and room for others. */
export const useBackedUpShop = (given: (made: BackedUp) => void) => {
  let top: string;
  let server: OwnServer;
  let count = 0;
  const folder = async (): Promise<string> => {
    const path = join(top, `folder-${(count += 1)}`);
    await mkdir(path);
    await chmod(path, 0o711);
    return path;
  };
  const archiveIn = async (): Promise<string> => join(await folder(), 'shop.tar.gz');

  beforeAll(async () => {
    top = await mkdtemp(join(tmpdir(), 'shop-backup-'));
    await chmod(top, 0o711);
    server = await startOwnServer();
    const shared = inject('server') as { host: string; user: string };
    const name = `t_${randomUUID().replaceAll('-', '')}`;
    const admin = openDatabase({ ...inject('server'), max: 1 });
    await admin.$client.query(`create database ${name} template ${templates.demo}`);
    await admin.$client.end();
    const shop = {
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
    const had = await everythingOf(shop);
    const archive = await archiveIn();
    await takeBackup(shop, archive, now, quietly);
    given({ shop, had, archive });
  });
  afterAll(async () => {
    await server.stop();
    await rm(top, { recursive: true, force: true });
  });
  return {
    folder,
    archiveIn,
    /** A shop's place with a database of the owner's, and nothing in either. */
    emptyPlace: async (): Promise<ShopPlace> => ({
      dataDir: await folder(),
      databaseUrl: await server.database(`shop_${(count += 1)}`),
    }),
  };
};

export const refusalOf = async (task: Promise<unknown>): Promise<{ code: number; line: string }> => {
  const error: unknown = await task.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CommandRefused)) throw error ?? new Error('it was not refused');
  return { code: error.exitCode, line: error.message };
};
