import type { checkOuts } from '@shop/contract/check-outs';
import type { orders } from '@shop/contract/orders';
import { isFailure } from '../../../failure.ts';
import { type Context, dataOf, type Handlers, signedIn } from '../../../http/context.ts';
import type { CheckOutEvents } from './check-out-events.ts';
import type { Requester, CheckOutViews } from './check-out-views.ts';
import type { CheckOutsService } from './check-outs.service.ts';
import type { NewLinkService } from './new-link.service.ts';
import type { CheckOutPapers } from './check-out-papers.ts';
import type { PlaceService } from './place.service.ts';
import type { RefundAccount } from './refund-account.ts';

type Parts = {
  readonly service: CheckOutsService;
  readonly views: CheckOutViews;
  readonly papers: CheckOutPapers;
  readonly placing: PlaceService;
  readonly newLink: NewLinkService;
  readonly refundAccount: RefundAccount;
  readonly events: CheckOutEvents;
};

type ByLink = {
  readonly params: { readonly id: number };
  readonly query: { readonly token?: string | undefined };
};

/** By login, by the link's token, or by the one that this browser was left when it followed the link. */
const requesterOf = ({ params, query }: ByLink, { viewer, locale, secrets }: Context): Requester => ({
  viewer,
  locale,
  token: query.token ?? secrets.orderToken(params.id),
});

const signedInRequester = (context: Context) => ({ viewer: signedIn(context), locale: context.locale });

export const checkOutsRoutes = ({
  service,
  views,
  papers,
  placing,
  newLink,
  refundAccount,
  events,
}: Parts): Handlers<typeof checkOuts & typeof orders> => ({
  'GET /check-outs': ({ query }, context) => views.list(query, signedIn(context), context.now),
  'GET /check-outs/{id}': async (input, context) => {
    const checkOut = await views.one(input.params.id, requesterOf(input, context), context.now);
    if (!isFailure(checkOut) && input.query.token === checkOut.token)
      context.secrets.keepOrderToken(checkOut.id, checkOut.token);
    return dataOf(checkOut);
  },
  'GET /check-outs/{id}/events': (input, context) =>
    events(input.params.id, requesterOf(input, context), context.stream),
  'POST /check-outs': async ({ body }, context) => {
    const placed = await placing.place(body, context);
    if (!isFailure(placed) && context.viewer === null)
      context.secrets.keepOrderToken(placed.id, placed.token);
    return dataOf(placed);
  },
  'PUT /check-outs/{id}': async ({ params, body }, context) =>
    dataOf(await service.act(params.id, body, signedInRequester(context), context.actor)),
  'DELETE /check-outs/{id}': ({ params }, { actor }) => service.remove(params.id, actor),
  'POST /check-outs/{id}/restore': async ({ params }, context) =>
    dataOf(await service.restore(params.id, signedInRequester(context), context.actor)),
  'POST /check-outs/{id}/pay': async (input, context) =>
    dataOf(await service.payOrder(input.params.id, input.body, requesterOf(input, context), context.now)),
  'POST /check-outs/{id}/check-payment': async (input, context) =>
    dataOf(await service.checkPayment(input.params.id, requesterOf(input, context), context.now)),
  'POST /check-outs/{id}/claim': async ({ params }, context) =>
    dataOf(await service.claim(params.id, signedInRequester(context), context.now)),
  'PUT /check-outs/{id}/refund-account': async (input, context) =>
    dataOf(await refundAccount(input.params.id, input.body.iban, requesterOf(input, context), context.now)),
  'POST /check-outs/{id}/new-link': ({ params }, context) =>
    newLink(params.id, signedIn(context), context.now),
  'GET /check-outs/{id}/invoice': (input, context) =>
    papers.invoice(input.params.id, requesterOf(input, context), input.query.invoiceId),
  'GET /check-outs/{id}/calendar.ics': (input, context) =>
    papers.calendar(input.params.id, requesterOf(input, context), context.now),
  'GET /orders': ({ query }, context) => views.orders(query, signedIn(context)),
  'GET /orders/{id}': async ({ params }, context) => dataOf(await views.order(params.id, signedIn(context))),
});
