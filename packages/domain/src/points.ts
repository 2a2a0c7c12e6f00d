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
  /** Rows are read in the order of their ids, which is the one in which they were written. */
  readonly id: number;
  readonly at: Date;
  readonly reason: PointsReason;
  readonly points: number;
  /** For granted points; null means never. */
  readonly expiresAt: Date | null;
  /** The check-out that was paid with them, or that gave them back. */
  readonly checkOutId: number | null;
};

/** What is left of the points of one grant. */
export type PointsLot = {
  readonly entryId: number;
  /** The entry that granted them first: points that came back are as old as they were. */
  readonly grantedBy: number;
  readonly points: number;
  readonly expiresAt: Date | null;
};

/** The sum of the ledger is the balance and what has expired but is not written off yet, less the debt. */
export type PointsAccount = {
  readonly balance: number;
  /** Oldest first. */
  readonly lots: readonly PointsLot[];
  readonly toWriteOff: readonly PointsLot[];
  /** Points taken that were not there. No rule lets it happen: where it is above 0, somebody has to look. */
  readonly debt: number;
  /** Which points each check-out was paid with, as far as they have not come back; the last taken at the end. */
  readonly spentOn: ReadonlyMap<number, readonly PointsLot[]>;
};

/** Points that come back can be used for so long at least. */
export const RETURNED_POINTS_DAYS = 14;

/** Whole points only: 10.99 euros at 1 point each are 10 points. */
export const earnedPoints = (paidForKitsCents: Cents, pointsPerEuro: number): number =>
  Math.floor((paidForKitsCents * hundredthsOf(pointsPerEuro)) / (100 * 100));

export const pointsExpireAt = (grantedAt: Date, days: number): Date => addHours(grantedAt, days * 24);

const isExpired = (lot: PointsLot, at: Date): boolean => lot.expiresAt !== null && lot.expiresAt <= at;

type Split = { readonly taken: readonly PointsLot[]; readonly left: readonly PointsLot[] };

/** Takes so many points from the first lots on, as far as they reach. */
function take(lots: readonly PointsLot[], points: number): Split {
  let wanted = points;
  const parts = lots.map((lot) => {
    const taken = Math.min(lot.points, wanted);
    wanted -= taken;
    return { lot, taken };
  });
  return {
    taken: parts.flatMap(({ lot, taken }) => (taken > 0 ? [{ ...lot, points: taken }] : [])),
    left: parts.flatMap(({ lot, taken }) =>
      taken < lot.points ? [{ ...lot, points: lot.points - taken }] : [],
    ),
  };
}

const totalOf = (lots: readonly PointsLot[]): number => sum(lots.map((lot) => lot.points));

const byAge = (a: PointsLot, b: PointsLot): number => a.grantedBy - b.grantedBy || a.entryId - b.entryId;

/** What was taken last comes back first. */
function giveBack(spent: readonly PointsLot[], points: number): { back: PointsLot[]; left: PointsLot[] } {
  const { taken, left } = take(spent.toReversed(), points);
  return { back: [...taken], left: left.toReversed() };
}

/**
 * Reads the ledger from its first row, in the order in which it was written: a clock that was set back changes nothing
 * of what was granted before it was spent. Using takes points that are good at that time, writing off the others.
 */
export function pointsAccount(entries: readonly PointsEntry[], now: Date): PointsAccount {
  let lots: readonly PointsLot[] = [];
  let debt = 0;
  const spentOn = new Map<number, readonly PointsLot[]>();
  for (const entry of entries.toSorted((a, b) => a.id - b.id)) {
    const { id, at, reason, points, expiresAt, checkOutId } = entry;
    const spent = checkOutId === null ? [] : (spentOn.get(checkOutId) ?? []);
    if (points > 0) {
      const { back, left } =
        reason === 'order_returned' ? giveBack(spent, points) : { back: [], left: spent };
      if (checkOutId !== null) spentOn.set(checkOutId, left);
      const granted = Math.max(0, points - debt);
      debt -= points - granted;
      const grantedBy = Math.min(id, ...back.map((lot) => lot.grantedBy));
      if (granted > 0)
        lots = [...lots, { entryId: id, grantedBy, points: granted, expiresAt }].toSorted(byAge);
    } else {
      const isMeant = (lot: PointsLot): boolean => isExpired(lot, at) === (reason === 'expired');
      const { taken, left } = take(lots.filter(isMeant), -points);
      lots = [...lots.filter((lot) => !isMeant(lot)), ...left].toSorted(byAge);
      debt += -points - totalOf(taken);
      if (reason === 'order_used' && checkOutId !== null) spentOn.set(checkOutId, [...spent, ...taken]);
    }
  }
  const good = lots.filter((lot) => !isExpired(lot, now));
  const toWriteOff = lots.filter((lot) => isExpired(lot, now));
  return { balance: totalOf(good), lots: good, toWriteOff, debt, spentOn };
}

/**
 * Points that paid for a check-out and come back, by the instant at which they expire: they keep the day on which they
 * would have expired, but can be used for 14 days at least.
 */
export function returnedPoints(
  { spentOn }: PointsAccount,
  checkOutId: number,
  points: number,
  now: Date,
): { readonly points: number; readonly expiresAt: Date | null }[] {
  const soonest = pointsExpireAt(now, RETURNED_POINTS_DAYS);
  const { back } = giveBack(spentOn.get(checkOutId) ?? [], points);
  const byInstant = new Map<number | null, number>();
  const add = (expiresAt: Date | null, count: number): void => {
    const at = expiresAt === null ? null : Math.max(expiresAt.getTime(), soonest.getTime());
    byInstant.set(at, (byInstant.get(at) ?? 0) + count);
  };
  for (const lot of back) add(lot.expiresAt, lot.points);
  // Where more comes back than was there to be taken, the rest pays the debt that it made.
  if (points > totalOf(back)) add(soonest, points - totalOf(back));
  return [...byInstant].map(([at, count]) => ({
    points: count,
    expiresAt: at === null ? null : new Date(at),
  }));
}

/** Which points pay; null where there are not enough. */
export const spendPoints = ({ balance, lots }: PointsAccount, points: number): PointsLot[] | null =>
  points <= balance ? [...take(lots, points).taken] : null;

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
