import { expect, test } from 'vitest';
import { allotItem } from '../allotment.ts';
import { addDays, toDay } from '../day.ts';
import { sum } from '../money.ts';
import { nothingReturned, type RefundableDelivery } from '../refunds.ts';
import { changeKit, dailyPrices } from './kit-change.ts';

const monday = toDay('2026-11-16');

/** Ten days at 16.90 with a 10 % code: 15.21 was paid for each. */
const tenDays = (points = 0): RefundableDelivery[] =>
  allotItem(
    {
      itemTotalCents: 16_900,
      codeDiscountCents: 1_690,
      pointsDiscountCents: points,
      pointsUsed: points,
      deliveryDates: Array.from({ length: 10 }, (_, i) => addDays(monday, i)),
    },
    [],
  ).map((row, i) => ({ ...row, id: i + 1, comesBack: 'not', returned: nothingReturned }));

const lastSix = (deliveries: RefundableDelivery[], newListCents: number) =>
  deliveries.slice(4).map((delivery) => ({ delivery, newListCents }));

test('10 days at 16.90 with a 10 % code, 6 of them to 17.90: a supplement of 6.00', () => {
  const deliveries = tenDays();
  const change = changeKit({ deliveries }, lastSix(deliveries, 1_790));
  expect(change.supplementCents).toBe(600);
  expect(change.returns).toEqual([]);
  expect(change.rows.map(({ listCents, supplementCents }) => [listCents, supplementCents])).toEqual(
    Array.from({ length: 6 }, () => [100, 100]),
  );
});

test('the same to 14.90: 10.80 come back', () => {
  const deliveries = tenDays();
  const change = changeKit({ deliveries }, lastSix(deliveries, 1_490));
  expect([change.supplementCents, change.differenceCents]).toEqual([0, -1_200]);
  expect(sum(change.returns.map(({ kitsCents }) => kitsCents))).toBe(1_080);
  expect(change.rows.every(({ supplementCents }) => supplementCents === 0)).toBe(true);
});

test('what was paid by points comes back as points in the same proportion', () => {
  const deliveries = tenDays(7_605);
  const { returns } = changeKit({ deliveries }, lastSix(deliveries, 1_490));
  expect([sum(returns.map((row) => row.kitsCents)), sum(returns.map((row) => row.points))]).toEqual([
    540, 540,
  ]);
});

test('a kit of the same price costs and returns nothing', () => {
  const deliveries = tenDays();
  const change = changeKit({ deliveries }, lastSix(deliveries, 1_690));
  expect([change.supplementCents, change.returns]).toEqual([0, []]);
});

test('days that were changed before are reckoned from their newest list price', () => {
  const deliveries = tenDays().map((row, i) =>
    i < 7 ? row : { ...row, listCents: 1_790, paidCents: row.paidCents + 100 },
  );
  // Three days from 16.90, three from 17.90.
  const change = changeKit({ deliveries }, lastSix(deliveries, 1_790));
  expect(change.supplementCents).toBe(300);
  expect(change.rows.map(({ listCents }) => listCents)).toEqual([100, 100, 100, 0, 0, 0]);
});

test('the daily prices of a line add up to its total', () => {
  expect(dailyPrices(10_000, 3)).toEqual([3_334, 3_333, 3_333]);
});
