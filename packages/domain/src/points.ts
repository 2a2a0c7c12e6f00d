import { addHours } from './day.ts';
import { type Cents, hundredthsOf, sum } from './money.ts';

export const pointsReasons = [
  'order_paid',
  'referral',
  'welcome',
  'order_used',
  'order_returned',
  'order_taken_back',
  'expired',
  'admin',
  'left',
] as const;
export type PointsReason = (typeof pointsReasons)[number];

/** A row of the ledger, which only ever grows: points granted are above 0, points used or expired below. */
export type PointsEntry = {
  readonly id: number;
  readonly at: Date;
  readonly reason: PointsReason;
  readonly points: number;
  /** For granted points; null means never. */
  readonly expiresAt: Date | null;
};

/** What is left of the points of one grant. */
export type PointsLot = {
  readonly entryId: number;
  readonly points: number;
  readonly expiresAt: Date | null;
};

/** The sum of the ledger is the balance and what has expired but is not written off yet. */
export type PointsAccount = {
  readonly balance: number;
  /** Oldest first. */
  readonly lots: readonly PointsLot[];
  readonly toWriteOff: readonly PointsLot[];
};

/** Whole points only: 10.99 euros at 1 point each are 10 points. */
export const earnedPoints = (paidForKitsCents: Cents, pointsPerEuro: number): number =>
  Math.floor((paidForKitsCents * hundredthsOf(pointsPerEuro)) / (100 * 100));

export const pointsExpireAt = (grantedAt: Date, days: number): Date => addHours(grantedAt, days * 24);

const isExpired = (lot: PointsLot, at: Date): boolean => lot.expiresAt !== null && lot.expiresAt <= at;

/** Takes so many points, oldest first, as far as they reach. */
function takeFrom(lots: readonly PointsLot[], points: number): PointsLot[] {
  let wanted = points;
  return lots.flatMap((lot) => {
    const taken = Math.min(lot.points, wanted);
    wanted -= taken;
    return taken > 0 ? [{ ...lot, points: taken }] : [];
  });
}

function without(lots: readonly PointsLot[], taken: readonly PointsLot[]): PointsLot[] {
  const takenFrom = new Map(taken.map(({ entryId, points }) => [entryId, points]));
  return lots
    .map((lot) => ({ ...lot, points: lot.points - (takenFrom.get(lot.entryId) ?? 0) }))
    .filter((lot) => lot.points > 0);
}

const totalOf = (lots: readonly PointsLot[]): number => sum(lots.map((lot) => lot.points));

/** Reads the ledger from its first row. Using takes points that are good at that time, writing off the others. */
export function pointsAccount(entries: readonly PointsEntry[], now: Date): PointsAccount {
  let lots: PointsLot[] = [];
  for (const entry of entries.toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.id - b.id)) {
    const { id, at, reason, points, expiresAt } = entry;
    if (points > 0) {
      lots.push({ entryId: id, points, expiresAt });
    } else {
      const within = lots.filter((lot) => isExpired(lot, at) === (reason === 'expired'));
      lots = without(lots, takeFrom(within, -points));
    }
  }
  const good = lots.filter((lot) => !isExpired(lot, now));
  return { balance: totalOf(good), lots: good, toWriteOff: lots.filter((lot) => isExpired(lot, now)) };
}

/** Which points pay; null where there are not enough. */
export const spendPoints = ({ balance, lots }: PointsAccount, points: number): PointsLot[] | null =>
  points <= balance ? takeFrom(lots, points) : null;

/** Points earned from what was returned are taken back as far as there are any: a balance never falls below 0. */
export const takePointsBack = ({ balance }: PointsAccount, points: number): number =>
  Math.min(points, balance);

/** How many points expire at which instant, the soonest first. */
export function expiries({ lots }: PointsAccount): { readonly at: Date; readonly points: number }[] {
  const byInstant = new Map<number, number>();
  for (const { expiresAt, points } of lots) {
    if (expiresAt === null) continue;
    byInstant.set(expiresAt.getTime(), (byInstant.get(expiresAt.getTime()) ?? 0) + points);
  }
  return [...byInstant]
    .toSorted(([a], [b]) => a - b)
    .map(([instant, points]) => ({ at: new Date(instant), points }));
}
