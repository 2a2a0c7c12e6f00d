import { constants } from 'node:fs';
import { type FileHandle, copyFile, open, rm, stat, truncate } from 'node:fs/promises';

const LARGEST_LOG = 5 * 1024 * 1024;
const CHECK_EVERY_MS = 10 * 60 * 1000;

/** Appending, so that the file can be cut while the server writes to it. */
export async function openLog(file: string): Promise<FileHandle> {
  await keepBounded(file);
  return open(file, constants.O_APPEND | constants.O_CREAT | constants.O_RDWR | constants.O_NOFOLLOW, 0o600);
}

/** The full log becomes `.1`, so at most twice the limit is kept. */
export async function keepBounded(file: string, limit = LARGEST_LOG): Promise<void> {
  try {
    if ((await stat(file)).size <= limit) return;
    await rm(`${file}.1`, { force: true });
    await copyFile(file, `${file}.1`).catch(() => {});
    await truncate(file);
  } catch {
    // A log that cannot be cut now is cut the next time; nothing depends on it.
  }
}

export function watchLogSize(file: string): Disposable {
  const timer = setInterval(() => void keepBounded(file), CHECK_EVERY_MS).unref();
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

/** What was written since `offset`, its last 16 KB. */
export async function readLogFrom(file: string, offset: number): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const from = Math.max(size < offset ? 0 : offset, size - 16_384);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(size - from), 0, size - from, from);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
