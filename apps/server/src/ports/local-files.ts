import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
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
    folders: async (folder) => {
      const entries = await readdir(pathOf(folder), { withFileTypes: true }).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return [];
          throw error;
        },
      );
      const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
      const found = await Promise.all(
        names.map(async (name) => {
          const stats = await stat(join(pathOf(folder), name)).catch(() => null);
          // One that has gone meanwhile is none.
          return stats ? [{ name, changedAt: stats.mtime }] : [];
        }),
      );
      return found.flat();
    },
    removeFolder: (folder) => rm(pathOf(folder), { recursive: true, force: true }),
  };
};
