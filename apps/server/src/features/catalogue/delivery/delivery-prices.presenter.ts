import type { DeliveryPrice } from '@shop/contract/delivery-prices';
import type { DeliveryPrices } from '@shop/domain/pricing/input';

/** All four, as they are charged. */
export const checkOutDeliveryPrices = (prices: DeliveryPrices): DeliveryPrice[] =>
  ([false, true] as const).flatMap((isForUnique) =>
    (['working', 'weekend_or_holiday'] as const).map((dayKind) => ({
      isForUnique,
      dayKind,
      priceCents: prices[isForUnique ? 'unique' : 'regular'][dayKind],
    })),
  );
