import type { MealKit } from '@shop/contract/meal-kits';
import { lowestDayPrice, periodPrices } from '@shop/domain/pricing/past-prices';
import { t } from '../format.ts';
import { paths } from '../paths.ts';
import { at, context, images } from './schema-org.ts';

const euros = (cents: number): string => (cents / 100).toFixed(2);

/** A day's prices with the kit's discount taken off, as its page shows them: one for each choice of calories and period. */
const dayPrices = (kit: MealKit): number[] =>
  periodPrices(kit).flatMap((price) => lowestDayPrice([price], kit.periods) ?? []);

export const product = (publicUrl: string, kit: MealKit, brand: string) => {
  const prices = dayPrices(kit);
  return {
    '@context': context,
    '@type': 'Product',
    name: t(kit.name),
    description: t(kit.tagline),
    sku: String(kit.id),
    brand: { '@type': 'Brand', name: brand },
    image: images(publicUrl, kit.pictures),
    ...(prices.length > 0 && {
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'EUR',
        lowPrice: euros(Math.min(...prices)),
        highPrice: euros(Math.max(...prices)),
        offerCount: prices.length,
        availability: 'https://schema.org/InStock',
        url: at(publicUrl, paths.mealKit(kit.id)),
      },
    }),
  };
};
