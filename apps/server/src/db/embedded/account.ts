import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './errors.ts';

const run = promisify(execFile);

/** The operating system's user that the server runs as when that is not the shop's own. */
export interface Account {
  uid: number;
  gid: number;
  name: string;
}

export function isRoot(): boolean {
  return process.geteuid?.() === 0;
}

/** PostgreSQL asks the system for user names (initdb for its own, peer authentication for ours). */
export function shopUserName(): string {
  try {
    return userInfo().username;
  } catch (cause) {
    throw new EmbeddedPostgresError(
      'no-account',
      `The system has no name for user ${process.geteuid?.()}, which PostgreSQL needs: add it to /etc/passwd, or set DATABASE_URL.`,
      { cause },
    );
  }
}

async function ask(...args: string[]): Promise<string | undefined> {
  return run('id', args).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );
}

export async function userName(uid: number): Promise<string> {
  return (await ask('-un', String(uid))) ?? `number ${uid}`;
}

/** PostgreSQL refuses to run as root, so root lends it `postgres` or, where there is none, `nobody`. */
export async function spareAccount(): Promise<Account> {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = [await ask('-u', name), await ask('-g', name)];
    if (uid && gid && uid !== '0') return { uid: Number(uid), gid: Number(gid), name };
  }
  throw new EmbeddedPostgresError(
    'no-account',
    'PostgreSQL does not run as root and there is no user "postgres" or "nobody" to run it as: start the shop as an ordinary user, or set DATABASE_URL.',
  );
}

/** Tried for real rather than read from mode bits, so that ACLs and parent folders count too. */
export async function may(account: Account, test: '-w' | '-r' | '-x', path: string): Promise<boolean> {
  const { uid, gid, name } = account;
  const script = test === '-w' ? 'cd "$1" && test -w .' : `test ${test} "$1"`;
  try {
    const child = spawn('/bin/sh', ['-c', script, 'sh', path], {
      uid,
      gid,
      cwd: '/',
      env: {},
      stdio: 'ignore',
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    return code === 0;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new EmbeddedPostgresError(
      'no-account',
      `The shop may not run PostgreSQL as user ${name} (${reason}): start it as an ordinary user, or set DATABASE_URL.`,
      { cause },
    );
  }
}
