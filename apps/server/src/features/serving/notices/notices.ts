import { addDays, dayInVilnius } from '@shop/domain/day';
import { withConcurrency } from '../../../concurrency.ts';
import type { PersonalData } from '../../base/personal-data.ts';
import type { Parts } from '../../base/parts.ts';
import type { Catalogue } from '../../catalogue/snapshot/catalogue.ts';
import type { NotificationMails } from '../../people/notifications/notification-mails.ts';
import type { CheckOutMails } from '../../selling/check-outs/check-out-mails.ts';
import { announceDeliveries } from './delivery-tomorrow.ts';
import { noticeWorkers } from './notices.jobs.ts';
import { remindOfReviews } from './review-reminder.ts';
import { announceMenu } from './weekly-menu.ts';

/** By then nothing could be written twice any more. */
const KEPT_DAYS = 60;

const personalData: PersonalData = {
  forget: async ({ notices }, { userId }) => {
    if (userId !== null) await notices.forget(userId);
  },
  expire: async ({ notices }, now) => ({
    notices: await notices.removeOld(addDays(dayInVilnius(now), -KEPT_DAYS)),
  }),
};

type NoticeParts = Pick<Parts, 'work' | 'clock' | 'settings'> & {
  readonly catalogue: Catalogue;
  readonly mails: CheckOutMails;
  readonly notificationMails: NotificationMails;
};

/** What is written to people by the clock. */
export const openNotices = (parts: NoticeParts) => {
  const { work, clock, catalogue, mails, notificationMails } = parts;
  const tasks = {
    deliveries: announceDeliveries(work, catalogue, mails),
    menu: announceMenu(work, catalogue, notificationMails),
    reviews: remindOfReviews(parts),
  };
  return {
    workers: noticeWorkers(tasks, clock),
    personalData: [personalData],
    catchUp: (now: Date) => withConcurrency(Object.values(tasks), 1, (task) => task(now)),
  };
};
