import { freeBytes } from './cluster.ts';
import { EmbeddedPostgresError } from './errors.ts';
import type { Place } from './place.ts';
import { type RunningServer, isServerOf } from './running.ts';
import { NO_ROOM, type StartedServer, logFile } from './server.ts';

const LOOK_EVERY_MS = 1000;

/** Tells once when the server ends. Our own child tells at once; an adopted server, being nobody's child, is looked at. */
export function watchServer(
  place: Place,
  server: RunningServer | StartedServer,
  onEnd: (error: EmbeddedPostgresError) => void,
): Disposable {
  let watching = true;
  const ended = async (how: string) => {
    if (!watching) return;
    watching = false;
    const full = (await freeBytes(place.home).catch(() => Infinity)) < NO_ROOM;
    const advice = full ? `its disk is full, so free some space there` : `see its log ${logFile(place)}`;
    onEnd(
      new EmbeddedPostgresError(
        'ended',
        `The database ended unexpectedly${how}: ${advice}. It is started again.`,
      ),
    );
  };
  if ('child' in server) {
    server.child.once('exit', (code, signal) => void ended(` (${signal ?? `exit code ${code}`})`));
    return { [Symbol.dispose]: () => void (watching = false) };
  }
  const timer = setInterval(async () => {
    if (!(await isServerOf(place.data, server.pid))) await ended('');
  }, LOOK_EVERY_MS).unref();
  return {
    [Symbol.dispose]: () => {
      watching = false;
      clearInterval(timer);
    },
  };
}
