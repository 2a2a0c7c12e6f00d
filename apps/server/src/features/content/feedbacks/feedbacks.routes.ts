import type { feedbacks } from '@shop/contract/feedbacks';
import { dataOf, type Handlers } from '../../../http/context.ts';
import type { FeedbacksService } from './feedbacks.service.ts';

export const feedbacksRoutes = (service: FeedbacksService): Handlers<typeof feedbacks> => ({
  'GET /feedbacks': ({ query }) => service.list(query),
  'POST /feedbacks': async ({ body }, { actor, address, attempt }) =>
    (await service.receive(body, address, actor, attempt)) ?? { data: { received: true } },
  'PUT /feedbacks/{id}': async ({ params, body }, { actor }) =>
    dataOf(await service.setHandled(params.id, body.isHandled, actor)),
  'DELETE /feedbacks/{id}': ({ params }, { actor }) => service.remove(params.id, actor),
});
