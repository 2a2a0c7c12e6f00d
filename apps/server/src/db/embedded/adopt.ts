import { ask, connectionTo, waitForAnswer } from './conversation.ts';
import { busy } from './errors.ts';
import type { FileLock } from './file-lock.ts';
import type { Place } from './place.ts';
import { type RunningServer, isServerOf, readPidFile } from './running.ts';
import { endServer } from './server.ts';

/**
 * The server of this cluster if one runs already and answers. One that lives but cannot be reached (its socket was
 * deleted) is ended for a fresh start, unless another shop process, which still has its connections, uses it.
 */
export async function adoptServer(
  place: Place,
  users: FileLock,
  log: (line: string) => void,
): Promise<RunningServer | undefined> {
  const noted = await readPidFile(place.data);
  if (!noted) return undefined;
  const connection = connectionTo(noted.socketFolder);
  const isAlive = () => isServerOf(place.data, noted.pid);

  if (!(await isAlive())) {
    // Something answers for this folder, yet no process that we can see: a server in another container. A second one
    // would ruin the data. (A file that names another folder came with a copy and says nothing about this one.)
    if (noted.data === place.data && (await ask(connection)) !== 'silent') throw busy(place.data);
    return undefined;
  }
  const answer = await waitForAnswer(connection, isAlive);
  if (answer === 'ready') return noted;
  if (answer === 'gone') return undefined;

  if (!users.takeExclusive()) throw busy(place.data);
  users.drop();
  log(`The running database (process ${noted.pid}) does not answer: starting it anew.`);
  if (!(await endServer(place, noted.pid))) throw busy(place.data);
  return undefined;
}
