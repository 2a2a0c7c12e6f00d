import type { changingOrders } from '@shop/contract/changing-orders';
import { isFailure } from '../../../failure.ts';
import { type Context, dataOf, type Handlers, signedIn } from '../../../http/context.ts';
import type { Requester } from '../check-outs/check-out-views.ts';
import type { OrderChangesService } from './order-changes.service.ts';
import type { RepeatOrder } from './repeat-order.ts';

type Parts = {
  readonly service: OrderChangesService;
  readonly repeat: RepeatOrder;
  /** Which check-out an order is a line of. */
  readonly checkOutOf: (orderId: number) => Promise<number | null>;
};

type ByLink = {
  readonly params: { readonly id: number };
  readonly query: { readonly token?: string | undefined };
};

export const orderChangesRoutes = ({
  service,
  repeat,
  checkOutOf,
}: Parts): Handlers<typeof changingOrders> => {
  /** By login, by the link's token, or by the one that this browser was left when it followed the link. */
  const askedBy = async ({ params, query }: ByLink, context: Context) => {
    const checkOutId = await checkOutOf(params.id);
    const kept = checkOutId === null ? undefined : context.secrets.orderToken(checkOutId);
    const requester: Requester = {
      viewer: context.viewer,
      locale: context.locale,
      token: query.token ?? kept,
    };
    return { requester, now: context.now };
  };
  return {
    'PUT /orders/{id}': async (input, context) =>
      dataOf(
        await service.change(input.params.id, input.body, input.query.preview, await askedBy(input, context)),
      ),
    'GET /orders/{id}/days': async (input, context) =>
      dataOf(await service.daysLeft(input.params.id, await askedBy(input, context))),
    'GET /orders/{id}/cancellation-price': async (input, context) => {
      const ids = input.query.deliveryIds?.split(',').map(Number);
      return dataOf(await service.cancellationPrice(input.params.id, ids, await askedBy(input, context)));
    },
    'DELETE /orders/{id}': async (input, context) =>
      dataOf(await service.cancel(input.params.id, input.body, await askedBy(input, context))),
    'PUT /order-changes/{id}': async ({ params, body }, { actor }) =>
      dataOf(await service.waive(params.id, body.note, actor)),
    'POST /order-changes/{id}/pay': async ({ params, body }, context) =>
      dataOf(
        await service.pay(params.id, body, {
          requester: { viewer: signedIn(context), locale: context.locale },
          address: context.address,
          now: context.now,
        }),
      ),
    'POST /orders': async ({ body }, context) => {
      const repeated = await repeat(body.checkOutId, {
        viewer: signedIn(context),
        locale: context.locale,
      });
      return isFailure(repeated) ? repeated : { data: repeated };
    },
    'POST /orders/{id}': async (input, context) =>
      dataOf(await service.recover(input.params.id, input.body, await askedBy(input, context))),
  };
};
