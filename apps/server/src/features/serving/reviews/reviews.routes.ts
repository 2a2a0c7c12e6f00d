import type { dishReviews } from '@shop/contract/dish-reviews';
import { dataOf, type Handlers, signedIn } from '../../../http/context.ts';
import type { ReviewsService } from './reviews.service.ts';

export const reviewsRoutes = (service: ReviewsService): Handlers<typeof dishReviews> => ({
  'GET /dish-reviews': ({ query }, { viewer }) => service.list(query, viewer),
  'POST /dish-reviews': async ({ body }, context) =>
    dataOf(await service.create(body, signedIn(context), context.actor)),
  'PUT /dish-reviews/{id}': async ({ params, body }, context) =>
    dataOf(await service.update(params.id, body, signedIn(context), context.actor)),
  'DELETE /dish-reviews/{id}': ({ params }, context) =>
    service.remove(params.id, signedIn(context), context.actor),
});
