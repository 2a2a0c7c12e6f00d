import type { notifications } from '@shop/contract/notifications';
import { dataOf, type Handlers, signedIn } from '../../../http/context.ts';
import type { NotificationsService } from './notifications.service.ts';

export const notificationsRoutes = (service: NotificationsService): Handlers<typeof notifications> => ({
  'PUT /users/{id}/notifications': async ({ params, body }, context) =>
    dataOf(await service.set(params.id, body.notifications, signedIn(context), context.now)),
  'GET /unsubscribe': async ({ query }, { now }) => dataOf(await service.look(query.token, now)),
  'POST /unsubscribe': async ({ body }, { now }) =>
    dataOf(await service.setByLink(body.token, body.isOn, now)),
});
