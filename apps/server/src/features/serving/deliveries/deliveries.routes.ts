import type { deliveries } from '@shop/contract/deliveries';
import { dataOf, type Handlers } from '../../../http/context.ts';
import type { DeliveriesService } from './deliveries.service.ts';

export const deliveriesRoutes = (service: DeliveriesService): Handlers<typeof deliveries> => ({
  'PUT /deliveries/{id}': async ({ params, body }, { actor }) =>
    dataOf(await service.act(params.id, body, actor)),
  'GET /delivery-tasks': ({ query }) => service.tasks(query),
});
