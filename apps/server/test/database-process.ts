import { readdir, readFile } from 'node:fs/promises';
import { isServerOf, readPidFile } from '../src/db/embedded/running.ts';

/** The server of this cluster and all that it has begun. */
const processesOf = async (cluster: string): Promise<number[]> => {
  const server = await readPidFile(cluster);
  if (!server || !(await isServerOf(cluster, server.pid))) throw new Error(`no server runs in ${cluster}`);
  const begun = await Promise.all(
    (await readdir('/proc'))
      .filter((name) => /^\d+$/.test(name))
      .map(async (pid) => {
        const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
        // pid (name) state parent …, where the name may hold anything
        const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
        return parent === server.pid ? Number(pid) : null;
      }),
  );
  return [server.pid, ...begun.filter((pid) => pid !== null)];
};

const signalAll = async (cluster: string, signal: NodeJS.Signals): Promise<void> => {
  for (const pid of await processesOf(cluster))
    try {
      process.kill(pid, signal);
    } catch {
      // It ended meanwhile.
    }
};

/** The database hangs: it takes connections and says nothing. */
export const freeze = (cluster: string): Promise<void> => signalAll(cluster, 'SIGSTOP');
export const thaw = (cluster: string): Promise<void> => signalAll(cluster, 'SIGCONT');

/** Ends the server at once, as a crash or the system would. */
export const killDatabase = async (cluster: string): Promise<number> => {
  const [pid] = await processesOf(cluster);
  if (pid === undefined) throw new Error('there is always the server itself');
  process.kill(pid, 'SIGKILL');
  return pid;
};
