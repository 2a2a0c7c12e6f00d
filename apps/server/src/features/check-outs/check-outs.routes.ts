import type { checkOuts } from '@shop/contract/check-outs';
import type { orders } from '@shop/contract/orders';
import { dataOf, type Handlers, signedIn } from '../../http/context.ts';
import type { CheckOutViews } from './check-out-views.ts';
import type { CheckOutsService } from './check-outs.service.ts';
import type { OrderPapers } from './order-papers.ts';
import type { PlaceService } from './place.service.ts';

type Parts = {
  readonly service: CheckOutsService;
  readonly views: CheckOutViews;
  readonly papers: OrderPapers;
  readonly placing: PlaceService;
};

export const checkOutsRoutes = ({
  service,
  views,
  papers,
  placing,
}: Parts): Handlers<typeof checkOuts & typeof orders> => ({
  'GET /check-outs': ({ query }, context) => views.list(query, signedIn(context), context.now),
  'GET /check-outs/{id}': async ({ params, query }, { viewer, now }) =>
    dataOf(await views.one(params.id, { viewer, token: query.token }, now)),
  'POST /check-outs': async ({ body }, context) => dataOf(await placing.place(body, context)),
  'PUT /check-outs/{id}': async ({ params, body }, context) =>
    dataOf(await service.act(params.id, body, signedIn(context), context.actor)),
  'DELETE /check-outs/{id}': ({ params }, { actor }) => service.remove(params.id, actor),
  'POST /check-outs/{id}/restore': async ({ params }, context) =>
    dataOf(await service.restore(params.id, signedIn(context), context.actor)),
  'POST /check-outs/{id}/pay': async ({ params, query, body }, { viewer, now }) =>
    dataOf(await service.pay(params.id, body, { viewer, token: query.token }, now)),
  'POST /check-outs/{id}/check-payment': async ({ params, query }, { viewer, now }) =>
    dataOf(await service.checkPayment(params.id, { viewer, token: query.token }, now)),
  'POST /check-outs/{id}/claim': async ({ params }, context) =>
    dataOf(await service.claim(params.id, signedIn(context), context.actor)),
  'GET /check-outs/{id}/invoice': ({ params, query }, { viewer }) =>
    papers.invoice(params.id, { viewer, token: query.token }, query.invoiceId),
  'GET /check-outs/{id}/calendar.ics': ({ params, query }, { viewer, now }) =>
    papers.calendar(params.id, { viewer, token: query.token }, now),
  'GET /orders': ({ query }, context) => views.orders(query, signedIn(context)),
  'GET /orders/{id}': async ({ params }, context) => dataOf(await views.order(params.id, signedIn(context))),
  'POST /orders/{id}': async ({ params }, context) =>
    dataOf(await service.recover(params.id, signedIn(context), context.actor)),
});
