import { type Account, shopUserName } from './account.ts';
import { spawn } from 'node:child_process';
import { lchown, mkdtemp, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError, diskFull, fromOutput } from './errors.ts';
import { readIfThere, syncFolder } from './files.ts';
import type { Place } from './place.ts';
import { SUPERUSER } from './settings.ts';

/** A new cluster takes 40 MB and its first hours of writing another 32 MB. */
const ROOM_TO_BEGIN = 100 * 1024 * 1024;

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** The server gets a bare environment: no PG* variables that bend it, none of the shop's secrets. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

/** True when the cluster is there and of our version, false when there is none yet. */
export async function checkCluster(data: string, major: number): Promise<boolean> {
  const version = (await readIfThere(join(data, 'PG_VERSION')))?.trim();
  if (version === String(major)) return true;
  if (version) {
    throw new EmbeddedPostgresError(
      'other-version',
      `The database in ${data} was made by PostgreSQL ${version}, the shop brings ${major}: start it with the shop's former version and export it, or set DATA_DIR to a new folder.`,
    );
  }
  if (!(await stat(data).catch(() => undefined))) return false;
  throw new EmbeddedPostgresError(
    'damaged',
    `${data} holds no PostgreSQL database: restore it from a backup, or move it away to begin with an empty shop.`,
  );
}

/** Made beside its place and moved there when whole, so that a start cut short leaves nothing half-made. */
export async function makeCluster(place: Place, binaries: Binaries, durable: boolean): Promise<void> {
  const { home, data, account } = place;
  if (!account) shopUserName();
  for (const name of await readdir(home)) {
    if (name.startsWith('data.new-'))
      await rm(join(home, name), { recursive: true, force: true, maxRetries: 3 });
  }
  if ((await freeBytes(home)) < ROOM_TO_BEGIN) throw diskFull(home);
  const fresh = await mkdtemp(join(home, 'data.new-'));
  try {
    if (account) await lchown(fresh, account.uid, account.gid);
    await initdb(binaries, fresh, home, account, durable);
    await rename(fresh, data);
    if (durable) await syncFolder(home);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true, maxRetries: 3 });
    throw error;
  }
}

async function initdb(
  binaries: Binaries,
  fresh: string,
  home: string,
  account: Account | undefined,
  durable: boolean,
): Promise<void> {
  // C.UTF-8 of the builtin provider is the same on every system, quick, and knows Lithuanian letters (lower, upper);
  // texts for people are sorted by the collation "lt-x-icu" in the query.
  const args = [
    '-D',
    fresh,
    '--username',
    SUPERUSER,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
  ];
  args.push(
    '--builtin-locale=C.UTF-8',
    '--auth=peer',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  );
  const child = spawn(join(binaries.native, 'bin', 'initdb'), args, {
    cwd: '/',
    env: bareEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(account && { uid: account.uid, gid: account.gid }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (output += part.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error) => reject(cannotRun(binaries, error)));
    child.once('close', resolve);
  });
  if (code !== 0) throw fromOutput(output, home);
}

export function cannotRun({ native }: Binaries, cause: Error): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'binaries-missing',
    `PostgreSQL in ${native} does not run here (${cause.message}; it needs glibc, not musl): run npm ci again, or set DATABASE_URL.`,
    { cause },
  );
}
