import { allotItem, type ChargedDelivery, type DayAllotment } from '../allotment.ts';
import type { DayKind } from '../calendar.ts';
import type { Day } from '../day.ts';
import { type Cents, roundHalfUp, sum } from '../money.ts';
import type { CartInput, DeliveryPrices, Percent } from '../pricing/input.ts';
import { priceItem } from '../pricing/item.ts';
import { vatIncludedIn } from '../pricing/vat.ts';

/** What the owner says about prices of individual orders. */
export type IndividualPrices = {
  /** For a day of one meal, of two, … of six. */
  readonly dayPriceCents: readonly Cents[];
  /** What a day costs more at this many calories. */
  readonly levels: readonly { readonly kcal: number; readonly surchargeCents: Cents }[];
};

/** Of the nearest level, of two equally near ones the lower; without any there is none. */
export const surchargeOf = (kcal: number, levels: IndividualPrices['levels']): Cents => {
  const [nearest] = levels.toSorted(
    (a, b) => Math.abs(a.kcal - kcal) - Math.abs(b.kcal - kcal) || a.kcal - b.kcal,
  );
  return nearest?.surchargeCents ?? 0;
};

export type PricedRequest = {
  readonly meals: number;
  readonly kcal: number;
  readonly days: number;
  readonly allergenPercents: readonly Percent[];
};

export type SuggestedPrice = {
  readonly dayPriceCents: Cents;
  readonly surchargeCents: Cents;
  readonly days: number;
  readonly allergenPercent: Percent;
  readonly allergenExtraCents: Cents;
  readonly priceCents: Cents;
};

/** What the shop proposes to itself for all kits; the admin says the price. Rounded as any kit's. */
export function suggestedPrice(
  { meals, kcal, days, allergenPercents }: PricedRequest,
  { dayPriceCents, levels }: IndividualPrices,
): SuggestedPrice {
  const ofMeals = dayPriceCents[meals - 1] ?? 0;
  const surchargeCents = surchargeOf(kcal, levels);
  const { allergenExtraCents, itemTotalCents } = priceItem({
    kitId: 0,
    kind: 'regular',
    unitPriceCents: ofMeals,
    combinationPriceCents: surchargeCents,
    periodId: null,
    days,
    amount: 1,
    allergens: allergenPercents.map((percent, id) => ({ id, percent })),
    kitDiscount: null,
    additions: [],
  });
  return {
    dayPriceCents: ofMeals,
    surchargeCents,
    days,
    allergenPercent: Math.round(sum(allergenPercents.map((each) => each * 100))) / 100,
    allergenExtraCents,
    priceCents: itemTotalCents,
  };
}

export type OfferFigures = {
  readonly kitsCents: Cents;
  readonly dayPriceCents: Cents;
  readonly deliveryCents: Cents;
  readonly vatKitsCents: Cents;
  readonly vatDeliveryCents: Cents;
  readonly totalCents: Cents;
  /** By the order of the days. */
  readonly days: readonly DayAllotment[];
};

/** What bringing each of these days costs, by the usual rule. */
export const deliveryCharges = (
  days: readonly Day[],
  { regular }: Pick<DeliveryPrices, 'regular'>,
  dayKind: (day: Day) => DayKind,
): ChargedDelivery[] => days.map((day) => ({ day, cents: regular[dayKind(day)] }));

/** An offer at the shop's price: delivery as it is charged, the taxes inside, and every cent on its day. */
export function offerFigures(
  priceCents: Cents,
  charges: readonly ChargedDelivery[],
  vat: CartInput['vat'],
): OfferFigures {
  const deliveryCents = sum(charges.map(({ cents }) => cents));
  const item = {
    itemTotalCents: priceCents,
    codeDiscountCents: 0,
    pointsDiscountCents: 0,
    pointsUsed: 0,
    deliveryDates: charges.map(({ day }) => day),
  };
  return {
    kitsCents: priceCents,
    dayPriceCents: roundHalfUp(priceCents, Math.max(1, charges.length)),
    deliveryCents,
    vatKitsCents: vatIncludedIn(priceCents, vat.kits),
    vatDeliveryCents: vatIncludedIn(deliveryCents, vat.delivery),
    totalCents: priceCents + deliveryCents,
    days: allotItem(item, charges),
  };
}
