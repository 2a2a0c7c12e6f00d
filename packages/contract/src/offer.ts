import { deliveryCalendar } from '@shop/domain/calendar';
import { toDay } from '@shop/domain/day';
import type { DiscountCode, DeliveryPrices } from '@shop/domain/pricing/input';
import type { Offer } from '@shop/domain/pricing/offer';
import type { CodeFacts } from './discounts.ts';
import type { PriceList } from './price-list.ts';

/** What came over the wire, as prices are computed from it. Only types of the contract: a browser loads no schemas. */

const byId = <T extends { readonly id: number }>(items: readonly T[]): ReadonlyMap<number, T> =>
  new Map(items.map((each) => [each.id, each]));

const pricesOf = (entries: PriceList['deliveryPrices']): DeliveryPrices => {
  const price = (isForUnique: boolean, dayKind: 'working' | 'weekend_or_holiday'): number =>
    entries.find((each) => each.isForUnique === isForUnique && each.dayKind === dayKind)?.priceCents ?? 0;
  const both = (isForUnique: boolean) => ({
    working: price(isForUnique, 'working'),
    weekend_or_holiday: price(isForUnique, 'weekend_or_holiday'),
  });
  return { regular: both(false), unique: both(true) };
};

export const offerOf = (list: PriceList): Offer => ({
  kits: byId(list.kits),
  christmasKitId: list.christmasKitId,
  allergens: byId(list.allergens),
  additions: byId(list.additions),
  cityIds: list.cities.map(({ id }) => id),
  calendar: deliveryCalendar(list.calendar.map((each) => ({ ...each, day: toDay(each.day) }))),
  earliest: list.earliestDeliveryDay,
  deliveryPrices: pricesOf(list.deliveryPrices),
  vat: list.vat.map(({ type, percentage, validFrom }) => ({
    type,
    percent: percentage,
    validFrom: toDay(validFrom),
  })),
  points: list.points,
});

export const codeOf = (facts: CodeFacts): DiscountCode => ({
  id: facts.id,
  code: facts.code,
  type: facts.type,
  amount: facts.amount,
  appliesToCart: facts.applyToCart,
  isFreeDelivery: facts.isFreeDelivery,
  mealKits: facts.mealKitsIds.map(({ id, periods }) => ({ id, periodIds: periods })),
  cityIds: facts.citiesIds,
  multipleCodesAllowed: facts.multipleCodesAllowed,
  multipleUseInOrder: facts.multipleUseInOrder,
  expiresAt: new Date(facts.expiresAt),
  usesLeft: facts.usesLeft,
  isUsedByBuyer: facts.isUsedByBuyer,
});
