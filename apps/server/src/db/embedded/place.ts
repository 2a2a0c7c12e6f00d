import {
  access,
  chmod,
  constants,
  lchown,
  lstat,
  mkdir,
  mkdtemp,
  realpath,
  rm,
  stat,
} from 'node:fs/promises';
import type { Stats } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { makeDataFolder } from '../../data-folder.ts';
import { type Account, isRoot, may, spareAccount, userName } from './account.ts';
import { EmbeddedPostgresError, errno } from './errors.ts';
import { readIfThere, replaceFile, syncFolder } from './files.ts';

/**
 * Where things lie:
 *   DATA_DIR/postgres/  start.lock, users.lock, server.log, and `location` where the cluster lies elsewhere
 *   home/               data (the cluster), run (the socket), the configuration
 * `home` is DATA_DIR/postgres itself, unless the shop runs as root and the server's user cannot enter that folder:
 * then it is a folder of its own under `systemDir`. Nobody's existing folder is ever opened up for it, and /var/tmp
 * will not do because systemd clears files there after 30 days.
 */
export interface Place {
  shopDir: string;
  home: string;
  data: string;
  account: Account | undefined;
}

export const SYSTEM_DIR = '/var/lib/shop-postgres';

export async function makeShopDir(dataDir: string): Promise<string> {
  makeDataFolder(dataDir);
  const shopDir = join(await realpath(dataDir), 'postgres');
  await mkdir(shopDir, { recursive: true, mode: 0o700 });
  await access(shopDir, constants.W_OK | constants.X_OK);
  return shopDir;
}

/** Called with the start lock held, so two processes never choose at once. */
export async function findPlace(
  shopDir: string,
  systemDir: string,
  log: (line: string) => void,
): Promise<Place> {
  const noted = await readNote(shopDir);
  const home = noted ?? shopDir;
  const data = join(home, 'data');
  const cluster = await statIfThere(data);
  if (cluster) return { shopDir, home, data, account: await ownerOf(data, cluster) };
  if (!isRoot()) return { shopDir, home, data, account: undefined };

  const account = await spareAccount();
  if (noted || (await canLiveIn(shopDir, account))) return { shopDir, home, data, account };
  const elsewhere = await makeHomeElsewhere(shopDir, systemDir);
  log(
    `User ${account.name} cannot enter ${shopDir}: the database lies in ${elsewhere} (noted in ${note(shopDir)}).`,
  );
  return { shopDir, home: elsewhere, data: join(elsewhere, 'data'), account };
}

/** Through a link too: people move a growing database to a larger disk that way. */
async function statIfThere(path: string): Promise<Stats | undefined> {
  return stat(path).catch((error: unknown) => {
    if (errno(error) === 'ENOENT') return undefined;
    throw error;
  });
}

async function ownerOf(data: string, cluster: Stats): Promise<Account | undefined> {
  const { uid, gid } = cluster;
  if (!isRoot() && uid === process.geteuid?.()) return undefined;
  const name = await userName(uid);
  if (!isRoot() || uid === 0) {
    const advice = isRoot()
      ? 'give it to user postgres (chown -R)'
      : 'start the shop as it was first started';
    throw new EmbeddedPostgresError(
      'other-owner',
      `The database in ${data} belongs to user ${name}: ${advice}, or set DATA_DIR to another folder.`,
    );
  }
  const account = { uid, gid, name };
  if (await may(account, '-w', data)) return account;
  throw new EmbeddedPostgresError(
    'not-writable',
    `User ${name}, who runs the database, can no longer enter ${data}: let that user pass through the folders above it, or start the shop as ${name}.`,
  );
}

async function canLiveIn(shopDir: string, account: Account): Promise<boolean> {
  // Our own folder, and passing through is all that it allows; the cluster in it stays 0700.
  if ((await stat(shopDir)).uid === 0) await chmod(shopDir, 0o711);
  const probe = await mkdtemp(join(shopDir, 'probe-'));
  try {
    await lchown(probe, account.uid, account.gid);
    return await may(account, '-w', probe);
  } finally {
    await rm(probe, { recursive: true });
  }
}

/** Passable whatever the umask; one that was there keeps its rights. */
export async function makeSystemDir(systemDir: string): Promise<void> {
  if (await mkdir(systemDir, { recursive: true })) await chmod(systemDir, 0o755);
}

const note = (shopDir: string) => join(shopDir, 'location');
const backNote = (home: string) => join(home, 'belongs-to');

async function makeHomeElsewhere(shopDir: string, systemDir: string): Promise<string> {
  await makeSystemDir(systemDir);
  const home = await mkdtemp(join(systemDir, 'shop-'));
  await chmod(home, 0o711);
  await replaceFile(backNote(home), `${shopDir}\n`, 0o600);
  await replaceFile(note(shopDir), `${home}\n`, 0o644);
  await syncFolder(shopDir);
  return home;
}

/** The noted home, checked: an empty database in place of a lost one would look like lost orders. */
async function readNote(shopDir: string): Promise<string | undefined> {
  const home = (await readIfThere(note(shopDir)))?.trim();
  if (!home) return undefined;
  const found = isAbsolute(home) ? await lstat(home).catch(() => undefined) : undefined;
  if (!found?.isDirectory() || found.uid !== 0) {
    throw new EmbeddedPostgresError(
      'location-lost',
      `${note(shopDir)} says that the database lies in ${home}, but it is not there: bring that folder back, or delete the note to begin with an empty shop.`,
    );
  }
  if (!isRoot()) return home;
  const owner = (await readIfThere(backNote(home)))?.trim();
  if (owner === shopDir) return home;
  if (owner && (await readIfThere(note(owner)).catch(() => undefined))?.trim() === home) {
    throw new EmbeddedPostgresError(
      'location-shared',
      `${shopDir} is a copy of ${owner}, and both name the database in ${home}: delete ${note(shopDir)} to give this one its own.`,
    );
  }
  await replaceFile(backNote(home), `${shopDir}\n`, 0o600);
  return home;
}
