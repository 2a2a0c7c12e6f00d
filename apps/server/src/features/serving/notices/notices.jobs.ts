import type { Clock } from '../../../ports/clock.ts';
import { type JobKind, worker, type Worker } from '../../../ports/jobs.ts';

/** In the hours in which they have something to do, and again and again: what one run has left the next one does. */
const rounds = { retryLimit: 0 } as const;

export const deliveryTomorrowJob: JobKind<object> = {
  name: 'notices.delivery-tomorrow',
  cron: '*/5 18-23 * * *',
  ...rounds,
};
export const weeklyMenuJob: JobKind<object> = {
  name: 'notices.weekly-menu',
  cron: '*/10 * * * 6,0',
  ...rounds,
};
export const reviewReminderJob: JobKind<object> = {
  name: 'notices.review-reminder',
  cron: '*/10 18-23 * * *',
  ...rounds,
};

type Task = (now: Date) => Promise<void>;

export const noticeWorkers = (
  tasks: { readonly deliveries: Task; readonly menu: Task; readonly reviews: Task },
  clock: Clock,
): Worker[] => [
  worker(deliveryTomorrowJob, () => tasks.deliveries(clock.now())),
  worker(weeklyMenuJob, () => tasks.menu(clock.now())),
  worker(reviewReminderJob, () => tasks.reviews(clock.now())),
];
