import type { deletionRequests } from '@shop/contract/deletion-requests';
import type { Handlers } from '../../../http/context.ts';
import type { DeletionRequestsService } from './deletion-requests.service.ts';

export const deletionRequestsRoutes = (
  service: DeletionRequestsService,
): Handlers<typeof deletionRequests> => ({
  'POST /deletion-requests': async ({ body }, context) =>
    (await service.ask(body, context)) ?? { data: { received: true } },
  'GET /deletion-requests/confirm': async ({ query }, { now }) => ({
    data: { isOpen: await service.isOpen(query.token, now) },
  }),
  'POST /deletion-requests/confirm': async ({ body }, { now }) =>
    (await service.confirm(body.token, now)) ?? { data: { deleted: true } },
});
