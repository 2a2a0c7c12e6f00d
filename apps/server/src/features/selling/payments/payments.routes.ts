import type { payments } from '@shop/contract/payments';
import { fail, isFailure } from '../../../failure.ts';
import { dataOf, type Handlers } from '../../../http/context.ts';
import type { PaymentsService } from './payments.service.ts';
import type { RefundsService } from './refunds.service.ts';

type Parts = {
  readonly service: PaymentsService;
  readonly refunds: RefundsService;
};

export const paymentsRoutes = ({ service, refunds }: Parts): Handlers<typeof payments> => ({
  'GET /payments/payment-methods': async (_, { now }) => ({ data: await service.methods(now) }),
  'POST /payments/notification-webhook': async ({ body, query }, { now }) => {
    const orderToken = body.orderToken ?? query['order-token'];
    const refundToken = body.refundToken ?? query['refund-token'];
    if (orderToken === undefined && refundToken === undefined) return fail('malformed');
    const heard =
      orderToken === undefined
        ? await refunds.receiveWebhook(refundToken ?? '', now)
        : await service.receiveWebhook(orderToken, now);
    return isFailure(heard) ? heard : { status: 'ok' };
  },
  'GET /refund-tasks': ({ query }) => refunds.list(query),
  'GET /refund-tasks/{id}': async ({ params }) => dataOf(await refunds.one(params.id)),
  'PUT /refund-tasks/{id}': async ({ params, body }, { actor }) =>
    dataOf(await refunds.confirm(params.id, body, actor)),
});
