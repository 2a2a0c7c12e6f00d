import type { DayAllotment } from './allotment.ts';
import { equalDays, type EqualDays } from './days/equal-days.ts';
import { allocate, type Cents, roundHalfUp, sum } from './money.ts';

/**
 * Whether a delivery's money comes back. Given back by the buyer, the days that are kept cost their full daily price: the
 * discount was for the whole order. In full, by the provider's doing, it is as if the day had never been ordered.
 */
export type ComesBack = 'not' | 'given_back' | 'in_full';

export type Returned = {
  /** Money for kits; coupons are money. */
  readonly kitsCents: Cents;
  readonly deliveryCents: Cents;
  /** Points that come back, as points, and what they had paid. */
  readonly points: number;
  readonly pointsCents: Cents;
};
export const nothingReturned: Returned = { kitsCents: 0, deliveryCents: 0, points: 0, pointsCents: 0 };

/** One day of an order: its newest list price, all that was paid for it, supplements too, and what of it was returned or is owed. */
export type RefundableDelivery = DayAllotment & {
  readonly id: number;
  readonly comesBack: ComesBack;
  readonly returned: Returned;
};

export type RefundableOrder = {
  readonly orderId: number;
  /** It has a delivery fee of its own. */
  readonly isUnique: boolean;
  readonly deliveries: readonly RefundableDelivery[];
};

export type Cancellation = { readonly by: 'buyer' | 'provider'; readonly deliveryIds: readonly number[] };

export type DeliveryReturn = Returned & { readonly deliveryId: number };

/** The fee of a day goes over to another kit of that day which still comes. */
export type FeeMove = { readonly from: number; readonly to: number; readonly cents: Cents };

/** How the refund for one order was reckoned, in money and points together. */
export type RefundCalculation = {
  readonly paidCents: Cents;
  readonly paidDays: number;
  readonly returnedBeforeCents: Cents;
  readonly keptCents: Cents;
  readonly keptDays: number;
  /** The days kept, by their full price. */
  readonly keptPrices: EqualDays[];
  readonly dueCents: Cents;
  /** Beside it: what comes back now for days that leave both sides. */
  readonly inFullCents: Cents;
  readonly inFullDays: number;
};

export type OrderRefund = Returned & {
  readonly orderId: number;
  /** Null: no day of it is cancelled. */
  readonly calculation: RefundCalculation | null;
};

export type Refund = {
  readonly orders: readonly OrderRefund[];
  /** The same, day by day. */
  readonly days: readonly DeliveryReturn[];
  readonly feeMoves: readonly FeeMove[];
  /** The amount to be returned: kits and delivery of all orders. */
  readonly totalCents: Cents;
  readonly points: number;
  /** Points earned from the returned part, to be taken back as far as the balance allows. */
  readonly earnedPointsBack: number;
};

type Deliveries = readonly RefundableDelivery[];
type Ways = Pick<Returned, 'kitsCents' | 'points' | 'pointsCents'>;

const moneyForKits = (rows: Deliveries): Cents => sum(rows.map((row) => row.paidCents - row.deliveryCents));
const pointsCents = (rows: Deliveries): Cents => sum(rows.map((row) => row.pointsCents));
const points = (rows: Deliveries): number => sum(rows.map((row) => row.points));
const returnedForKits = (rows: Deliveries): Cents =>
  sum(rows.map(({ returned }) => returned.kitsCents + returned.pointsCents));
/** What is left to come back of what was paid for a day's kits, in money and points together. */
export const leftOf = (row: RefundableDelivery): Cents =>
  moneyForKits([row]) + row.pointsCents - returnedForKits([row]);

/** What of the money for these days, returned before and due now, was paid by points. */
const partByPoints = (rows: Deliveries, dueCents: Cents): Cents =>
  pointsCents(rows) === 0
    ? 0
    : roundHalfUp(
        pointsCents(rows) * (returnedForKits(rows) + dueCents),
        moneyForKits(rows) + pointsCents(rows),
      );

/**
 * Split as it was paid, what has come back before counted in. Points come back whole, and for no more than they paid: what
 * would be a part of one comes back as money until it is filled up.
 */
function splitAsPaid(dueCents: Cents, byPoints: Cents, rows: Deliveries): Ways {
  const [all, worth] = [points(rows), pointsCents(rows)];
  if (dueCents === 0 || worth === 0) return { kitsCents: dueCents, points: 0, pointsCents: 0 };
  const before = {
    points: sum(rows.map(({ returned }) => returned.points)),
    cents: sum(rows.map(({ returned }) => returned.pointsCents)),
  };
  const worthOf = (count: number): Cents => roundHalfUp(count * worth, all) - before.cents;
  const wholeIn = (cents: Cents): number =>
    Math.max(before.points, Math.min(all, Math.floor((cents * all) / worth)));
  // No money is asked back for a point.
  const whole = worthOf(wholeIn(byPoints)) > dueCents ? wholeIn(before.cents + dueCents) : wholeIn(byPoints);
  return {
    kitsCents: dueCents - worthOf(whole),
    points: whole - before.points,
    pointsCents: worthOf(whole),
  };
}

/** What was paid, in money and points together, less the full price of the days kept; days that come back in full leave both sides. */
function calculate(deliveries: Deliveries, inFullNow: Deliveries): RefundCalculation {
  const rows = deliveries.filter((row) => row.comesBack !== 'in_full');
  const kept = rows.filter((row) => row.comesBack === 'not');
  const paidCents = moneyForKits(rows) + pointsCents(rows);
  const returnedBeforeCents = returnedForKits(rows);
  const keptCents = sum(kept.map((row) => row.listCents));
  return {
    paidCents,
    paidDays: rows.length,
    returnedBeforeCents,
    keptCents,
    keptDays: kept.length,
    keptPrices: equalDays(kept.map((row) => row.listCents)),
    dueCents: Math.max(0, paidCents - returnedBeforeCents - keptCents),
    inFullCents: sum(inFullNow.map((row) => leftOf(row))),
    inFullDays: inFullNow.length,
  };
}

/** What comes back of each of these days, whose part by points is put down to them in proportion. */
type Shares = readonly { readonly row: RefundableDelivery; readonly cents: Cents }[];

function dayByDay(shares: Shares, ways: Ways): Map<number, Ways> {
  const all = shares.map(({ cents }) => cents);
  const inPoints = allocate(ways.pointsCents, all);
  const wholes = allocate(ways.points, inPoints);
  return new Map(
    shares.map(({ row, cents }, i) => [
      row.id,
      { kitsCents: cents - inPoints[i]!, points: wholes[i]!, pointsCents: inPoints[i]! },
    ]),
  );
}

/** What comes back for days of an order, `inFull` and so much for the others: split as the order was paid, and day by day. */
export function returnFor(
  deliveries: Deliveries,
  { days, cents }: { readonly days: Deliveries; readonly cents: Cents },
  inFull: Deliveries = [],
): Map<number, Ways> {
  const full = deliveries.filter((row) => row.comesBack === 'in_full');
  const rest = deliveries.filter((row) => row.comesBack !== 'in_full');
  const lefts = days.map((row) => leftOf(row));
  const parts = cents === 0 ? [] : allocate(cents, lefts);
  const shares: Shares = [
    ...inFull.map((row) => ({ row, cents: leftOf(row) })),
    ...parts.map((part, i) => ({ row: days[i]!, cents: part })),
  ];
  const due = sum(shares.map((share) => share.cents));
  return dayByDay(shares, splitAsPaid(due, pointsCents(full) + partByPoints(rest, cents), deliveries));
}

const nothing: Ways = { kitsCents: 0, points: 0, pointsCents: 0 };

type KitsBack = { readonly days: ReadonlyMap<number, Ways>; readonly calculation: RefundCalculation | null };

/** By the provider's doing all rows of a day come back; what that leaves of the days given back before comes along. */
function kitsBack({ deliveries }: RefundableOrder, deliveryIds: readonly number[]): KitsBack {
  const touched = deliveries.filter((row) => deliveryIds.includes(row.id));
  if (touched.length === 0) return { days: new Map(), calculation: null };
  const inFullNow = touched.filter((row) => row.comesBack === 'in_full');
  const calculation = calculate(deliveries, inFullNow);
  const days = deliveries.filter((row) => row.comesBack === 'given_back');
  return { days: returnFor(deliveries, { days, cents: calculation.dueCents }, inFullNow), calculation };
}

const feeLeft = (row: RefundableDelivery): Cents => row.deliveryCents - row.returned.deliveryCents;

/**
 * The fee of a day comes back where no kit of the check-out is left on it; where one is, that kit has it from now on. A
 * unique kit's own comes back with the last of its days.
 */
function feesBack(
  orders: readonly RefundableOrder[],
  deliveryIds: readonly number[],
): { readonly back: ReadonlyMap<number, Cents>; readonly moves: readonly FeeMove[] } {
  const back = new Map<number, Cents>();
  const moves: FeeMove[] = [];
  const kept = orders.flatMap(({ deliveries }) => deliveries.filter((row) => row.comesBack === 'not'));
  for (const { isUnique, deliveries } of orders) {
    const isTouched = deliveries.some((row) => deliveryIds.includes(row.id));
    if (!isTouched) continue;
    if (isUnique) {
      if (deliveries.some((row) => row.comesBack === 'not')) continue;
      for (const row of deliveries) if (feeLeft(row) > 0) back.set(row.id, feeLeft(row));
      continue;
    }
    for (const row of deliveries) {
      if (!deliveryIds.includes(row.id) || feeLeft(row) <= 0) continue;
      const heir = kept.find(({ day }) => day === row.day);
      if (heir) moves.push({ from: row.id, to: heir.id, cents: feeLeft(row) });
      else back.set(row.id, feeLeft(row));
    }
  }
  return { back, moves };
}

/** What has come back once stays as it was decided. */
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

const added = (parts: readonly Returned[]): Returned => ({
  kitsCents: sum(parts.map((part) => part.kitsCents)),
  deliveryCents: sum(parts.map((part) => part.deliveryCents)),
  points: sum(parts.map((part) => part.points)),
  pointsCents: sum(parts.map((part) => part.pointsCents)),
});

/** Of the points that were earned for what was paid, those that belong to what is returned now. */
export function earnedPointsBack(
  earned: number,
  { paidCents, returnedCents }: { readonly paidCents: Cents; readonly returnedCents: Cents },
  returnedNowCents: Cents,
): number {
  const still = (returned: Cents): number =>
    paidCents === 0 ? earned : Math.floor((earned * Math.max(0, paidCents - returned)) / paidCents);
  return still(returnedCents) - still(returnedCents + returnedNowCents);
}

/** What was paid for kits in money, and what of it has come back. */
export const moneyForKitsOf = (
  orders: readonly RefundableOrder[],
): { readonly paidCents: Cents; readonly returnedCents: Cents } => {
  const rows = orders.flatMap(({ deliveries }) => deliveries);
  return {
    paidCents: moneyForKits(rows),
    returnedCents: sum(rows.map(({ returned }) => returned.kitsCents)),
  };
};

/** What cancelling these deliveries brings back. */
export function refundFor(
  orders: readonly RefundableOrder[],
  cancellation: Cancellation,
  pointsEarned: number,
): Refund {
  const untouched = orders.flatMap(({ deliveries }) => deliveries).filter((row) => row.comesBack === 'not');
  const deliveryIds = cancellation.deliveryIds.filter((id) => untouched.some((row) => row.id === id));
  const after = cancelled(orders, { ...cancellation, deliveryIds });
  const fees = feesBack(after, deliveryIds);
  const refunds = after.map((order) => {
    const { days, calculation } = kitsBack(order, deliveryIds);
    const rows = order.deliveries.map(({ id }): DeliveryReturn => ({
      deliveryId: id,
      ...(days.get(id) ?? nothing),
      deliveryCents: fees.back.get(id) ?? 0,
    }));
    return { orderId: order.orderId, calculation, rows, ...added(rows) };
  });
  const total = added(refunds);
  return {
    orders: refunds.map(({ rows: _, ...refund }) => refund),
    days: refunds.flatMap(({ rows }) =>
      rows.filter((row) => row.kitsCents + row.deliveryCents + row.points + row.pointsCents > 0),
    ),
    feeMoves: fees.moves,
    totalCents: total.kitsCents + total.deliveryCents,
    points: total.points,
    earnedPointsBack: earnedPointsBack(pointsEarned, moneyForKitsOf(orders), total.kitsCents),
  };
}
