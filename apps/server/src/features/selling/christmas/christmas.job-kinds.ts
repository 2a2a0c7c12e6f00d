import type { JobKind } from '../../../ports/jobs.ts';

/** Every five minutes: whether the season has begun, for those who wanted to hear of it. */
export const sendRemindersJob: JobKind<object> = {
  name: 'christmas.reminders',
  retryLimit: 0,
  cron: '*/5 * * * *',
};
