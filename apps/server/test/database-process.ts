import { readdir, readFile } from 'node:fs/promises';
import { isServerOf, readPidFile } from '../src/db/embedded/running.ts';

/** The process that all others of a cluster are begun by. */
const postmasterOf = async (cluster: string): Promise<number> => {
  const server = await readPidFile(cluster);
  if (!server || !(await isServerOf(cluster, server.pid))) throw new Error(`no server runs in ${cluster}`);
  return server.pid;
};

const childrenOf = async (postmaster: number): Promise<number[]> => {
  const begun = await Promise.all(
    (await readdir('/proc'))
      .filter((name) => /^\d+$/.test(name))
      .map(async (pid) => {
        const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
        // pid (name) state parent …, where the name may hold anything
        const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
        return parent === postmaster ? Number(pid) : null;
      }),
  );
  return begun.filter((pid) => pid !== null);
};

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch {
    // It ended meanwhile.
  }
};

/** The postmaster first: once it stands still, nobody joins those that are looked up after it. */
const signalAll = async (cluster: string, name: NodeJS.Signals): Promise<void> => {
  const postmaster = await postmasterOf(cluster);
  signal(postmaster, name);
  for (const pid of await childrenOf(postmaster)) signal(pid, name);
};

/** The database hangs: it takes connections and says nothing. */
export const freeze = (cluster: string): Promise<void> => signalAll(cluster, 'SIGSTOP');
export const thaw = (cluster: string): Promise<void> => signalAll(cluster, 'SIGCONT');

/** Ends the server: at once, as a crash or the system would (SIGKILL), or as an administrator does (SIGINT, a fast shutdown). */
export const endDatabase = async (cluster: string, name: 'SIGKILL' | 'SIGINT'): Promise<number> => {
  const pid = await postmasterOf(cluster);
  process.kill(pid, name);
  return pid;
};
