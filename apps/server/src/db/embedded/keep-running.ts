import { setTimeout as delay } from 'node:timers/promises';
import { type EmbeddedPostgresError, asEmbeddedPostgresError } from './errors.ts';
import type { Place } from './place.ts';
import type { RunningServer } from './running.ts';
import { watchServer } from './watch.ts';

/** Between tries to start a server that ended: at once, then ever more seldom, as a full disk stays full for a while. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

/** A server that ends although nobody stopped it is started again, for as long as it takes, until the shop leaves it. */
export function keepRunning(
  place: Place,
  first: RunningServer,
  {
    again,
    onTrouble,
  }: {
    again: () => Promise<RunningServer>;
    onTrouble: (error: EmbeddedPostgresError) => void;
  },
): { leave(): Promise<RunningServer> } {
  const leaving = new AbortController();
  let server = first;
  let healing = Promise.resolve();
  let watch: Disposable;

  const heal = async (): Promise<void> => {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      if (leaving.signal.aborted) return;
      try {
        server = await again();
        return begin();
      } catch (error) {
        onTrouble(asEmbeddedPostgresError(error, place.home));
      }
      await delay(pauseMs, undefined, { signal: leaving.signal }).catch(() => {});
    }
  };
  const begin = (): void => {
    watch = watchServer(place, server, (error) => {
      onTrouble(error);
      healing = heal();
    });
  };
  begin();
  return {
    leave: async () => {
      leaving.abort();
      watch[Symbol.dispose]();
      await healing;
      // A try that was under way may have succeeded.
      watch[Symbol.dispose]();
      return server;
    },
  };
}
