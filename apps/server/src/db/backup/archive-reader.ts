import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { CommandRefused } from '../../exit.ts';
import {
  type Contents,
  contentsName,
  contentsSchema,
  formatVersion,
  type Head,
  headName,
  headSchema,
} from './archive-format.ts';
import { NotTar, readTar } from './tar.ts';

export type Visit = (
  entry: { readonly name: string; readonly size: number; readonly bytes: AsyncIterable<Buffer> },
  head: Head,
) => Promise<void>;

const refusal = (file: string, why: string, cause?: unknown): CommandRefused =>
  new CommandRefused('wrongData', `${file} ${why}.`, { cause });

const json = async (bytes: AsyncIterable<Buffer>): Promise<unknown> => {
  try {
    return JSON.parse(Buffer.concat(await Array.fromAsync(bytes)).toString());
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};

const anyHead = z.looseObject({ shopBackup: z.int() });

const headOf = (value: unknown, file: string): Head => {
  const version = anyHead.safeParse(value).data?.shopBackup;
  if (version === undefined) throw refusal(file, 'is no backup of a shop');
  if (version > formatVersion)
    throw refusal(file, 'was made by a newer shop: restore it with that one, or a newer one');
  const head = headSchema.safeParse(value);
  if (!head.success) throw refusal(file, 'is damaged: it does not say what is in it', head.error);
  return head.data;
};

const explained = (error: unknown, file: string): unknown => {
  // That of one that was told to stop is a number.
  const code = String((error as NodeJS.ErrnoException).code);
  if (error instanceof NotTar || code.startsWith('Z_'))
    return refusal(file, 'is no backup of a shop, or not a whole one', error);
  if (code === 'ENOENT') return refusal(file, 'is not there', error);
  if (code === 'EACCES' || code === 'EISDIR') return refusal(file, `cannot be read (${code})`, error);
  return error;
};

/**
 * Goes through an archive from its beginning to its end. It fails, if not before then at the end, where the archive is
 * not what it says: what was done with its parts counts only once this has come back.
 */
export const readArchive = async (
  file: string,
  visit: Visit,
): Promise<{ readonly head: Head; readonly contents: Contents }> => {
  const seen: Contents['entries'] = [];
  let head: Head | undefined;
  let contents: Contents | undefined;
  const read = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const { name, size, bytes } of readTar(source)) {
      if (contents) throw refusal(file, 'is damaged: it goes on after its end');
      const hash = createHash('sha256');
      const hashed = (async function* () {
        for await (const part of bytes) {
          hash.update(part);
          yield part;
        }
      })();
      if (name === contentsName) contents = contentsSchema.safeParse(await json(hashed)).data;
      else if (head) await visit({ name, size, bytes: hashed }, head);
      else if (name === headName) head = headOf(await json(hashed), file);
      else throw refusal(file, 'is no backup of a shop');
      for await (const _ of hashed);
      if (name !== contentsName) seen.push({ name, bytes: size, sha256: hash.digest('hex') });
    }
  };
  try {
    await pipeline(createReadStream(file), createGunzip(), read);
  } catch (error) {
    throw explained(error, file);
  }
  if (!head) throw refusal(file, 'is no backup of a shop');
  if (!contents) throw refusal(file, 'is not whole: its end is missing');
  if (!isDeepStrictEqual(seen, contents.entries))
    throw refusal(file, 'is damaged: what is in it is not what was put into it');
  return { head, contents };
};
