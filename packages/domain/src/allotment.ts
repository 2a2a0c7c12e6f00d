import type { Day } from './day.ts';
import { allocate, type Cents, sum } from './money.ts';
import type { CartItemPrice, CartPrice } from './pricing/figures.ts';

/** What one delivery day of an order was charged. Refunds, invoices and reports read these rows. */
export type DayAllotment = {
  readonly day: Day;
  /** The day's part of the item total: the daily price. */
  readonly listCents: Cents;
  /** What codes took from it. */
  readonly discountCents: Cents;
  readonly points: number;
  readonly pointsCents: Cents;
  /** After what codes cover of it. */
  readonly deliveryCents: Cents;
  /** List − discount − points + delivery. */
  readonly paidCents: Cents;
};

/** The figures of an order that are allotted; an individual order has its price as the item total. */
export type ChargedItem = Pick<
  CartItemPrice,
  'itemTotalCents' | 'codeDiscountCents' | 'pointsDiscountCents' | 'pointsUsed' | 'deliveryDates'
>;

export type ChargedDelivery = { readonly day: Day; readonly cents: Cents };

/** Each discount is shared out by what is left of a day, so that no day is paid less than nothing. */
export function allotItem(item: ChargedItem, delivery: readonly ChargedDelivery[]): DayAllotment[] {
  const days = item.deliveryDates;
  const list = allocate(
    item.itemTotalCents,
    days.map(() => 1),
  );
  const discount = allocate(item.codeDiscountCents, list);
  const left = list.map((cents, i) => cents - discount[i]!);
  const pointsCents = allocate(item.pointsDiscountCents, left);
  const points = allocate(item.pointsUsed, pointsCents);

  return days.map((day, i) => {
    const deliveryCents = sum(delivery.filter((charge) => charge.day === day).map(({ cents }) => cents));
    return {
      day,
      listCents: list[i]!,
      discountCents: discount[i]!,
      points: points[i]!,
      pointsCents: pointsCents[i]!,
      deliveryCents,
      paidCents: left[i]! - pointsCents[i]! + deliveryCents,
    };
  });
}

/**
 * The rows of every item of a cart; all of them add up to its total. The regular delivery lies on the days of the
 * longest regular item, which it was charged for, and a unique kit's on its first day.
 */
export function allotCart({ items, deliveryCharges }: CartPrice): DayAllotment[][] {
  return items.map((item, index) => {
    const charges = deliveryCharges.filter((charge) => charge.itemIndex === index);
    return allotItem(
      item,
      charges.map(({ day, cents, discountCents }) => ({ day, cents: cents - discountCents })),
    );
  });
}
