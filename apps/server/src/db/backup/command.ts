import { constants } from 'node:os';
import { exitCodes, report } from '../../exit.ts';
import type { Run } from './progress.ts';

/** A command as a person, or a timer, starts it: told to stop, it cleans up first. */
export const runCommand = async (task: (run: Run) => Promise<void>): Promise<never> => {
  const stopping = new AbortController();
  let code: number = exitCodes.stopped;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      code = 128 + constants.signals[signal];
      stopping.abort();
    });
  }
  try {
    await task({ say: (line) => console.log(line), signal: stopping.signal });
  } catch (error) {
    if (stopping.signal.aborted) console.error('Stopped before the end: nothing was made or changed.');
    else code = report(error);
  }
  process.exit(code);
};

/** As given by whoever stands in another folder than npm does. */
export const callersFolder = (): string => process.env['INIT_CWD'] ?? process.cwd();
