import { addHours } from '../day.ts';
import { type Cents, roundHalfUp } from '../money.ts';
import { priceItem } from './item.ts';
import { dayPriceOf, kindOf, type KitOffer } from './offer.ts';

/** One set of a kit for a whole period, its own discount taken off. */
export type PeriodPrice = { readonly kcal: number | null; readonly periodId: number; readonly cents: Cents };

/** What a kit cost from an instant on, until the next such entry. */
export type PricesSince = {
  readonly at: Date;
  readonly isReduced: boolean;
  readonly prices: readonly PeriodPrice[];
};

/** The law asks for the lowest price of so many days before a reduction. */
export const REDUCTION_DAYS = 30;

type Kit = Omit<KitOffer, 'combinations' | 'allergenIds'> & {
  readonly calories: readonly { readonly id: number; readonly kcal: number }[];
};

/** Every price that the kit is sold at, one set without extras. */
export function periodPrices(kit: Kit): PeriodPrice[] {
  const levels: readonly { readonly id: number | null; readonly kcal: number | null }[] = kit.isUnique
    ? [{ id: null, kcal: null }]
    : kit.calories;
  return levels.flatMap(({ id, kcal }) =>
    kit.periods.flatMap((period) => {
      const unitPriceCents = dayPriceOf(kit, id, period.id);
      if (unitPriceCents === null) return [];
      const { itemTotalCents } = priceItem({
        kitId: kit.id,
        kind: kindOf(kit),
        unitPriceCents,
        combinationPriceCents: 0,
        periodId: period.id,
        days: period.days,
        amount: 1,
        allergens: [],
        kitDiscount: kit.discount,
        additions: [],
      });
      return [{ kcal, periodId: period.id, cents: itemTotalCents }];
    }),
  );
}

/**
 * The lowest prices of the 30 days before the reduction that holds now began; none where nothing is reduced, or
 * where nothing is known of the time before. A reduction that grows in steps began with its first step.
 */
export function lowestBeforeReduction(history: readonly PricesSince[]): PeriodPrice[] {
  const inOrder = history.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const lastFull = inOrder.findLastIndex(({ isReduced }) => !isReduced);
  const began = inOrder[lastFull + 1]?.at;
  if (began === undefined || lastFull < 0) return [];
  const from = addHours(began, -REDUCTION_DAYS * 24);
  const before = inOrder.slice(0, lastFull + 1);
  // The entry in force when the 30 days began counts as well.
  const first = before.findLastIndex(({ at }) => at <= from);
  const lowest = new Map<string, PeriodPrice>();
  for (const price of before.slice(Math.max(0, first)).flatMap(({ prices }) => prices)) {
    const key = `${price.kcal} ${price.periodId}`;
    const known = lowest.get(key);
    if (!known || price.cents < known.cents) lowest.set(key, price);
  }
  return [...lowest.values()];
}

type Period = { readonly id: number; readonly days: number };

/** The cheapest day among these and what it is the price of; null for none. The shorter period where two cost the same. */
export function cheapestDay(
  prices: readonly PeriodPrice[],
  periods: readonly Period[],
): { readonly kcal: number | null; readonly days: number; readonly cents: Cents } | null {
  const daysOf = new Map(periods.map((period) => [period.id, period.days]));
  const perDay = prices.flatMap(({ kcal, periodId, cents }) => {
    const days = daysOf.get(periodId);
    return days === undefined ? [] : [{ kcal, days, cents: roundHalfUp(cents, days) }];
  });
  const [cheapest] = perDay.toSorted((a, b) => a.cents - b.cents || a.days - b.days);
  return cheapest ?? null;
}

export const lowestDayPrice = (prices: readonly PeriodPrice[], periods: readonly Period[]): Cents | null =>
  cheapestDay(prices, periods)?.cents ?? null;
