import type { Day } from '@shop/domain/day';
import type { PriceList, PriceListKit } from '@shop/contract/price-list';
import type { Kit, Snapshot } from '../snapshot/snapshot.ts';
import { checkOutDeliveryPrices } from '../delivery/delivery-prices.presenter.ts';

const presentKit = (kit: Kit): PriceListKit => ({
  id: kit.id,
  name: kit.name,
  thumbnail: kit.thumbnail,
  isUnique: kit.isUnique,
  isRecommended: kit.isRecommended,
  priceCents: kit.priceCents,
  discount: kit.discount,
  calories: kit.calories,
  periods: kit.periods,
  combinations: kit.combinations,
  lowestPrices: kit.lowestPrices,
  allergenIds: kit.allergenIds,
});

/** Days before today price nothing any more. */
export const presentPriceList = (snapshot: Snapshot, today: Day): PriceList => {
  const { pricing, settings } = snapshot;
  return {
    today,
    kits: [...snapshot.kits.values()].filter((kit) => !kit.isHidden).map(presentKit),
    christmasKitId: settings.christmas.mealKitId,
    allergens: [...snapshot.allergens.values()],
    additions: [...snapshot.additions.values()],
    cities: [...snapshot.content.cities.values()]
      .filter((city) => city.isActive)
      .map(({ id, name, preOrderMessage }) => ({ id, name, preOrderMessage })),
    calendar: pricing.calendarDays.filter(({ day }) => day >= today),
    deliveryPrices: checkOutDeliveryPrices(pricing.offer.deliveryPrices),
    vat: [...pricing.vat],
    earliestDeliveryDay: pricing.offer.earliest,
    deliveryDayBefore: settings.earliestDelivery.deliveryDayBefore,
    points: settings.points,
  };
};
