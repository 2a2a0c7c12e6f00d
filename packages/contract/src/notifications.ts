import { notificationChannels, notificationKinds } from '@shop/domain/notifications';
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { byId, oneOf } from './parts.ts';

export const notificationKind = z.enum(notificationKinds);
const channel = z.enum(notificationChannels);

export const notification = z.object({
  kind: notificationKind,
  channel,
  isOn: z.boolean(),
  /** When its owner said so; null: it is as at first. */
  changedAt: z.string().nullable(),
});
export type Notification = z.infer<typeof notification>;

const notificationChoice = z.object({
  kind: notificationKind,
  channel: channel.default('mail'),
  isOn: z.boolean(),
});
export type NotificationChoice = z.output<typeof notificationChoice>;

/** From the foot of a mail, or from its header List-Unsubscribe. */
const unsubscribeToken = z.string().trim().min(1).max(2000);

export const unsubscription = z.object({ kind: notificationKind, channel, isOn: z.boolean() });
export type Unsubscription = z.infer<typeof unsubscription>;

export const notifications = endpoints({
  'PUT /users/{id}/notifications': {
    summary: 'What the shop may write to you about; what is not named stays as it is',
    access: 'signed_in',
    params: byId,
    body: z.object({
      notifications: z.array(notificationChoice).max(notificationKinds.length * notificationChannels.length),
    }),
    response: oneOf(z.array(notification)),
  },
  'GET /unsubscribe': {
    summary: 'What the link from the foot of a mail is about; asking changes nothing',
    access: 'public',
    query: z.object({ token: unsubscribeToken }),
    response: oneOf(unsubscription),
  },
  'POST /unsubscribe': {
    summary: 'Switch letters of that kind off by the link from a mail, or on again; no login is needed',
    access: 'public',
    body: z.object({ token: unsubscribeToken, isOn: z.boolean().default(false) }),
    response: oneOf(unsubscription),
  },
});
