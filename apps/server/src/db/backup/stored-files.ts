import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const entriesOf = (folder: string): Promise<Dirent[]> =>
  readdir(folder, { withFileTypes: true, recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

/** What begins with a dot is just being written. */
const isHidden = (path: string): boolean => path.split('/').some((part) => part.startsWith('.'));

/** The files of a folder and of those in it, by their paths from there, with slashes. */
export const filesIn = async (folder: string): Promise<string[]> =>
  (await entriesOf(folder))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !isHidden(path))
    .toSorted();
