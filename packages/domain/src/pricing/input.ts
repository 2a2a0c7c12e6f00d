import type { CityId, DayKind } from '../calendar.ts';
import type { Day } from '../day.ts';
import type { Cents } from '../money.ts';

/** Percentages are numbers with at most two decimals: 12.5 is 12.5 %. */
export type Percent = number;

export type KitKind = 'regular' | 'unique';

/** The amount is a percentage, or cents where the type is fixed. */
export type Discount = { readonly type: 'percentage' | 'fixed'; readonly amount: number };

/** What the buyer chose of one kit, with the prices that the choice has today. */
export type ItemChoice = {
  readonly kitId: number;
  readonly kind: KitKind;
  /** For a day: the calorie entry's price for the period (regular kit) or the kit's own price (unique kit). */
  readonly unitPriceCents: Cents;
  /** For a day; 0 where no combination is chosen. */
  readonly combinationPriceCents: Cents;
  readonly periodId: number | null;
  /** The period's days. */
  readonly days: number;
  /** How many sets are delivered each day. */
  readonly amount: number;
  /** What is left out; 0 % where the kit does not have it. */
  readonly allergens: readonly { readonly id: number; readonly percent: Percent }[];
  readonly kitDiscount: Discount | null;
  readonly additions: readonly Addition[];
};

export type Addition = { readonly id: number; readonly dayPriceCents: Cents; readonly isForUnique: boolean };

export type CartItem = ItemChoice & { readonly deliveryDates: readonly Day[] };

export type DiscountCode = Discount & {
  readonly id: number;
  readonly code: string;
  /** Taken once from the cart rather than from items. */
  readonly appliesToCart: boolean;
  readonly isFreeDelivery: boolean;
  /** The kits that it is for, each with the periods that it is for; none listed means any. */
  readonly mealKits: readonly { readonly id: number; readonly periodIds: readonly number[] }[];
  /** None listed means any. */
  readonly cityIds: readonly CityId[];
  readonly multipleCodesAllowed: boolean;
  readonly multipleUseInOrder: boolean;
  readonly expiresAt: Date;
  /** Null means without limit. */
  readonly usesLeft: number | null;
  /** This buyer has had it, and it is for one use by each buyer. */
  readonly isUsedByBuyer: boolean;
};

/** A code as the buyer typed it, with what is known under it. */
export type EnteredCode = { readonly code: string; readonly found: DiscountCode | null };

export type DeliveryPrices = Readonly<Record<KitKind, Readonly<Record<DayKind, Cents>>>>;

export type PointsOffer = {
  /** 0 for a guest. */
  readonly balance: number;
  /** A point of 0.01 euro is 1; at most two decimals. */
  readonly pointValueCents: number;
  readonly maxPercent: Percent;
  /** The owner's switch. */
  readonly isEnabled: boolean;
  /** The buyer's switch. */
  readonly isWanted: boolean;
};

export type CartInput = {
  readonly now: Date;
  readonly cityId: CityId;
  readonly items: readonly CartItem[];
  /** In the order in which the buyer added them. */
  readonly codes: readonly EnteredCode[];
  readonly deliveryPrices: DeliveryPrices;
  /** One price for bringing all of it, in place of those; null where they hold. */
  readonly wayPriceCents?: Cents | null;
  readonly dayKind: (day: Day) => DayKind;
  readonly points: PointsOffer;
  readonly vat: { readonly kits: Percent; readonly delivery: Percent };
};
