import { ask, connectionTo, waitForAnswer } from './conversation.ts';
import { busy } from './errors.ts';
import type { FileLock } from './file-lock.ts';
import type { Place } from './place.ts';
import { type RunningServer, isServerOf, readSettledPidFile } from './running.ts';
import { endServer } from './server.ts';

/** One that runs answers at once; a shorter wait than for one that has yet to start. */
const SILENCE = { silenceMs: 3000 };

/**
 * The server of this cluster if one runs already and answers. One that lives but cannot be reached (its socket was
 * deleted) is ended for a fresh start, unless another shop process, which still has its connections, uses it.
 */
export async function adoptServer(
  place: Place,
  users: FileLock,
  log: (line: string) => void,
): Promise<RunningServer | undefined> {
  const noted = await readSettledPidFile(place.data);
  if (!noted) return undefined;
  const connection = connectionTo(noted.socketFolder);
  const isAlive = () => isServerOf(place.data, noted.pid);

  if (!(await isAlive())) {
    // Something answers for this folder, yet no process that we can see: a server in another container. A second one
    // would ruin the data. (A file that names another folder came with a copy and says nothing about this one.)
    const oursByName = noted.data === place.data && noted.socketFolder !== '';
    if (oursByName && (await ask(connection)) !== 'silent') throw busy(place.data);
    return undefined;
  }
  const answer = noted.socketFolder ? await waitForAnswer(connection, isAlive, SILENCE) : 'silent';
  if (answer === 'ready') return noted;
  if (answer === 'gone') return undefined;

  if (!users.takeExclusive()) throw busy(place.data);
  users.drop();
  log(`The running database (process ${noted.pid}) does not answer: starting it anew.`);
  if (!(await endServer(place, noted.pid))) throw busy(place.data);
  return undefined;
}
