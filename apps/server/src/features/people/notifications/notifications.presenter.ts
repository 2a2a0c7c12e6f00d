import type { Notification } from '@shop/contract/notifications';
import { isOnAtFirst, notificationChannels, notificationKinds } from '@shop/domain/notifications';
import type { NotificationRow } from './notifications.repository.ts';

type Said = Pick<NotificationRow, 'kind' | 'channel' | 'isOn' | 'changedAt'>;

/** All kinds as they stand, by what was said of them, the newest first. */
export const presentNotifications = (said: readonly Said[]): Notification[] =>
  notificationKinds.flatMap((kind) =>
    notificationChannels.map((channel) => {
      const newest = said.find((row) => row.kind === kind && row.channel === channel);
      return {
        kind,
        channel,
        isOn: newest?.isOn ?? isOnAtFirst[kind],
        changedAt: newest?.changedAt.toISOString() ?? null,
      };
    }),
  );
