import type { CityId, DeliveryCalendar, EarliestDeliveryDay } from '../calendar.ts';
import type { Cents } from '../money.ts';
import type { DeliveryPrices, Discount, ItemChoice, Percent } from './input.ts';
import type { VatEntry } from './vat.ts';

/** A combination or an addition, which may itself have allergens. */
export type ExtraOffer = {
  readonly id: number;
  readonly pricePerDayCents: Cents;
  readonly allergenIds: readonly number[];
};

/** A kit as far as its price depends on it. */
export type KitOffer = {
  readonly id: number;
  readonly isUnique: boolean;
  /** A day's price of a unique kit. */
  readonly priceCents: Cents | null;
  readonly discount: Discount | null;
  readonly periods: readonly { readonly id: number; readonly days: number }[];
  readonly calories: readonly {
    readonly id: number;
    readonly prices: readonly { readonly periodId: number; readonly priceCents: Cents }[];
  }[];
  readonly combinations: readonly ExtraOffer[];
  /** What its shown menus have: leaving these out has its price. Any other can be left out too, for nothing. */
  readonly allergenIds: readonly number[];
};

/** What the shop sells today and on what terms: all that a price is computed from, but for the buyer's own. */
export type Offer = {
  /** Those that can be bought: a hidden kit is not among them. */
  readonly kits: ReadonlyMap<number, KitOffer>;
  /** The kit for Christmas eve, which is sold by its own page and in no cart. */
  readonly christmasKitId: number | null;
  readonly allergens: ReadonlyMap<number, { readonly id: number; readonly pricePercent: Percent }>;
  readonly additions: ReadonlyMap<number, ExtraOffer & { readonly isForUnique: boolean }>;
  /** The cities that are delivered to. */
  readonly cityIds: readonly CityId[];
  readonly calendar: DeliveryCalendar;
  readonly earliest: EarliestDeliveryDay;
  readonly deliveryPrices: DeliveryPrices;
  readonly vat: readonly VatEntry[];
  readonly points: {
    readonly pointValueCents: number;
    readonly maxUsagePercent: Percent;
    readonly isUsageDisabled: boolean;
  };
};

/** What a buyer picks of a kit: ids only, so that it can be kept and priced anew with today's prices. */
export type ItemRequest = {
  readonly mealKitId: number;
  readonly calorieId: number | null;
  readonly periodId: number | null;
  readonly combinationId: number | null;
  readonly amount: number;
  readonly allergenIds: readonly number[];
  readonly additionIds: readonly number[];
};

export const kindOf = ({ isUnique }: Pick<KitOffer, 'isUnique'>): ItemChoice['kind'] =>
  isUnique ? 'unique' : 'regular';

/** The price of a day for this calorie entry and period; null where the kit has none. */
export const dayPriceOf = (
  kit: Pick<KitOffer, 'isUnique' | 'priceCents' | 'calories'>,
  calorieId: number | null,
  periodId: number,
): Cents | null =>
  kit.isUnique
    ? kit.priceCents
    : (kit.calories.find(({ id }) => id === calorieId)?.prices.find((price) => price.periodId === periodId)
        ?.priceCents ?? null);

/** A kit of one period is chosen without naming the period. */
export const periodOf = (kit: KitOffer, periodId: number | null): KitOffer['periods'][number] | null => {
  const [only] = kit.periods;
  if (periodId === null) return kit.periods.length === 1 && only ? only : null;
  return kit.periods.find(({ id }) => id === periodId) ?? null;
};

/** Nobody is brought what they asked to leave out: such an extra cannot be chosen along. */
export const holdsLeftOut = (
  { allergenIds }: Pick<ExtraOffer, 'allergenIds'>,
  item: Pick<ItemRequest, 'allergenIds'>,
): boolean => allergenIds.some((id) => item.allergenIds.includes(id));

export const found = <T>(map: ReadonlyMap<number, T>, ids: readonly number[]): T[] =>
  [...new Set(ids)].flatMap((id) => map.get(id) ?? []);

/** The choice with the prices that it has today, without what is not there; null where it has no price. */
export function choiceOf(
  item: ItemRequest,
  { kits, allergens, additions }: Pick<Offer, 'kits' | 'allergens' | 'additions'>,
): ItemChoice | null {
  const kit = kits.get(item.mealKitId);
  const period = kit && periodOf(kit, item.periodId);
  const unitPriceCents = kit && period ? dayPriceOf(kit, item.calorieId, period.id) : null;
  if (!kit || !period || unitPriceCents === null) return null;
  const combination = kit.combinations.find(({ id }) => id === item.combinationId);
  return {
    kitId: kit.id,
    kind: kindOf(kit),
    unitPriceCents,
    combinationPriceCents: combination && !holdsLeftOut(combination, item) ? combination.pricePerDayCents : 0,
    periodId: period.id,
    days: period.days,
    amount: item.amount,
    allergens: found(allergens, item.allergenIds).map(({ id, pricePercent }) => ({
      id,
      percent: kit.allergenIds.includes(id) ? pricePercent : 0,
    })),
    kitDiscount: kit.discount,
    additions: found(additions, item.additionIds)
      .filter((addition) => !holdsLeftOut(addition, item))
      .map(({ id, pricePerDayCents, isForUnique }) => ({
        id,
        dayPriceCents: pricePerDayCents,
        isForUnique,
      })),
  };
}
