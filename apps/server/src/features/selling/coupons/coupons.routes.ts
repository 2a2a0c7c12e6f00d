import type { couponEndpoints, CouponOrder } from '@shop/contract/coupons';
import { fail, isFailure } from '../../../failure.ts';
import { type Context, dataOf, type Handlers } from '../../../http/context.ts';
import type { CouponCards } from './coupon-cards.ts';
import type { CouponOrdersService, Holder } from './coupon-orders.service.ts';
import type { CouponPapers } from './coupon-papers.ts';
import type { CouponsService } from './coupons.service.ts';

type Services = {
  readonly orders: CouponOrdersService;
  readonly coupons: CouponsService;
  readonly cards: CouponCards;
  readonly papers: CouponPapers;
};

type ByLink = { readonly query: { readonly token?: string | undefined } };

const holderOf = ({ query }: ByLink, { viewer, secrets }: Context): Holder => ({
  viewer,
  token: query.token,
  kept: (couponOrderId) => secrets.orderToken(`gift_${couponOrderId}`),
});

const keepToken = ({ id, token }: CouponOrder, { secrets }: Context): void =>
  secrets.keepOrderToken(`gift_${id}`, token);

export const couponsRoutes = ({
  orders,
  coupons,
  cards,
  papers,
}: Services): Handlers<typeof couponEndpoints> => ({
  'POST /coupon-orders/store': async ({ body }, context) => {
    const stored = await orders.store(body, context);
    if (!isFailure(stored) && context.viewer === null) keepToken(stored, context);
    return dataOf(stored);
  },
  'POST /coupon-orders/pay': async (input, context) =>
    dataOf(await orders.pay(input.body.id, input.body.paymentOption, holderOf(input, context), context.now)),
  'GET /coupon-orders': async ({ query }, { viewer }) =>
    viewer ? orders.ofUser(viewer.userId, query) : fail('not_logged_in'),
  'GET /coupon-orders/{id}': async (input, context) => {
    const order = await orders.view(input.params.id, holderOf(input, context), context.now);
    if (!isFailure(order) && input.query.token === order.token) keepToken(order, context);
    return dataOf(order);
  },
  'POST /coupon-orders/{id}/check-payment': async (input, context) =>
    dataOf(await orders.checkPayment(input.params.id, holderOf(input, context), context.now)),
  'GET /coupon-orders/{id}/paper': (input, context) =>
    papers.payment(input.params.id, holderOf(input, context), context.now),
  'POST /coupons/{id}/withdraw': async (input, context) =>
    dataOf(await orders.withdraw(input.params.id, holderOf(input, context), context.now)),
  'GET /coupons/{id}/card.pdf': (input, context) => cards.pdf(input.params.id, holderOf(input, context)),
  'GET /coupons/{id}/card.png': (input, context) => cards.png(input.params.id, holderOf(input, context)),
  'POST /coupons/balance': async ({ body }, context) => dataOf(await coupons.balance(body.code, context)),
  'GET /coupons': ({ query }) => coupons.list(query),
  'PUT /coupons/{id}': async ({ params, body }, { actor }) =>
    dataOf(await coupons.act(params.id, body, actor)),
});
