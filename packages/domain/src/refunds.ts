import type { DayAllotment } from './allotment.ts';
import { type Cents, roundHalfUp, sum } from './money.ts';

/**
 * Whether a delivery's money comes back. Given back by the buyer, the days that are kept cost their full daily price: the
 * discount was for the whole order. In full, by the provider's doing, it is as if the day had never been ordered.
 */
export type ComesBack = 'not' | 'given_back' | 'in_full';

/** One day of an order: its newest figures, whose rows add up to what was paid for it and has not come back for a change. */
export type RefundableDelivery = DayAllotment & { readonly id: number; readonly comesBack: ComesBack };

export type RefundableOrder = {
  readonly orderId: number;
  /** It has a delivery fee of its own. */
  readonly isUnique: boolean;
  readonly deliveries: readonly RefundableDelivery[];
};

export type Cancellation = { readonly by: 'buyer' | 'provider'; readonly deliveryIds: readonly number[] };

export type OrderRefund = {
  readonly orderId: number;
  /** Money for kits; coupons are money. */
  readonly kitsCents: Cents;
  readonly deliveryCents: Cents;
  /** Points that come back, as points. */
  readonly points: number;
};

export type Refund = {
  readonly orders: readonly OrderRefund[];
  /** The amount to be returned: kits and delivery of all orders. */
  readonly totalCents: Cents;
  readonly points: number;
  /** Points earned from the returned part, to be taken back as far as the balance allows. */
  readonly earnedPointsBack: number;
};

type Deliveries = readonly RefundableDelivery[];
type Ways = { readonly kitsCents: Cents; readonly points: number };

const moneyForKits = (rows: Deliveries): Cents => sum(rows.map((row) => row.paidCents - row.deliveryCents));
const pointsCents = (rows: Deliveries): Cents => sum(rows.map((row) => row.pointsCents));
const points = (rows: Deliveries): number => sum(rows.map((row) => row.points));

/** What was paid, in money and points together, less the full price of the days kept; split as it was paid. */
function dueToBuyer(rows: Deliveries): Ways {
  const money = moneyForKits(rows);
  const paid = money + pointsCents(rows);
  const kept = sum(rows.filter((row) => row.comesBack === 'not').map((row) => row.listCents));
  const due = Math.max(0, paid - kept);
  if (due === 0) return { kitsCents: 0, points: 0 };
  return {
    kitsCents: due - roundHalfUp(pointsCents(rows) * due, paid),
    points: roundHalfUp(points(rows) * due, paid),
  };
}

/** Days that come back in full leave both sides of the buyer's formula. */
function kitsDue({ deliveries }: RefundableOrder): Ways {
  const inFull = deliveries.filter((row) => row.comesBack === 'in_full');
  const rest = deliveries.filter((row) => row.comesBack !== 'in_full');
  const due = dueToBuyer(rest);
  return { kitsCents: moneyForKits(inFull) + due.kitsCents, points: points(inFull) + due.points };
}

/** The fee of a day comes back where no kit of the check-out is left on it, a unique kit's own with all of its days. */
function deliveryDue({ isUnique, deliveries }: RefundableOrder, orders: readonly RefundableOrder[]): Cents {
  const kept = (isUnique ? deliveries : orders.flatMap((order) => order.deliveries)).filter(
    (row) => row.comesBack === 'not',
  );
  const isOver = (row: RefundableDelivery): boolean =>
    isUnique ? kept.length === 0 : !kept.some(({ day }) => day === row.day);
  return sum(deliveries.filter(isOver).map((row) => row.deliveryCents));
}

/** All that is due for what has come back so far. */
const dueFor = (orders: readonly RefundableOrder[]): OrderRefund[] =>
  orders.map((order) => ({
    orderId: order.orderId,
    ...kitsDue(order),
    deliveryCents: deliveryDue(order, orders),
  }));

/** What comes back of a delivery once it has come back stays as it was decided. */
const cancelled = (
  orders: readonly RefundableOrder[],
  { by, deliveryIds }: Cancellation,
): RefundableOrder[] =>
  orders.map((order) => ({
    ...order,
    deliveries: order.deliveries.map((row) =>
      row.comesBack === 'not' && deliveryIds.includes(row.id)
        ? { ...row, comesBack: by === 'buyer' ? ('given_back' as const) : ('in_full' as const) }
        : row,
    ),
  }));

const kitsOf = (refunds: readonly OrderRefund[]): Cents => sum(refunds.map(({ kitsCents }) => kitsCents));

/**
 * What cancelling these deliveries brings back: all that is due after it, less all that was due before it. So cancelling
 * day by day returns to the cent what cancelling at once does.
 */
export function refundFor(
  orders: readonly RefundableOrder[],
  cancellation: Cancellation,
  pointsEarned: number,
): Refund {
  const before = dueFor(orders);
  const after = dueFor(cancelled(orders, cancellation));
  const refunds = after.map((due, i): OrderRefund => {
    const had = before[i]!;
    return {
      orderId: due.orderId,
      kitsCents: due.kitsCents - had.kitsCents,
      deliveryCents: due.deliveryCents - had.deliveryCents,
      points: due.points - had.points,
    };
  });

  const paid = sum(orders.map(({ deliveries }) => moneyForKits(deliveries)));
  const stillEarned = (returned: Cents): number =>
    paid === 0 ? pointsEarned : Math.floor((pointsEarned * (paid - returned)) / paid);
  return {
    orders: refunds,
    totalCents: kitsOf(refunds) + sum(refunds.map(({ deliveryCents }) => deliveryCents)),
    points: sum(refunds.map((each) => each.points)),
    earnedPointsBack: stillEarned(kitsOf(before)) - stillEarned(kitsOf(after)),
  };
}
