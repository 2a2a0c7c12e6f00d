import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../../src/db/embedded/test-helpers.ts';
import type { Fault, Sightings } from './visits.ts';

/** A monitor, or what shares visitors out among shops, waits so long for an answer. */
const PATIENCE_MS = 2000;

/** Asks the shop again and again whether it is ready, one question after another. */
export const watchReadiness = (shopUrl: string, sightings: Sightings) => {
  const said: { readonly during: Fault | null; readonly status: number | null }[] = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const during = sightings.fault;
      const status = await fetch(`${shopUrl}/api/ready`, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
        (answer) => answer.status,
        () => null,
      );
      // What went on when it was asked and when it answered.
      if (during === sightings.fault) said.push({ during, status });
      await pause(100);
    }
  })();
  const times = (during: Fault | null, status: number): number =>
    said.filter((each) => each.during === during && each.status === status).length;
  return {
    times,
    /** Until it says so once more. */
    hears: async (status: number): Promise<void> => {
      const before = said.length;
      await until(() => said.slice(before).some((each) => each.status === status), 120_000);
    },
    stop: async (): Promise<void> => {
      isOver = true;
      await watching;
    },
  };
};
export type Monitor = ReturnType<typeof watchReadiness>;
