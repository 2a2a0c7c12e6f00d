import { existsSync } from 'node:fs';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictures } from '../../../db/schema/index.ts';
import { refusalOf, useShop } from '../../../../test/test-shop.ts';
import { originalFolder, originalKey, sweepUploadsJob } from '../../base/pictures/pictures.jobs.ts';

const shop = useShop();
const hoursAgo = (hours: number) => new Date(shop.clock.now().getTime() - hours * 3_600_000);

const photo = async (): Promise<Blob> => {
  const create = { width: 20, height: 20, channels: 3, background: '#c21e63' } as const;
  return new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())]);
};
/** The connections of this shop that wait for somebody's lock. */
const waiting = async (): Promise<number[]> => {
  const { rows } = await shop.database.execute<{ pid: number }>(
    sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.map(({ pid }) => pid);
};
const filesLeft = () => readdir(shop.filesFolder, { recursive: true });
/** Uploaded bytes as of then. */
const anUpload = async (folder: string, changedAt: Date): Promise<void> => {
  const path = join(shop.filesFolder, originalFolder(folder));
  await mkdir(path, { recursive: true });
  await writeFile(join(shop.filesFolder, originalKey(folder)), 'bytes');
  await utimes(path, changedAt, changedAt);
};

it('a shop to which nothing was ever uploaded has nothing to sweep', async () => {
  await shop.work(sweepUploadsJob.name);
  expect(await filesLeft()).not.toContain('originals');
});

it('an upload stays where the database goes away: nobody knows whether it has the picture', async () => {
  const admin = await shop.asNew('admin');
  const refusal = await shop.database.transaction(async (tx) => {
    await tx.execute(sql`lock table pictures in exclusive mode`);
    const files = { picture: [await photo()] };
    const upload = refusalOf(admin('POST /pictures', { body: {}, files }));
    await expect.poll(waiting).toHaveLength(1);
    await tx.execute(sql`select pg_terminate_backend(${(await waiting())[0]})`);
    return upload;
  });
  expect(refusal.status).toBe(503);
  expect(await readdir(join(shop.filesFolder, 'originals'))).toHaveLength(1);
});

it('uploads of yesterday that no picture waits for are swept away, and no others', async () => {
  await anUpload('yesterdays', hoursAgo(25));
  await anUpload('under-way', hoursAgo(23));
  for (const status of ['processing', 'ready'] as const) {
    await anUpload(status, hoursAgo(25));
    const row = { folder: status, alt: { lt: '', en: '' }, width: 9, height: 6, placeholder: '', status };
    await shop.database.insert(pictures).values(row);
  }
  await shop.work(sweepUploadsJob.name);
  const isThere = (folder: string) => existsSync(join(shop.filesFolder, originalFolder(folder)));
  expect(['yesterdays', 'under-way', 'processing', 'ready'].map(isThere)).toEqual([false, true, true, false]);
});
