import type { DayAllotment } from './allotment.ts';
import type { Day } from './day.ts';
import { type Cents, roundHalfUp, sum } from './money.ts';

/** One order of a check-out as it was charged, and the days of it that were cancelled before. */
export type RefundableOrder = {
  readonly orderId: number;
  readonly rows: readonly DayAllotment[];
  readonly cancelledDays: readonly Day[];
};

export type Cancellation = { readonly orderId: number; readonly days: readonly Day[] };

export type OrderRefund = {
  readonly orderId: number;
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

const listOf = (rows: readonly DayAllotment[]): Cents => sum(rows.map((row) => row.listCents));
const moneyForKitsOf = (rows: readonly DayAllotment[]): Cents =>
  sum(rows.map((row) => row.paidCents - row.deliveryCents));

/**
 * A day that stays costs its full daily price: the discount was for the whole order. Points come back for the same
 * share as the money; where points paid for everything they stand in for it.
 */
function kitsDue({ rows, cancelledDays }: RefundableOrder): { kitsCents: Cents; points: number } {
  const kept = listOf(rows.filter((row) => !cancelledDays.includes(row.day)));
  const paid = moneyForKitsOf(rows);
  const byPoints = sum(rows.map((row) => row.pointsCents));
  const kitsCents = Math.max(0, paid - kept);

  const [returned, whole] = paid > 0 ? [kitsCents, paid] : [Math.max(0, byPoints - kept), byPoints];
  const points = whole === 0 ? 0 : roundHalfUp(sum(rows.map((row) => row.points)) * returned, whole);
  return { kitsCents, points };
}

/** All that is due for the days cancelled so far. Delivery comes back for days on which no kit is left. */
function dueFor(orders: readonly RefundableOrder[]): OrderRefund[] {
  const isLeft = ({ rows, cancelledDays }: RefundableOrder, day: Day): boolean =>
    rows.some((row) => row.day === day) && !cancelledDays.includes(day);
  return orders.map((order) => {
    const empty = order.rows.filter(({ day }) => !orders.some((other) => isLeft(other, day)));
    const deliveryCents = sum(empty.map((row) => row.deliveryCents));
    return { orderId: order.orderId, ...kitsDue(order), deliveryCents };
  });
}

const kitsOf = (refunds: readonly OrderRefund[]): Cents => sum(refunds.map(({ kitsCents }) => kitsCents));

/**
 * What cancelling these days brings back: all that is due after it, less all that was due before it. So cancelling
 * day by day returns to the cent what cancelling at once does.
 */
export function refundFor(
  orders: readonly RefundableOrder[],
  cancellations: readonly Cancellation[],
  pointsEarned: number,
): Refund {
  const before = dueFor(orders);
  const after = dueFor(
    orders.map((order) => {
      const now = cancellations
        .filter(({ orderId }) => orderId === order.orderId)
        .flatMap(({ days }) => days);
      return { ...order, cancelledDays: [...order.cancelledDays, ...now] };
    }),
  );
  const refunds = after.map((due, i): OrderRefund => {
    const had = before[i]!;
    return {
      orderId: due.orderId,
      kitsCents: due.kitsCents - had.kitsCents,
      deliveryCents: due.deliveryCents - had.deliveryCents,
      points: due.points - had.points,
    };
  });

  const paid = sum(orders.map(({ rows }) => moneyForKitsOf(rows)));
  const stillEarned = (returned: Cents): number =>
    paid === 0 ? pointsEarned : Math.floor((pointsEarned * (paid - returned)) / paid);
  return {
    orders: refunds,
    totalCents: kitsOf(refunds) + sum(refunds.map(({ deliveryCents }) => deliveryCents)),
    points: sum(refunds.map(({ points }) => points)),
    earnedPointsBack: stillEarned(kitsOf(before)) - stillEarned(kitsOf(after)),
  };
}
