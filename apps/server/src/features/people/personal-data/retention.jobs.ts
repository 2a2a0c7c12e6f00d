import { addHours } from '@shop/domain/day';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Clock } from '../../../ports/clock.ts';
import { worker, type JobKind, type Worker } from '../../../ports/jobs.ts';
import { loginActions } from '../auth/security-log.ts';

/** As the privacy policy promises; whoever changes one changes the other. */
const monthsKept = { messages: 36, security: 12 };
const advertisingDays = 90;

const monthsBefore = (now: Date, months: number): Date => {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
};

/** What has lain as long as the privacy policy allows is deleted, every night. */
export const retentionJob: JobKind<object> = { name: 'people.retention', cron: '20 4 * * *' };

export const retentionWorkers = (work: UnitOfWork, clock: Clock): Worker[] => [
  worker(retentionJob, async () => {
    const now = clock.now();
    await work.transaction(async (within) => {
      const ends = {
        now,
        messages: monthsBefore(now, monthsKept.messages),
        security: monthsBefore(now, monthsKept.security),
        advertising: addHours(now, -24 * advertisingDays),
      };
      const gone = await within.retention.removeOld(ends, loginActions);
      if (Object.values(gone).every((count) => count === 0)) return;
      await within.audit(
        { actorId: null, action: 'retention', entity: 'people', entityId: 'all', details: gone },
        now,
      );
    });
  }),
];
