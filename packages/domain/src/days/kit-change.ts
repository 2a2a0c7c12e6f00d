import { allocate, type Cents, roundHalfUp, sum } from '../money.ts';
import {
  type DeliveryReturn,
  leftOf,
  type RefundableDelivery,
  type RefundableOrder,
  returnFor,
} from '../refunds.ts';

/** A day that gets another kit, and what a day of that kit costs today: the kit's discount counted, codes and points not. */
export type ChangedDay = { readonly delivery: RefundableDelivery; readonly newListCents: Cents };

type Line = Pick<RefundableOrder, 'deliveries'>;

/** One more row of a changed day; it keeps those that it had. */
export type ChangedDayRow = {
  readonly deliveryId: number;
  /** Added to its list price. */
  readonly listCents: Cents;
  /** Paid on top, once the supplement is paid. */
  readonly supplementCents: Cents;
};

export type KitChange = {
  /** Of the newest list prices of all changed days of the line. */
  readonly differenceCents: Cents;
  readonly rows: readonly ChangedDayRow[];
  /** To be paid before the change holds. */
  readonly supplementCents: Cents;
  /** What comes back where the new kit costs less, day by day. */
  readonly returns: readonly DeliveryReturn[];
};

/** The price of each of a line's days: its parts add up to the item total. */
export const dailyPrices = (itemTotalCents: Cents, days: number): Cents[] =>
  allocate(
    itemTotalCents,
    Array.from({ length: days }, () => 1),
  );

/** Discounts that were for the order stay in proportion: of what is now cheaper, that part comes back which was paid. */
function returnsFor(order: Line, days: readonly ChangedDay[], cheaperCents: Cents): DeliveryReturn[] {
  const rows = days.map(({ delivery }) => delivery);
  const paid = sum(rows.map((row) => leftOf(row)));
  const list = sum(rows.map((row) => row.listCents));
  if (list === 0) return [];
  const due = Math.min(paid, roundHalfUp(cheaperCents * paid, list));
  return [...returnFor(order.deliveries, { days: rows, cents: due })].map(([deliveryId, ways]) => ({
    deliveryId,
    ...ways,
    deliveryCents: 0,
  }));
}

/** What another kit for these days of one line costs or brings back. */
export function changeKit(order: Line, days: readonly ChangedDay[]): KitChange {
  const differences = days.map(({ delivery, newListCents }) => newListCents - delivery.listCents);
  const differenceCents = sum(differences);
  const supplementCents = Math.max(0, differenceCents);
  const shares = allocate(
    supplementCents,
    differences.map((difference) => Math.max(0, difference)),
  );
  return {
    differenceCents,
    rows: days.map(({ delivery }, i) => ({
      deliveryId: delivery.id,
      listCents: differences[i]!,
      supplementCents: shares[i]!,
    })),
    supplementCents,
    returns: differenceCents < 0 ? returnsFor(order, days, -differenceCents) : [],
  };
}
