import type { priceListEndpoints } from '@shop/contract/price-list';
import type { quotes } from '@shop/contract/quotes';
import { dayInVilnius } from '@shop/domain/day';
import type { Handlers } from '../../http/context.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CartPricing } from './cart-pricing.service.ts';
import { presentPriceList } from './price-list.presenter.ts';
import { presentQuote } from './quote.presenter.ts';

export const pricingRoutes = (
  pricing: CartPricing,
  catalogue: Catalogue,
): Handlers<typeof quotes & typeof priceListEndpoints> => ({
  'POST /check-outs/quote': async ({ body }, { viewer, now }) => ({
    data: presentQuote(await pricing.quote(body, viewer, now)),
  }),
  'GET /price-list': async (_, { now }) => ({
    data: presentPriceList(await catalogue.snapshot(), dayInVilnius(now)),
  }),
});
