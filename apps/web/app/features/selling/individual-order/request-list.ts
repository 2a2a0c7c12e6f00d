import type { Client } from '@shop/contract/client';
import type { PriceList } from '@shop/contract/price-list';
import type { RequestOffer } from '@shop/domain/individual/answers';
import { allPages } from '~/lib/all-pages.ts';

/** All that can be asked for. */
export const loadRequestList = async (api: Client) => {
  const [list, settings, allergens, products, dietPlans, periods] = await Promise.all([
    api('GET /price-list'),
    api('GET /individual-order-settings'),
    allPages((query) => api('GET /allergens', { query })),
    allPages((query) => api('GET /products', { query })),
    allPages((query) => api('GET /diet-plans', { query })),
    allPages((query) => api('GET /periods', { query })),
  ]);
  return {
    list: list.data as PriceList,
    settings: settings.data,
    allergens,
    products,
    dietPlans,
    periods: periods.toSorted((a, b) => a.days - b.days),
  };
};
export type RequestList = Awaited<ReturnType<typeof loadRequestList>>;

/** As the server asks all of it again. */
export const offerFrom = (
  { list, settings, allergens, products, dietPlans, periods }: RequestList,
  isMenuSaved: boolean,
): RequestOffer => {
  const knows = (rows: readonly { readonly id: number }[]) => {
    const known = new Set(rows.map(({ id }) => id));
    return (id: number): boolean => known.has(id);
  };
  return {
    periods: new Map(periods.map((period) => [period.id, period])),
    hasDietPlan: knows(dietPlans),
    hasAllergen: knows(allergens),
    hasProduct: knows(products),
    cityIds: list.cities.map(({ id }) => id),
    maxDays: settings.maxDays,
    isMenuSaved,
  };
};
