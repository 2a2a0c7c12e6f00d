import { m } from '@shop/messages';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Clock } from '../../../ports/clock.ts';
import { worker, type JobKind, type Worker } from '../../../ports/jobs.ts';
import type { ReadSettings } from '../../base/settings/read-settings.ts';
import { ownersLanguage, writeOwner } from '../../base/mail/write-owner.ts';
import { writeOffExpired } from './ledger.ts';

/** Queued when points are granted, for the instant at which they expire. */
export const expirePointsJob: JobKind<{ userId: number }> = { name: 'points.expire' };

/** Every night the ledgers are added up: a sum below 0 is a mistake of ours, and the owner is told. */
export const checkLedgersJob: JobKind<object> = { name: 'points.check-ledgers', cron: '40 4 * * *' };

type Parts = {
  readonly work: UnitOfWork;
  readonly settings: ReadSettings;
  readonly clock: Clock;
  readonly alarm: (details: object, message: string) => void;
};

export const pointsWorkers = ({ work, settings, clock, alarm }: Parts): Worker[] => [
  worker(expirePointsJob, ({ userId }) =>
    work.transaction((within) => writeOffExpired(within, userId, clock.now())),
  ),
  worker(checkLedgersJob, async () => {
    const ledgers = await work.read(({ points }) => points.belowZero());
    if (ledgers.length === 0) return;
    alarm({ ledgers }, 'points below 0');
    await work.transaction((within) =>
      writeOwner(
        within,
        settings,
        {
          kind: 'alert_points_below_zero',
          subject: m.alert_points_subject({}, ownersLanguage),
          paragraphs: [m.alert_points_text({}, ownersLanguage)],
          rows: ledgers
            .slice(0, 50)
            .map(({ userId, sum }) => [m.alert_row_person({ id: userId }, ownersLanguage), String(sum)]),
        },
        clock.now(),
      ),
    );
  }),
];
