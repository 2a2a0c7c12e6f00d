import { reminderOver } from '@shop/domain/christmas';
import { isoOrNull } from '../../../iso.ts';
import { worker } from '../../../ports/jobs.ts';
import type { PersonalData } from '../../base/personal-data.ts';
import type { CatalogueParts } from '../../catalogue/parts.ts';
import { christmasReminders } from './christmas-reminders.service.ts';
import { christmasRoutes } from './christmas.routes.ts';
import { christmasSettingsService } from './christmas-settings.service.ts';
import { sendRemindersJob } from './christmas.job-kinds.ts';

const personalData: PersonalData = {
  export: async (repositories, { email }) => {
    const wishes = email === null ? [] : await repositories.christmasReminders.ofEmail(email.toLowerCase());
    return {
      christmasReminders: wishes.map(({ createdAt, confirmedAt }) => ({
        createdAt: createdAt.toISOString(),
        confirmedAt: isoOrNull(confirmedAt),
      })),
    };
  },
  forget: async (within, { email }) => {
    if (email !== null) await within.christmasReminders.removeOf(email.toLowerCase());
  },
  expire: async (within, now) => ({
    christmasReminders: await within.christmasReminders.removeOld(reminderOver(now)),
  }),
};

/** The season of the Christmas-eve kit, and who wants to hear of it. It is sold like any order: `christmas-room.ts`. */
export const openChristmas = ({ work, catalogue, settings, mails, clock }: CatalogueParts) => {
  const reminders = christmasReminders(work, settings, mails);
  const send = (): Promise<void> => reminders.send(clock.now());
  return {
    routes: christmasRoutes(christmasSettingsService(work, catalogue), reminders),
    workers: [worker(sendRemindersJob, send)],
    personalData: [personalData],
    catchUp: (now: Date) => reminders.send(now),
  };
};
