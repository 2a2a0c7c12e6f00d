import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sum } from './money.ts';
import {
  earnedPoints,
  expiries,
  pointsAccount,
  type PointsEntry,
  pointsExpireAt,
  type PointsReason,
  returnedPoints,
  spendPoints,
  takePointsBack,
} from './points.ts';

const on = (day: number): Date => new Date(Date.UTC(2026, 10, day));

let nextId = 1;
const entry = (
  at: Date,
  reason: PointsReason,
  points: number,
  expiresAt: Date | null = null,
  checkOutId: number | null = null,
): PointsEntry => ({
  id: nextId++,
  at,
  reason,
  points,
  expiresAt,
  checkOutId,
});
const empty = { balance: 0, lots: [], toWriteOff: [], debt: 0, spentOn: new Map() };
const lot = ({ id, points, expiresAt }: PointsEntry, left = points) => ({
  entryId: id,
  grantedBy: id,
  points: left,
  expiresAt,
});

test('108.99 euros for kits at 1 point each earn 108 points, at 1.5 points 163', () => {
  expect(earnedPoints(10_899, 1)).toBe(108);
  expect(earnedPoints(10_899, 1.5)).toBe(163);
  expect(earnedPoints(99, 1)).toBe(0);
});

test('points of 1 November that live 30 days are good until 1 December', () => {
  expect(pointsExpireAt(on(1), 30)).toEqual(new Date('2026-12-01T00:00:00Z'));
});

test('the oldest points are used first', () => {
  const first = entry(on(1), 'order_paid', 100, on(20));
  const second = entry(on(2), 'referral', 50, on(25));
  const account = pointsAccount([second, first, entry(on(3), 'order_used', -120)], on(4));
  expect(account.balance).toBe(30);
  expect(account.lots).toEqual([lot(second, 30)]);
});

test('points granted while the clock was ahead are spent once, whatever the clock says now', () => {
  const granted = entry(on(20), 'order_paid', 100, on(28));
  const spent = entry(on(5), 'order_used', -100);
  expect(pointsAccount([granted, spent], on(6))).toEqual(empty);
  expect(spendPoints(pointsAccount([granted, spent], on(6)), 1)).toBeNull();
});

test('points that were spent without being there are paid back by the next that are earned', () => {
  const rows = [entry(on(1), 'order_paid', 30), entry(on(2), 'order_used', -80)];
  expect(pointsAccount(rows, on(3))).toMatchObject({ balance: 0, debt: 50 });
  const earned = entry(on(4), 'order_paid', 70);
  expect(pointsAccount([...rows, earned], on(5))).toMatchObject({ balance: 20, debt: 0 });
});

test('points that somebody leaves behind are taken from the good ones, and nothing is left to write off', () => {
  const granted = entry(on(1), 'order_paid', 100, on(20));
  const left = entry(on(5), 'left', -100);
  expect(pointsAccount([granted, left], on(21))).toEqual(empty);
});

test('points are gone from the instant at which they expire, written off or not', () => {
  const granted = entry(on(1), 'order_paid', 100, on(20));
  expect(pointsAccount([granted], new Date(on(20).getTime() - 1)).balance).toBe(100);

  const expired = pointsAccount([granted], on(20));
  expect(expired.balance).toBe(0);
  expect(expired.toWriteOff).toEqual([lot(granted)]);

  const writtenOff = pointsAccount([granted, entry(on(21), 'expired', -100)], on(22));
  expect(writtenOff).toEqual(empty);
});

test('writing off expired points does not take good ones', () => {
  const rows = [
    entry(on(1), 'order_paid', 100, on(10)),
    entry(on(2), 'order_paid', 40, null),
    entry(on(3), 'order_used', -30),
    entry(on(11), 'expired', -70),
  ];
  expect(pointsAccount(rows, on(12)).balance).toBe(40);
});

test('points used after some expired come from those still good', () => {
  const old = entry(on(1), 'order_paid', 100, on(10));
  const young = entry(on(2), 'order_paid', 40, on(30));
  const account = pointsAccount([old, young, entry(on(11), 'order_used', -40)], on(12));
  expect(account.balance).toBe(0);
  expect(account.toWriteOff).toEqual([lot(old)]);
});

test('a spend says which points it takes, and more points than there are cannot be spent', () => {
  const [first, second] = [entry(on(1), 'order_paid', 100, on(20)), entry(on(2), 'welcome', 50)];
  const account = pointsAccount([first, second], on(3));
  expect(spendPoints(account, 120)).toEqual([lot(first), lot(second, 20)]);
  expect(spendPoints(account, 151)).toBeNull();
});

describe('points that come back', () => {
  const old = entry(on(1), 'order_paid', 100, on(10));
  const young = entry(on(2), 'order_paid', 50, new Date('2027-11-02T00:00:00Z'));
  const spent = entry(on(3), 'order_used', -120, null, 7);
  const rows = [old, young, spent];

  test('keep the day on which they would have expired, but at least 14 days; those taken last come first', () => {
    const account = pointsAccount(rows, on(4));
    expect(returnedPoints(account, 7, 120, on(4))).toEqual([
      { points: 20, expiresAt: young.expiresAt },
      { points: 100, expiresAt: on(18) },
    ]);
    expect(returnedPoints(account, 7, 15, on(4))).toEqual([{ points: 15, expiresAt: young.expiresAt }]);
    expect(returnedPoints(account, 8, 5, on(4))).toEqual([{ points: 5, expiresAt: on(18) }]);
  });

  test('never expire where they never did', () => {
    const never = entry(on(1), 'welcome', 40, null);
    const account = pointsAccount([never, entry(on(2), 'order_used', -40, null, 7)], on(3));
    expect(returnedPoints(account, 7, 40, on(3))).toEqual([{ points: 40, expiresAt: null }]);
  });

  test('are as old as they were, so they are used first again', () => {
    const back = entry(on(4), 'order_returned', 100, on(18), 7);
    const account = pointsAccount([...rows, back], on(5));
    expect(account.balance).toBe(130);
    expect(spendPoints(account, 100)).toEqual([{ ...lot(back), grantedBy: old.id }]);
  });

  test('come back once: a second return finds only what the first left', () => {
    const back = entry(on(4), 'order_returned', 20, young.expiresAt, 7);
    const account = pointsAccount([...rows, back], on(5));
    expect(returnedPoints(account, 7, 100, on(5))).toEqual([{ points: 100, expiresAt: on(19) }]);
  });
});

test('taking earned points back stops at 0', () => {
  const account = pointsAccount([entry(on(1), 'order_paid', 100)], on(2));
  expect(takePointsBack(account, 40)).toBe(40);
  expect(takePointsBack(account, 140)).toBe(100);
});

test('a buyer sees how many points expire when', () => {
  const rows = [
    entry(on(1), 'order_paid', 10, on(25)),
    entry(on(2), 'order_paid', 20, on(20)),
    entry(on(3), 'referral', 5, on(25)),
    entry(on(3), 'admin', 99, null),
  ];
  expect(expiries(pointsAccount(rows, on(4)))).toEqual([
    { at: on(20), points: 20 },
    { at: on(25), points: 15 },
  ]);
});

test('for any ledger the balance is not below 0, and with what is to be written off it is the sum of the rows', () => {
  const step = fc.record({
    grant: fc.boolean(),
    points: fc.integer({ min: 1, max: 100 }),
    life: fc.option(fc.integer({ min: 1, max: 6 })),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const rows: PointsEntry[] = [];
      for (const [day, { grant, points, life }] of steps.entries()) {
        const account = pointsAccount(rows, on(day));
        const expired = sum(account.toWriteOff.map((lot) => lot.points));
        if (grant) rows.push(entry(on(day), 'order_paid', points, life === null ? null : on(day + life)));
        else if (expired > 0) rows.push(entry(on(day), 'expired', -expired));
        else if (spendPoints(account, points)) rows.push(entry(on(day), 'order_used', -points));
      }
      const { balance, toWriteOff } = pointsAccount(rows, on(steps.length));
      expect(balance).toBeGreaterThanOrEqual(0);
      expect(balance + sum(toWriteOff.map((lot) => lot.points))).toBe(sum(rows.map((row) => row.points)));
    }),
    { numRuns: 300 },
  );
});
