import type { deliveries } from '@shop/contract/deliveries';
import { dataOf, type Handlers, signedIn } from '../../../http/context.ts';
import type { AgreeTime } from './agree-time.ts';
import type { ConfirmDays } from './confirm-days.ts';
import type { DeliveriesService } from './deliveries.service.ts';

export const deliveriesRoutes = (
  service: DeliveriesService,
  confirmDays: ConfirmDays,
  agreeTime: AgreeTime,
): Handlers<typeof deliveries> => ({
  'PUT /deliveries/{id}': async ({ params, body }, { actor }) =>
    dataOf(await service.act(params.id, body, actor)),
  'PUT /deliveries/{id}/agreed-time': async ({ params, body }, { actor }) =>
    dataOf(await agreeTime(params.id, body, actor)),
  'POST /check-outs/{id}/confirm-days': async ({ params, body }, context) =>
    dataOf(
      await confirmDays(
        params.id,
        body.firstDay,
        { viewer: signedIn(context), locale: context.locale },
        context.actor,
      ),
    ),
  'GET /delivery-tasks': ({ query }) => service.tasks(query),
});
