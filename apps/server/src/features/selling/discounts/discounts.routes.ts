import type { discounts } from '@shop/contract/discounts';
import { plainCouponCode } from '@shop/domain/coupons';
import { codeRefusalText, couponRefusalText } from '@shop/messages/codes';
import { isFailure } from '../../../failure.ts';
import { dataOf, type Handlers } from '../../../http/context.ts';
import type { CartPricing } from '../quotes/cart-pricing.service.ts';
import type { CodesService } from './codes.service.ts';
import { presentFacts } from './discounts.presenter.ts';
import type { DiscountsService } from './discounts.service.ts';

type Services = {
  readonly campaigns: DiscountsService;
  readonly codes: CodesService;
  readonly pricing: CartPricing;
};

export const discountsRoutes = ({ campaigns, codes, pricing }: Services): Handlers<typeof discounts> => ({
  'GET /discounts': ({ query }) => campaigns.list(query),
  'POST /discounts': async ({ body }, { actor }) => dataOf(await campaigns.create(body.name, actor)),
  'PUT /discounts/{id}': async ({ params, body }, { actor }) =>
    dataOf(await campaigns.rename(params.id, body.name, actor, body.version)),
  'DELETE /discounts/{id}': ({ params }, { actor }) => campaigns.remove(params.id, actor),
  'GET /discount-codes': ({ query }) => codes.list(query),
  'POST /discount-codes': async ({ body }, { actor }) => dataOf(await codes.create(body, actor)),
  'POST /discount-codes/bulk': async ({ body }, { actor }) => {
    const { count, ...terms } = body;
    return dataOf(await codes.createMany(terms, count, actor));
  },
  'PUT /discount-codes/{id}': async ({ params, body }, { actor }) => {
    const { version, ...input } = body;
    return dataOf(await codes.update(params.id, input, actor, version));
  },
  'DELETE /discount-codes/{id}': ({ params }, { actor }) => codes.remove(params.id, actor),
  'POST /discount-codes/check': async ({ body }, context) => {
    const result = await pricing.checkCode(body, context);
    if (isFailure(result)) return result;
    const { locale } = context;
    const { code, accepted } = result.answer;
    const reason = result.answer.accepted ? {} : { reason: result.answer.reason };
    if (result.kind === 'coupon') {
      const { answer, found } = result;
      const { id, balanceCents, validUntil } = found;
      const coupon = accepted ? { id, code: plainCouponCode(code), balanceCents, validUntil } : null;
      const message = couponRefusalText(answer.accepted ? null : answer.reason, locale);
      return { data: { code, accepted, ...reason, message, discountCode: null, coupon } };
    }
    const { answer, found } = result;
    const message = codeRefusalText(answer.accepted ? null : answer.reason, locale);
    const discountCode = accepted && found ? presentFacts(found) : null;
    return { data: { code, accepted, ...reason, message, discountCode, coupon: null } };
  },
});
