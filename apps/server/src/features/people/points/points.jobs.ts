import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Clock } from '../../../ports/clock.ts';
import { worker, type JobKind, type Worker } from '../../../ports/jobs.ts';
import type { Mails } from '../../base/mail/mails.ts';
import { writeOffExpired } from './ledger.ts';
import { pointsLetters } from './points-letters.ts';

/** Queued when points are granted, for the instant at which they expire. */
export const expirePointsJob: JobKind<{ userId: number }> = { name: 'points.expire' };

/** Every night the ledgers are added up: a sum below 0 is a mistake of ours, and the owner is told. */
export const checkLedgersJob: JobKind<object> = { name: 'points.check-ledgers', cron: '40 4 * * *' };

type Parts = {
  readonly work: UnitOfWork;
  readonly mails: Mails;
  readonly clock: Clock;
  readonly alarm: (details: object, message: string) => void;
};

export const pointsWorkers = ({ work, mails, clock, alarm }: Parts): Worker[] => [
  worker(expirePointsJob, ({ userId }) =>
    work.transaction((within) => writeOffExpired(within, userId, clock.now())),
  ),
  worker(checkLedgersJob, async () => {
    const ledgers = await work.read(({ points }) => points.belowZero());
    if (ledgers.length === 0) return;
    alarm({ ledgers }, 'points below 0');
    await work.transaction((within) =>
      mails.toOwner(within, pointsLetters.alertPointsBelowZero, { ledgers }, clock.now()),
    );
  }),
];
