import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Clock } from '../../../ports/clock.ts';
import { worker, type JobKind, type Worker } from '../../../ports/jobs.ts';
import type { PersonalData } from '../../base/personal-data.ts';

/** What has lain as long as the privacy policy allows is deleted, every night. */
export const retentionJob: JobKind<object> = { name: 'people.retention', cron: '20 4 * * *' };

export const retentionWorkers = (
  work: UnitOfWork,
  personalData: () => readonly PersonalData[],
  clock: Clock,
): Worker[] => [
  worker(retentionJob, async () => {
    const now = clock.now();
    await work.transaction(async (within) => {
      const details: Record<string, number> = {};
      for (const { expire } of personalData()) Object.assign(details, await expire?.(within, now));
      if (Object.values(details).every((count) => count === 0)) return;
      await within.audit.record(
        { actorId: null, action: 'retention', entity: 'people', entityId: 'all', details },
        now,
      );
    });
  }),
];
