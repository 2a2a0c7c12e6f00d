import type { Clock } from '../../../ports/clock.ts';
import { worker, type JobKind, type Worker } from '../../../ports/jobs.ts';
import type { MenusService } from './menus.service.ts';

/** When the weekly menu switches, a new "next week" begins, and its menus wait to be filled. */
export const openWeeksJob: JobKind<object> = { name: 'menus.open-weeks', cron: '0 9 * * 6' };

export const menuWorkers = (menus: MenusService, clock: Clock): Worker[] => [
  worker(openWeeksJob, () => menus.openWeeks(clock.now())),
];
