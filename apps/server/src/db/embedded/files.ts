import { randomBytes } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { errno } from './errors.ts';

export async function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (errno(error) === 'ENOENT') return undefined;
    throw error;
  });
}

/** Makes entries of a folder (a rename, a new file) survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Whole or not at all; and as root in a folder of another user it never writes through a link laid there. */
export async function replaceFile(
  file: string,
  text: string,
  mode: number,
  owner?: { uid: number; gid: number },
): Promise<void> {
  const fresh = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(fresh, 'wx', mode);
  try {
    await handle.writeFile(text);
    await handle.chmod(mode);
    if (owner) await handle.chown(owner.uid, owner.gid);
    await handle.close();
    await rename(fresh, file);
  } catch (error) {
    await handle.close().catch(() => {});
    await rm(fresh, { force: true });
    throw error;
  }
}
