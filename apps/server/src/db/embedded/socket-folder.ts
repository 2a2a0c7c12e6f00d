import { createHash } from 'node:crypto';
import { lchown, lstat, mkdir, mkdtemp, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Account, may } from './account.ts';
import { errno } from './errors.ts';
import type { Place } from './place.ts';
import { PORT } from './settings.ts';

/** What a socket's address holds on macOS; Linux allows 107. */
const LONGEST_ADDRESS = 103;

const fits = (folder: string) => Buffer.byteLength(join(folder, `.s.PGSQL.${PORT}`)) <= LONGEST_ADDRESS;

/**
 * A folder for the socket that only the server's user can enter: by the cluster, or in /tmp if that path is too long.
 * The shop knows its server by this folder, so one that is started again stays in the one before.
 */
export async function makeSocketFolder({ home, account }: Place, usedBefore?: string): Promise<string> {
  if (usedBefore && (await makePrivate(usedBefore, account))) return usedBefore;
  const beside = join(home, 'run');
  if (fits(beside) && (await makePrivate(beside, account))) return beside;

  const name = `shop-pg-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`;
  const roots = [tmpdir(), '/tmp'];
  for (const folder of roots.map((root) => join(root, name)).filter(fits)) {
    if (await makePrivate(folder, account).catch(() => false)) return folder;
  }
  // Somebody else sits on the name, which anyone may do in /tmp: a name that cannot be foreseen.
  const folder = await mkdtemp('/tmp/shop-pg-');
  await makePrivate(folder, account);
  return folder;
}

/** False when what is there is not a folder, not its user's own, or open to others. */
async function makePrivate(folder: string, account: Account | undefined): Promise<boolean> {
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if (errno(error) !== 'EEXIST') throw error;
  });
  const self = process.geteuid?.();
  const before = await lstat(folder);
  if (!before.isDirectory() || (before.mode & 0o077) !== 0) return false;
  if (!account) return before.uid === self;
  if (before.uid === self) await lchown(folder, account.uid, account.gid);
  else if (before.uid !== account.uid) return false;
  return may(account, '-w', folder);
}

/** A folder in /tmp is not left behind; the one beside the cluster stays. */
export async function removeSocketFolder(folder: string, { home }: Place): Promise<void> {
  if (dirname(folder) !== home) await rmdir(folder).catch(() => {});
}
