import { mkdirSync } from 'node:fs';
import { access, chmod, chown, constants, stat } from 'node:fs/promises';
import { type Account, isRoot } from './db/embedded/account.ts';

/** DATA_DIR cannot be used as it is: one line. */
export class DataFolderError extends Error {}

export const notWritable = (folder: string, cause: unknown): DataFolderError =>
  new DataFolderError(`DATA_DIR: ${folder} cannot be written to (${(cause as NodeJS.ErrnoException).code})`, {
    cause,
  });

/** For the shop's own user alone. Root's database runs as another user, who is let through until `closeToOthers` knows who. */
export const makeDataFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: isRoot() ? 0o711 : 0o700 });
};

/**
 * DATA_DIR holds the secret, logins and personal data. Of a folder of root's the group of the user whom the database
 * runs as keeps the right to pass through, and only where others had it: nothing is ever opened up.
 */
export const closeToOthers = async (folder: string, database?: Account): Promise<void> => {
  const { uid, mode } = await stat(folder);
  if (uid !== process.geteuid?.()) return;
  if (!database) {
    if ((mode & 0o077) !== 0) await chmod(folder, 0o700);
  } else if ((mode & 0o007) !== 0) {
    await chown(folder, uid, database.gid);
    await chmod(folder, 0o710);
  }
};

/** For a shop whose database is elsewhere. */
export const openDataFolder = async (folder: string): Promise<void> => {
  try {
    makeDataFolder(folder);
    await closeToOthers(folder);
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw notWritable(folder, error);
  }
};
