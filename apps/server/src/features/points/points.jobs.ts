import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Clock } from '../../ports/clock.ts';
import { worker, type JobKind, type Worker } from '../../ports/jobs.ts';
import { writeOffExpired } from './ledger.ts';

/** Queued when points are granted, for the instant at which they expire. */
export const expirePointsJob: JobKind<{ userId: number }> = { name: 'points.expire' };

export const pointsWorkers = (work: UnitOfWork, clock: Clock): Worker[] => [
  worker(expirePointsJob, ({ userId }) =>
    work.transaction((within) => writeOffExpired(within, userId, clock.now())),
  ),
];
