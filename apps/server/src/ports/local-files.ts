import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { Files } from './files.ts';

/** Files in a folder of this machine. */
export const localFiles = (root: string): Files => {
  const top = resolve(root);
  const pathOf = (key: string): string => {
    const path = resolve(top, key);
    if (!path.startsWith(top + sep)) throw new Error(`a file key outside of the store: ${key}`);
    return path;
  };
  return {
    write: async (key, bytes) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      // Written aside and moved into place, so that a crash leaves no half file under its name.
      const aside = join(top, `.${randomUUID()}.part`);
      await writeFile(aside, bytes);
      await rename(aside, path);
    },
    read: async (key) => {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    removeFolder: (folder) => rm(pathOf(folder), { recursive: true, force: true }),
  };
};
