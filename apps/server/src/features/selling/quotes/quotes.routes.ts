import type { priceListEndpoints } from '@shop/contract/price-list';
import type { quotes } from '@shop/contract/quotes';
import { dayInVilnius } from '@shop/domain/day';
import { isFailure } from '../../../failure.ts';
import type { Handlers } from '../../../http/context.ts';
import type { Catalogue } from '../../catalogue/snapshot/catalogue.ts';
import type { CartPricing } from './cart-pricing.service.ts';
import { presentPriceList } from '../../catalogue/prices/price-list.presenter.ts';
import { presentQuote } from './quote.presenter.ts';

export const quotesRoutes = (
  pricing: CartPricing,
  catalogue: Catalogue,
): Handlers<typeof quotes & typeof priceListEndpoints> => ({
  'POST /check-outs/quote': async ({ body }, context) => {
    const priced = await pricing.quote(body, context);
    return isFailure(priced) ? priced : { data: presentQuote(priced) };
  },
  'GET /price-list': async (_, { now }) => ({
    data: presentPriceList(await catalogue.snapshot(), dayInVilnius(now)),
  }),
});
