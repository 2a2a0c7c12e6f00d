import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { syncFolder } from '../embedded/files.ts';
import { type Contents, contentsName, formatVersion, type Head, headName } from './archive-format.ts';
import { tarEnd, tarHeader, tarPadding } from './tar.ts';

export type ArchiveWriter = {
  /** Exactly as many bytes as are announced. */
  add(name: string, size: number, bytes: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void>;
  /** Only now it has its name. Gives back its size. */
  finish(rest: Omit<Contents, 'entries'>): Promise<number>;
  abandon(): Promise<void>;
};

/** A file has changed while it was read. */
export class WrongSize extends Error {}

export const createArchive = async (
  file: string,
  about: Omit<Head, 'shopBackup'>,
): Promise<ArchiveWriter> => {
  const aside = join(dirname(file), `.${basename(file)}.${randomBytes(4).toString('hex')}.part`);
  const gzip = createGzip();
  // Flushed: on the disk itself before it gets its name.
  const written = pipeline(gzip, createWriteStream(aside, { flags: 'wx', mode: 0o600, flush: true }));
  written.catch(() => {});
  const seconds = Math.floor(Date.parse(about.madeAt) / 1000);
  const entries: Contents['entries'] = [];

  const write = async (bytes: Buffer): Promise<void> => {
    // A disk that is full ends `written`, and nothing drains any more.
    if (gzip.destroyed) await written;
    if (!gzip.write(bytes)) await Promise.race([once(gzip, 'drain'), written]);
  };
  const add: ArchiveWriter['add'] = async (name, size, bytes) => {
    await write(tarHeader(name, size, seconds));
    const hash = createHash('sha256');
    let sum = 0;
    for await (const part of bytes) {
      hash.update(part);
      sum += part.length;
      await write(part);
    }
    if (sum !== size) throw new WrongSize(name);
    await write(tarPadding(size));
    entries.push({ name, bytes: size, sha256: hash.digest('hex') });
  };
  const addJson = (name: string, value: object): Promise<void> => {
    const text = Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
    return add(name, text.length, [text]);
  };

  const abandon = async (): Promise<void> => {
    gzip.destroy();
    await written.catch(() => {});
    await rm(aside, { force: true });
  };
  try {
    await addJson(headName, { shopBackup: formatVersion, ...about } satisfies Head);
  } catch (error) {
    await abandon();
    throw error;
  }
  return {
    add,
    abandon,
    finish: async (rest) => {
      await addJson(contentsName, { entries: [...entries], ...rest } satisfies Contents);
      await write(tarEnd());
      gzip.end();
      await written;
      const { size } = await stat(aside);
      await rename(aside, file);
      await syncFolder(dirname(file));
      return size;
    },
  };
};
