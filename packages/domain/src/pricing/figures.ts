import type { DayKind } from '../calendar.ts';
import type { Day } from '../day.ts';
import type { Cents } from '../money.ts';
import type { Discount, Percent } from './input.ts';

export type CodeRefusal =
  | 'unknown'
  | 'already_applied'
  | 'expired'
  | 'used_up'
  | 'used_by_buyer'
  | 'not_for_city'
  | 'unique_kits_only'
  | 'fits_no_item'
  | 'stands_alone';

export type CodeAnswer =
  | { readonly code: string; readonly accepted: true }
  | { readonly code: string; readonly accepted: false; readonly reason: CodeRefusal };

/** Why a cart cannot be ordered as it is. It is priced all the same, without the part that does not fit. */
export type CartProblem =
  | { readonly code: 'cart_empty' }
  | { readonly code: 'delivery_dates_incomplete'; readonly itemIndex: number };

/** One step of a sum; what takes away is negative. Screens put it into words. */
type Line<Kind extends string, Params> = {
  readonly kind: Kind;
  readonly cents: Cents;
  readonly params: Readonly<Params>;
};

/** The lines of an item add up to what is paid for it. */
export type ItemLine =
  | Line<'kit_price', { dayPriceCents: Cents; days: number; amount: number }>
  | Line<'allergen_extra', { percent: Percent; allergenIds: readonly number[] }>
  | Line<'kit_discount', { discount: Discount }>
  | Line<'addition', { additionId: number; dayPriceCents: Cents; days: number; amount: number }>
  | Line<'code', { code: string }>
  | Line<'points', { points: number }>;

/** The lines of a cart add up to its total, but for VAT, which is inside the prices. */
export type CartLine =
  | Line<'kits', { sets: number }>
  | Line<'code', { code: string; discount: Discount }>
  | Line<'points', { points: number; limit: PointsLimit }>
  | Line<'delivery_regular', { itemIndex: number; days: Readonly<Record<DayKind, number>> }>
  | Line<'delivery_unique', { itemIndex: number; day: Day; dayKind: DayKind; amount: number }>
  | Line<'free_delivery', { code: string }>
  | Line<'delivery_code', { code: string }>
  | Line<'vat_kits' | 'vat_delivery', { percent: Percent; ofCents: Cents }>;

/** What kept the points discount from being larger. */
export type PointsLimit = 'balance' | 'max_percent' | 'left_to_pay';

/** The price of a kit by itself, before codes, points and delivery. */
export type ItemPrice = {
  readonly dayPriceCents: Cents;
  /** Day price × days × amount. */
  readonly kitPriceCents: Cents;
  readonly allergenExtraCents: Cents;
  readonly kitDiscountCents: Cents;
  readonly additionsCents: Cents;
  /** Kit price + allergen extra − kit discount + additions. */
  readonly itemTotalCents: Cents;
  readonly explanation: readonly ItemLine[];
};

export type CartItemPrice = ItemPrice & {
  /** The item's share of all codes. */
  readonly codeDiscountCents: Cents;
  readonly pointsUsed: number;
  readonly pointsDiscountCents: Cents;
  /** Item total − codes − points; delivery is not in it. */
  readonly paidCents: Cents;
  readonly deliveryDates: readonly Day[];
  /** It comes in paper bags. */
  readonly paperBag: boolean;
};

/** The delivery of one day, and the item that brings it about. */
export type DeliveryCharge = {
  readonly itemIndex: number;
  readonly day: Day;
  readonly cents: Cents;
  /** What codes cover of it. */
  readonly discountCents: Cents;
};

export type CartPrice = {
  readonly items: readonly CartItemPrice[];
  /** The sum of the item totals. */
  readonly kitsCents: Cents;
  /** What codes take from kits. */
  readonly codeDiscountCents: Cents;
  readonly pointsUsed: number;
  readonly pointsDiscountCents: Cents;
  /** Kits − codes − points: the part of the total that the VAT for kits is in. */
  readonly kitsPartCents: Cents;
  /** 0 with a free-delivery code. */
  readonly deliveryCents: Cents;
  /** What a fixed cart-wide code covers of the delivery. */
  readonly deliveryDiscountCents: Cents;
  /** Delivery − its discount: the part of the total that the VAT for delivery is in. */
  readonly deliveryPartCents: Cents;
  readonly deliveryCharges: readonly DeliveryCharge[];
  readonly vatKitsCents: Cents;
  readonly vatDeliveryCents: Cents;
  /** Kits part + delivery part, VAT included. */
  readonly totalCents: Cents;
  readonly codes: readonly CodeAnswer[];
  readonly problems: readonly CartProblem[];
  readonly explanation: readonly CartLine[];
};
