import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import pg from 'pg';
import { makeDataFolder } from '../../data-folder.ts';
import { CommandRefused } from '../../exit.ts';
import { storedOfPart } from './archive-format.ts';
import { syncFolder } from '../embedded/files.ts';
import { filesFolder, isKept, isLost, type ShopPlace } from './places.ts';
import { filesIn } from './stored-files.ts';
import { unfinishedMark } from './unfinished.ts';

/** What DATA_DIR holds of a shop, beside the database. */
export const filledIn = async (place: ShopPlace): Promise<{ files: string[]; kept: string[] }> => ({
  files: await filesIn(filesFolder(place)),
  kept: existsSync(place.dataDir) ? (await readdir(place.dataDir)).filter(isKept) : [],
});

export type StagedFiles = AsyncDisposable & {
  add(name: string, bytes: AsyncIterable<Buffer>): Promise<void>;
  count(): number;
  /** Puts them in the place of what was there, around the moment in which the rows become true. */
  putInPlace(commit: () => Promise<unknown>): Promise<void>;
};

/** Each entry of one folder into another; gives back how to undo it. */
const moveAll = async (names: readonly string[], from: string, to: string): Promise<() => Promise<void>> => {
  const moved: string[] = [];
  const undo = async (): Promise<void> => {
    for (const name of moved) await rename(join(to, name), join(from, name));
  };
  try {
    for (const name of names) {
      await rename(join(from, name), join(to, name));
      moved.push(name);
    }
    return undo;
  } catch (error) {
    await undo();
    throw error;
  }
};

/**
 * Inside of the folders that they are for, on the same disk, so that they get there by a change of name alone: the
 * folder of the files may itself be a disk of its own.
 */
export const stageFiles = async (place: ShopPlace): Promise<StagedFiles> => {
  makeDataFolder(place.dataDir);
  const tops = { files: filesFolder(place), kept: place.dataDir };
  const mark = unfinishedMark(place.dataDir);
  const clear = async (top: string): Promise<void> => {
    // While nobody knows whose rows there are, the replaced files may be the ones that belong to them.
    const unneeded = existsSync(mark) ? /^\.restored-/ : /^\.(restored|replaced)-/;
    for (const name of await readdir(top))
      if (unneeded.test(name)) await rm(join(top, name), { recursive: true, force: true });
  };
  const run = randomBytes(4).toString('hex');
  const [fresh, old] = [`.restored-${run}`, `.replaced-${run}`];
  for (const top of Object.values(tops)) {
    await mkdir(top, { recursive: true });
    await clear(top);
    for (const name of [fresh, old]) await mkdir(join(top, name), { mode: 0o700 });
  }
  let count = 0;

  const add: StagedFiles['add'] = async (name, bytes) => {
    const stored = storedOfPart(name);
    if (!stored) throw new Error(`nobody knows what ${name} is`);
    const { kind, path } = stored;
    const top = join(tops[kind], fresh);
    const target = resolve(top, path);
    if (!target.startsWith(top + sep) || (kind === 'kept' && !isKept(path)))
      throw new Error(`a file out of its place: ${name}`);
    await mkdir(dirname(target), { recursive: true });
    await using file = await open(target, 'wx', kind === 'kept' ? 0o600 : 0o644);
    for await (const part of bytes) await file.writeFile(part);
    await file.sync();
    if (kind === 'files') count += 1;
  };

  const swap = async (): Promise<() => Promise<void>> => {
    const undoes: (() => Promise<void>)[] = [];
    const undo = async (): Promise<void> => {
      for (const each of undoes.toReversed()) await each();
    };
    const isOurs = { files: (name: string) => !name.startsWith('.'), kept: isKept };
    try {
      for (const kind of ['files', 'kept'] as const) {
        const top = tops[kind];
        const replaced = (await readdir(top)).filter(isOurs[kind]);
        undoes.push(await moveAll(replaced, top, join(top, old)));
        undoes.push(await moveAll(await readdir(join(top, fresh)), join(top, fresh), top));
        await syncFolder(top);
      }
      return undo;
    } catch (error) {
      await undo();
      throw error;
    }
  };

  return {
    add,
    count: () => count,
    putInPlace: async (commit) => {
      const stood = existsSync(mark);
      const unmark = () => (stood ? Promise.resolve() : rm(mark));
      await writeFile(mark, 'npm run restore was ended here: restore again with --overwrite.\n');
      await syncFolder(place.dataDir);
      const undo = await swap().catch(async (error: unknown) => {
        await unmark();
        throw error;
      });
      try {
        await commit();
      } catch (error) {
        // Without an answer nobody knows whether the rows are the old or the new ones: the mark stays.
        if (isLost(error) || !(error instanceof pg.DatabaseError))
          throw new CommandRefused(
            'noDatabase',
            'The database has gone away at the very end: restore again, with --overwrite.',
            { cause: error },
          );
        await undo();
        await unmark();
        throw error;
      }
      await rm(mark);
    },
    [Symbol.asyncDispose]: async () => {
      // What cannot be deleted now is deleted by the next restore.
      for (const top of Object.values(tops)) await clear(top).catch(() => {});
    },
  };
};
