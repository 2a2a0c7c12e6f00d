import { constants } from 'node:os';
import { resolve } from 'node:path';
import { exitCodes, report } from '../../exit.ts';
import { readPlace } from '../../settings.ts';
import type { ShopPlace } from './places.ts';
import type { Run } from './progress.ts';

/** A command as a person, or a timer, starts it: told to stop, it cleans up first. */
export const runCommand = async (task: (run: Run) => Promise<void>): Promise<never> => {
  const stopping = new AbortController();
  let stopped: number = exitCodes.stopped;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      stopped = 128 + constants.signals[signal];
      stopping.abort();
    });
  }
  try {
    await task({ say: (line) => console.log(line), signal: stopping.signal });
    // Also when it was told to stop too late: what it was to do is done.
    process.exit(exitCodes.stopped);
  } catch (error) {
    if (!stopping.signal.aborted || error !== stopping.signal.reason) process.exit(report(error));
    console.error('Stopped before the end: nothing was made or changed.');
    process.exit(stopped);
  }
};

/** The shop that the environment names. */
export const givenPlace = (): ShopPlace =>
  readPlace(process.env, resolve(import.meta.dirname, '../../../../..'));

/** As given by whoever stands in another folder than npm does. */
export const callersFolder = (): string => process.env['INIT_CWD'] ?? process.cwd();
