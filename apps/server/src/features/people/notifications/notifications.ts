import { encryptedTokens } from '../../base/links/encrypted-tokens.ts';
import type { Parts } from '../../base/parts.ts';
import type { PersonalData } from '../../base/personal-data.ts';
import { notificationMails } from './notification-mails.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { notificationsService } from './notifications.service.ts';
import { unsubscribeLinks } from './unsubscribe-links.ts';

const personalData: PersonalData = {
  export: async ({ notifications }, person) => ({
    consents: {
      notifications: (await notifications.ofPerson(person)).map(
        ({ kind, channel, isOn, changedAt, userId }) => ({
          kind,
          channel,
          isOn,
          changedAt: changedAt.toISOString(),
          saidBy: userId === null ? 'mailbox' : 'account',
        }),
      ),
    },
  }),
  forget: ({ notifications }, person) => notifications.forget(person),
};

/** What the shop may write to people about, and the letters that ask it. */
export const openNotifications = ({ work, mails, secret, publicUrl }: Parts) => {
  const links = unsubscribeLinks(encryptedTokens(secret), publicUrl);
  return {
    routes: notificationsRoutes(notificationsService(work, links)),
    personalData: [personalData],
    mails: notificationMails(mails, links),
  };
};
