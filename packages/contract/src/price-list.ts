import { earliestDeliveryDays } from '@shop/domain/calendar';
import { z } from 'zod';
import { addition } from './additions.ts';
import { allergen } from './allergens.ts';
import { city } from './cities.ts';
import { deliveryPrice } from './delivery-prices.ts';
import { day } from './days.ts';
import { endpoints } from './endpoint.ts';
import { mealKit } from './meal-kits.ts';
import { id, oneOf } from './parts.ts';
import { pointSettings } from './settings.ts';
import { vatEntry } from './vat.ts';

export const priceListKit = mealKit
  .pick({
    id: true,
    name: true,
    thumbnail: true,
    isUnique: true,
    isRecommended: true,
    priceCents: true,
    discount: true,
    calories: true,
    periods: true,
    combinations: true,
    lowestPrices: true,
  })
  .extend({
    /** What its shown menus have: leaving these out has its price. */
    allergenIds: z.array(id),
  });
export type PriceListKit = z.infer<typeof priceListKit>;

/** All that a cart is priced from, for the browser to do it by itself. */
export const priceList = z.object({
  /** The day on which these prices hold: a visitor's own clock may be wrong. */
  today: day,
  kits: z.array(priceListKit),
  /** Sold on its own page and in no cart. */
  christmasKitId: id.nullable(),
  allergens: z.array(allergen),
  additions: z.array(addition),
  cities: z.array(city.pick({ id: true, name: true, preOrderMessage: true })),
  calendar: z.array(
    z.object({
      day,
      cityId: id.nullable(),
      isClosed: z.boolean(),
      isHoliday: z.boolean(),
    }),
  ),
  deliveryPrices: z.array(deliveryPrice),
  vat: z.array(vatEntry),
  earliestDeliveryDay: z.enum(earliestDeliveryDays),
  deliveryDayBefore: z.boolean(),
  points: pointSettings.pick({ maxUsagePercent: true, pointValueCents: true, isUsageDisabled: true }),
});
export type PriceList = z.infer<typeof priceList>;

export const priceListEndpoints = endpoints({
  'GET /price-list': {
    summary: 'All that a cart is priced from: kits on sale, extras, delivery, calendar, VAT and points',
    access: 'public',
    response: oneOf(priceList),
    cache: 'catalogue',
  },
});
