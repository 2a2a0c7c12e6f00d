import type { Parts } from '../../base/parts.ts';
import { keptFor, monthsBefore, type PersonalData } from '../../base/personal-data.ts';
import { feedbacksRoutes } from './feedbacks.routes.ts';
import { feedbacksService } from './feedbacks.service.ts';

const personalData: PersonalData = {
  export: async ({ feedbacks }, { email }) => ({
    messages: (email === null ? [] : await feedbacks.ofSender(email)).map(
      ({ id: _, createdAt, ...message }) => ({ ...message, at: createdAt.toISOString() }),
    ),
  }),
  forget: async ({ feedbacks }, { email }) => {
    if (email !== null) await feedbacks.forgetSender(email);
  },
  expire: async ({ feedbacks }, now) => ({
    feedbacks: await feedbacks.removeOlder(monthsBefore(now, keptFor.messageMonths)),
  }),
};

export const openFeedbacks = ({ work, mails }: Parts) => ({
  routes: feedbacksRoutes(feedbacksService(work, mails)),
  personalData: [personalData],
});
