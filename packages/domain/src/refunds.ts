import type { DayAllotment } from './allotment.ts';
import { type Cents, roundHalfUp, sum } from './money.ts';

/**
 * Whether a delivery's money comes back. Given back by the buyer, the days that are kept cost their full daily price: the
 * discount was for the whole order. In full, by the provider's doing, it is as if the day had never been ordered.
 */
export type ComesBack = 'not' | 'given_back' | 'in_full';

/** One day of an order: its newest list price, and all that was paid for it, supplements too. */
export type RefundableDelivery = DayAllotment & { readonly id: number; readonly comesBack: ComesBack };

export type RefundableOrder = {
  readonly orderId: number;
  /** It has a delivery fee of its own. */
  readonly isUnique: boolean;
  readonly deliveries: readonly RefundableDelivery[];
  /** What was returned or is owed before. */
  readonly returned: Returned;
};

export type Cancellation = { readonly by: 'buyer' | 'provider'; readonly deliveryIds: readonly number[] };

export type Returned = {
  /** Money for kits; coupons are money. */
  readonly kitsCents: Cents;
  readonly deliveryCents: Cents;
  /** Points that come back, as points. */
  readonly points: number;
};
export type OrderRefund = Returned & { readonly orderId: number };

export const nothingReturned: Returned = { kitsCents: 0, deliveryCents: 0, points: 0 };

export type Refund = {
  readonly orders: readonly OrderRefund[];
  /** The amount to be returned: kits and delivery of all orders. */
  readonly totalCents: Cents;
  readonly points: number;
  /** Points earned from the returned part, to be taken back as far as the balance allows. */
  readonly earnedPointsBack: number;
};

type Deliveries = readonly RefundableDelivery[];
type Ways = Pick<Returned, 'kitsCents' | 'points'>;

const moneyForKits = (rows: Deliveries): Cents => sum(rows.map((row) => row.paidCents - row.deliveryCents));
const pointsCents = (rows: Deliveries): Cents => sum(rows.map((row) => row.pointsCents));
const points = (rows: Deliveries): number => sum(rows.map((row) => row.points));

/** What so many of the points that paid for these days paid. */
const worthOf = (count: number, rows: Deliveries): Cents =>
  count === 0 ? 0 : roundHalfUp(count * pointsCents(rows), points(rows));

/** So many whole points as were worth no more than this. */
const wholePoints = (cents: Cents, rows: Deliveries): number =>
  cents === 0 ? 0 : Math.floor((cents * points(rows)) / pointsCents(rows));

/** What comes back, and what of it was paid by points. */
type Due = { readonly cents: Cents; readonly inPoints: Cents };

/** What was paid, in money and points together, less the full price of the days kept; split as it was paid. */
function dueToBuyer(rows: Deliveries): Due {
  const paid = moneyForKits(rows) + pointsCents(rows);
  const kept = sum(rows.filter((row) => row.comesBack === 'not').map((row) => row.listCents));
  const cents = Math.max(0, paid - kept);
  return { cents, inPoints: cents === 0 ? 0 : roundHalfUp(pointsCents(rows) * cents, paid) };
}

/**
 * Days that come back in full leave both sides of the buyer's formula. Points come back whole: what would be a part of
 * one comes back as money.
 */
function kitsDue({ deliveries }: RefundableOrder): Ways {
  const inFull = deliveries.filter((row) => row.comesBack === 'in_full');
  const byBuyer = dueToBuyer(deliveries.filter((row) => row.comesBack !== 'in_full'));
  const whole = wholePoints(pointsCents(inFull) + byBuyer.inPoints, deliveries);
  const cents = moneyForKits(inFull) + pointsCents(inFull) + byBuyer.cents;
  return { kitsCents: cents - worthOf(whole, deliveries), points: whole };
}

/**
 * What is due beyond what was returned. Where a step is worth less than the point that it would fill up, its money stays
 * money: nothing that was returned is asked back.
 */
function kitsStillDue({ deliveries, returned }: RefundableOrder, due: Ways): Ways {
  const money = due.kitsCents - returned.kitsCents;
  const inPoints = due.points - returned.points;
  const worth = money + Math.sign(inPoints) * worthOf(Math.abs(inPoints), deliveries);
  if (worth <= 0) return { kitsCents: 0, points: 0 };
  if (money >= 0 && inPoints >= 0) return { kitsCents: money, points: inPoints };
  const whole = inPoints < 0 ? 0 : wholePoints(worth, deliveries);
  return { kitsCents: worth - worthOf(whole, deliveries), points: whole };
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

const kitsOf = (refunds: readonly Returned[]): Cents => sum(refunds.map(({ kitsCents }) => kitsCents));

/** What cancelling these deliveries brings back: all that is due after it, less what was returned or is owed before. */
export function refundFor(
  orders: readonly RefundableOrder[],
  cancellation: Cancellation,
  pointsEarned: number,
): Refund {
  const after = cancelled(orders, cancellation);
  const refunds = after.map((order): OrderRefund => {
    const deliveryCents = deliveryDue(order, after) - order.returned.deliveryCents;
    return {
      orderId: order.orderId,
      ...kitsStillDue(order, kitsDue(order)),
      deliveryCents: Math.max(0, deliveryCents),
    };
  });

  const paid = sum(orders.map(({ deliveries }) => moneyForKits(deliveries)));
  const stillEarned = (returned: Cents): number =>
    paid === 0 ? pointsEarned : Math.floor((pointsEarned * Math.max(0, paid - returned)) / paid);
  const before = kitsOf(orders.map(({ returned }) => returned));
  return {
    orders: refunds,
    totalCents: kitsOf(refunds) + sum(refunds.map(({ deliveryCents }) => deliveryCents)),
    points: sum(refunds.map((each) => each.points)),
    earnedPointsBack: stillEarned(before) - stillEarned(before + kitsOf(refunds)),
  };
}
