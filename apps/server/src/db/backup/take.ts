import { existsSync } from 'node:fs';
import { mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { to } from 'pg-copy-streams';
import { CommandRefused } from '../../exit.ts';
import {
  type Contents,
  nameOf,
  partNames,
  rowCount,
  sqlColumns,
  sqlName,
  type Table,
} from './archive-format.ts';
import { type ArchiveWriter, createArchive, WrongSize } from './archive-writer.ts';
import { lookInto } from './found.ts';
import { filesFolder, hasShop, isKept, type ShopPlace, withDatabase } from './places.ts';
import { titleOf } from './objects.ts';
import { megabytes, type Run, telling } from './progress.ts';
import { filesIn } from './stored-files.ts';
import { sequencesIn } from './tables.ts';
import { refuseUnfinished } from './unfinished.ts';

/** A table is written in pieces of this size: its end is not known before it is there, and memory is not for all of it. */
const pieceBytes = 4 * 1024 * 1024;
/** A picture that is deleted while it is copied makes the copy worthless; that happens seldom. */
const tries = 3;

type Taken = {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  readonly bytes: number;
};

const addRows = async (
  client: pg.Client,
  archive: ArchiveWriter,
  table: Table,
  heard: (bytes: number) => void,
): Promise<number> => {
  const rows = client.query(to(`copy (select ${sqlColumns(table)} from ${sqlName(table)}) to stdout`));
  let piece: Buffer[] = [];
  let size = 0;
  let count = 0;
  const flush = async (): Promise<void> => {
    if (size === 0) return;
    count += 1;
    await archive.add(partNames.rows(table, count), size, piece);
    heard(size);
    [piece, size] = [[], 0];
  };
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    piece.push(chunk);
    size += chunk.length;
    if (size >= pieceBytes) await flush();
  }
  await flush();
  return rows.rowCount;
};

const addFile = async (archive: ArchiveWriter, name: string, path: string): Promise<void> => {
  await using file = await open(path);
  const { size } = await file.stat();
  await archive.add(name, size, file.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>);
};

const keptIn = async ({ dataDir }: ShopPlace): Promise<string[]> =>
  (await readdir(dataDir).catch(() => [])).filter(isKept).toSorted();

/** Everything as of one moment: rows by one snapshot, and every file that was there before or after it was taken. */
const takeOnce = async (
  client: pg.Client,
  place: ShopPlace,
  file: string,
  now: Date,
  run: Run,
): Promise<Taken> => {
  const before = await filesIn(filesFolder(place));
  await client.query('begin isolation level repeatable read read only');
  const { expected, foreign, difference, ...shop } = await lookInto(client);
  if (!expected) throw noShop(place);
  if (difference !== null) throw unlikeItsMigrations(difference);
  const { tables } = expected;
  await client.query(`lock table ${tables.map(sqlName).join(', ')} in access share mode`);
  const files = [...new Set([...before, ...(await filesIn(filesFolder(place)))])];
  const archive = await createArchive(file, {
    madeAt: now.toISOString(),
    postgres: (await client.query<{ version: string }>('show server_version')).rows[0]?.version ?? '',
    migrations: [...shop.migrations],
    jobs: shop.jobs,
    tables: [...tables],
  });
  try {
    if (foreign.length > 0) run.say(`Left out, as it is not the shop's: ${foreign.map(titleOf).join(', ')}.`);
    const rows = await addTables(client, archive, tables, run);
    const sequences = await sequencesIn(client, expected.sequences);
    await client.query('commit');
    await addFiles(archive, place, files, run);
    const bytes = await archive.finish({ rows, sequences });
    return { tables: tables.length, rows: rowCount({ rows }), files: files.length, bytes };
  } catch (error) {
    await archive.abandon();
    throw error;
  } finally {
    await client.query('rollback').catch(() => {});
  }
};

const addTables = async (
  client: pg.Client,
  archive: ArchiveWriter,
  tables: readonly Table[],
  run: Run,
): Promise<Contents['rows']> => {
  run.say(`Database: ${tables.length} tables.`);
  const tell = telling(run);
  const rows: Contents['rows'] = {};
  let bytes = 0;
  for (const table of tables) {
    rows[nameOf(table)] = await addRows(client, archive, table, (more) => {
      bytes += more;
      tell(() => `  ${Object.keys(rows).length} of ${tables.length} tables, ${megabytes(bytes)}`);
    });
  }
  return rows;
};

const addFiles = async (
  archive: ArchiveWriter,
  place: ShopPlace,
  files: readonly string[],
  run: Run,
): Promise<void> => {
  run.say(`Files: ${files.length}.`);
  const tell = telling(run);
  for (const [at, path] of files.entries()) {
    await addFile(archive, partNames.stored('files', path), join(filesFolder(place), path));
    tell(() => `  ${at + 1} of ${files.length} files`);
  }
  for (const name of await keptIn(place))
    await addFile(archive, partNames.stored('kept', name), join(place.dataDir, name));
};

const noShop = ({ dataDir, databaseUrl }: ShopPlace): CommandRefused =>
  new CommandRefused(
    'noShop',
    `There is no shop ${databaseUrl === null ? `in ${dataDir}` : 'in the database'}: nothing to back up.`,
  );

/** An archive that cannot be restored is not made. */
const unlikeItsMigrations = (difference: string): CommandRefused =>
  new CommandRefused(
    'wrongData',
    `The database is not as the shop's migrations make it, and a copy of it could not be restored: ${difference}. Make it so again; what is yours has a place in another schema.`,
  );

/** A file was deleted, or written, while it was read. */
const isChange = (error: unknown): boolean =>
  error instanceof WrongSize || (error as NodeJS.ErrnoException).code === 'ENOENT';

const prepareFolder = async (file: string): Promise<void> => {
  if (existsSync(file))
    throw new CommandRefused('alreadyFilled', `${file} is there already: nothing was changed.`);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
};

const troubles: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EACCES: 'permission denied',
  EROFS: 'read-only file system',
  ENOTDIR: 'a file is in the way of a folder',
  EEXIST: 'a file is in the way of a folder',
};

export const takeBackup = async (
  place: ShopPlace,
  file: string,
  now: Date,
  run: Run,
): Promise<Taken & { readonly kept: readonly string[] }> => {
  if (!hasShop(place)) throw noShop(place);
  refuseUnfinished(place.dataDir);
  try {
    await prepareFolder(file);
    return await withDatabase(place, async (client) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return { ...(await takeOnce(client, place, file, now, run)), kept: await keptIn(place) };
        } catch (error) {
          if (!isChange(error)) throw error;
          if (attempt === tries)
            throw new CommandRefused('notNow', 'Files keep changing while they are copied: try again later.');
          run.say('A file has changed meanwhile: beginning anew.');
        }
      }
    });
  } catch (error) {
    const { code = '', path = file } = error as NodeJS.ErrnoException;
    const why = troubles[code];
    if (why === undefined) throw error;
    throw new CommandRefused('dataFolder', `The backup could not be made: ${why} (${path}).`, {
      cause: error,
    });
  }
};
