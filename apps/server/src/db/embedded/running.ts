import { execFile } from 'node:child_process';
import { readFile, readlink, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Account } from './account.ts';
import { readIfThere, replaceFile } from './files.ts';
import { PORT } from './settings.ts';

const run = promisify(execFile);

export interface RunningServer {
  pid: number;
  socketFolder: string;
}

/**
 * What postmaster.pid says, true or not. Its lines: pid, data folder, start time, port, socket folder, …
 * The socket folder is empty until the server listens.
 */
export async function readPidFile(data: string): Promise<(RunningServer & { data: string }) | undefined> {
  const lines = (await readIfThere(join(data, 'postmaster.pid')))?.split('\n') ?? [];
  const pid = Number(lines[0]);
  const [, noted = '', , , socketFolder = ''] = lines;
  return Number.isInteger(pid) && pid > 1 ? { pid, data: noted, socketFolder } : undefined;
}

/** The same, once a server that is just starting has got as far as to listen, or has ended. */
export async function readSettledPidFile(data: string, limitMs = 10_000): ReturnType<typeof readPidFile> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const noted = await readPidFile(data);
    if (!noted || noted.socketFolder || performance.now() > deadline) return noted;
    if (!(await isServerOf(data, noted.pid))) return noted;
    await delay(10);
  }
}

/** Whether this process is the server of this cluster, and alive: a zombie has no command line, a reused pid another. */
export async function isServerOf(data: string, pid: number): Promise<boolean> {
  if (process.platform !== 'linux') {
    const ps = run('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
    return ps.then(
      ({ stdout }) => stdout.includes(`/postgres -D ${data} -c `),
      () => false,
    );
  }
  const argv = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0');
  if (basename(argv[0] ?? '') !== 'postgres') return false;
  if (argv[argv.indexOf('-D') + 1] === data) return true;
  // The folder was moved under a running server. Without CAP_SYS_PTRACE (containers) root may not look; no matter.
  return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === data;
}

/**
 * After a crash the pid in the lock files may meanwhile be any other living process, for which PostgreSQL would refuse
 * to start. The pid of the server's parent-to-be (us) it takes for stale. The rest of the file stays: by the shared
 * memory key in it PostgreSQL makes sure that no backend of the dead server still writes.
 */
export async function disarmStaleLocks(
  data: string,
  socketFolder: string,
  account: Account | undefined,
): Promise<void> {
  const file = join(data, 'postmaster.pid');
  const text = await readIfThere(file);
  const noted = await readPidFile(data);
  if (noted && (await isServerOf(data, noted.pid))) return;
  // A full disk leaves an empty one, which PostgreSQL would not dare to touch.
  if (text?.trim() === '') await rm(file);
  else if (text) await replaceFile(file, text.replace(/^.*/, String(process.pid)), 0o600, account);
  await rm(join(socketFolder, `.s.PGSQL.${PORT}.lock`), { force: true });
}
