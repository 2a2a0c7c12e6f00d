import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../../src/db/embedded/test-helpers.ts';
import type { Monitor } from './monitor.ts';
import type { Storm } from './storm.ts';
import type { Fault, Sightings } from './visits.ts';

/** Longer than the shop waits for a statement, or for a connection. */
const FREEZE_MS = 20_000;

type Parts = {
  readonly storm: Storm;
  readonly sightings: Sightings;
  readonly monitor: Monitor;
  /** Nobody is left to be hit. */
  readonly isOver: () => boolean;
};

/** Faults one after another. Each is over only when the shop, not started anew, says by itself that it is ready again. */
export const faultsOf = ({ storm, sightings, monitor, isOver }: Parts) => {
  const { own, killShop } = storm;
  const acts: Record<Fault, () => Promise<void>> = {
    kill: killShop,
    restart: own.restart,
    freeze: async () => {
      await own.freeze();
      try {
        sightings.fault = 'freeze';
        await pause(FREEZE_MS);
      } finally {
        sightings.fault = null;
        await own.thaw();
      }
    },
    'full disk': async () => {
      own.fillDisk();
      try {
        sightings.fault = 'full disk';
        await monitor.hears(503);
        await until(() => (sightings.refused.get('full disk') ?? 0) > 0 || isOver(), 120_000);
      } finally {
        await own.makeRoom();
      }
    },
  };
  return async (fault: Fault): Promise<void> => {
    if (fault === 'kill' || fault === 'restart') sightings.fault = fault;
    await acts[fault]();
    sightings.fault = null;
    await monitor.hears(200);
  };
};

/** What befalls the database, in turn; the shop is killed in between, and never last. */
export const faultsInTurn = (kills: number, hasOwnDisk: boolean): Fault[] => {
  const ofDatabase: Fault[] = ['restart', ...(hasOwnDisk ? (['full disk'] as const) : []), 'freeze'];
  return ofDatabase.flatMap((fault, index) => {
    const killsBefore = Math.ceil((kills - index) / ofDatabase.length);
    return [...Array.from({ length: Math.max(0, killsBefore) }, () => 'kill' as const), fault];
  });
};
