import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalendarDay, deliveryCalendar, deliveryDates, isAvailable } from '../calendar.ts';
import { addDays, type Day, instantInVilnius, toDay, weekday } from '../day.ts';
import type { OrderTerms } from '../terms.ts';
import { type DayPlan, leaveDay, moveDay, type PlacedLine, type ShiftAnswer, skipDays } from './day-moves.ts';
import { closedDays, lateDays } from './late-money.ts';

const [VILNIUS, KAUNAS] = [1, 2] as const;
const monday = toDay('2026-11-16');
const nth = (n: number): Day => addDays(monday, n);
/** Monday noon: with 24 hours Wednesday is the first day that can be moved. */
const now = instantInVilnius(monday, 12);
const terms: OrderTerms = {
  isCancellationDisabled: false,
  cancellationHours: 48,
  isChangeDisabled: false,
  changeHours: 48,
  deliveryDateChangeHours: 24,
};

const closed = (day: Day, cityId: number | null = null): CalendarDay => ({
  day,
  cityId,
  isClosed: true,
  isHoliday: false,
});
/** Ids of a line's deliveries: 101, 102 … for the first. */
const aLine = (orderId: number, days: readonly Day[], facts: Partial<PlacedLine> = {}): PlacedLine => ({
  orderId,
  isUnique: false,
  orderedLastDay: days.at(-1)!,
  deliveries: days.map((day, i) => ({ id: orderId * 100 + i + 1, day, status: 'planned' })),
  ...facts,
});
const week = [0, 1, 2, 3, 4].map(nth);
const aPlan = (
  lines: readonly PlacedLine[],
  facts: Partial<DayPlan> = {},
  owner: CalendarDay[] = [],
): DayPlan => ({
  lines,
  workingDaysOnly: true,
  isDayBefore: false,
  isDayFixed: false,
  calendarOf: () => ({ calendar: deliveryCalendar(owner), cityId: VILNIUS }),
  ...facts,
});
const daysOf = (answer: ShiftAnswer): Record<number, string> | string =>
  answer.allowed
    ? Object.fromEntries(answer.shifts.map(({ deliveryId, to }) => [deliveryId, to]))
    : answer.reason;

test('a skipped day goes behind the last one, onto a working day', () => {
  expect(daysOf(skipDays(aPlan([aLine(1, week)]), [103], terms, now))).toEqual({ 103: nth(7) });
  expect(daysOf(skipDays(aPlan([aLine(1, week)], { workingDaysOnly: false }), [103], terms, now))).toEqual({
    103: nth(5),
  });
});

test('a run of days goes there in its order, also the last day itself, past what the owner closed', () => {
  const plan = aPlan([aLine(1, week)], {}, [closed(nth(8))]);
  expect(daysOf(skipDays(plan, [105, 103, 104], terms, now))).toEqual({
    103: nth(7),
    104: nth(9),
    105: nth(10),
  });
});

test('all regular kits of a day go along, each behind its own line; a unique kit goes alone', () => {
  const lines = [aLine(1, week), aLine(2, week.slice(0, 4)), aLine(3, [nth(2)], { isUnique: true })];
  expect(daysOf(skipDays(aPlan(lines), [103], terms, now))).toEqual({ 103: nth(7), 203: nth(4) });
  expect(daysOf(skipDays(aPlan(lines), [301], terms, now))).toEqual({ 301: nth(3) });
  expect(daysOf(moveDay(aPlan(lines), 203, nth(8), terms, now))).toEqual({ 103: nth(8), 203: nth(8) });
  expect(daysOf(moveDay(aPlan(lines), 301, nth(3), terms, now))).toEqual({ 301: nth(3) });
});

test('days are looked for where the box will come: Fridays go to Kaunas, which is closed on one', () => {
  const owner = [closed(nth(11), KAUNAS)];
  const plan = aPlan([aLine(1, [2, 3, 4, 7, 8, 9, 10].map(nth))], {
    calendarOf: (_, day) => ({
      calendar: deliveryCalendar(owner),
      cityId: weekday(day) === 5 ? KAUNAS : VILNIUS,
    }),
  });
  expect(daysOf(skipDays(plan, [101], terms, now))).toEqual({ 101: nth(14) });
  expect(daysOf(moveDay(plan, 101, nth(11), terms, now))).toBe('target_closed');
});

test.each([
  ['the day itself', nth(2), 'same_day'],
  ['a day inside the term', nth(1), 'target_too_soon'],
  ['a day of the past', nth(-3), 'target_too_soon'],
  ['a day that the order has', nth(3), 'target_taken'],
  ['a closed day', nth(9), 'target_closed'],
  ['a day 91 days behind the end', nth(95), 'target_too_late'],
])('not to %s', (_, to, reason) => {
  const plan = aPlan([aLine(1, week)], {}, [closed(nth(9))]);
  expect(daysOf(moveDay(plan, 103, to, terms, now))).toBe(reason);
});

test('90 days behind the end as it was ordered is the last, however often a day is moved', () => {
  const plan = aPlan([aLine(1, week)]);
  expect(daysOf(moveDay(plan, 103, nth(94), terms, now))).toEqual({ 103: nth(94) });
  const moved = aPlan([aLine(1, [...week.slice(0, 4), nth(94)], { orderedLastDay: nth(4) })]);
  expect(daysOf(skipDays(moved, [103], terms, now))).toBe('target_too_late');
});

test('nothing is moved that is locked, cooked or gone', () => {
  expect(daysOf(moveDay(aPlan([aLine(1, week)]), 102, nth(8), terms, now))).toBe('too_late');
  const line = aLine(1, week);
  for (const status of ['prepared', 'cancelled', 'delivered'] as const) {
    const deliveries = line.deliveries.map((row) => (row.id === 103 ? { ...row, status } : row));
    expect(daysOf(skipDays(aPlan([{ ...line, deliveries }]), [103], terms, now))).toBe('not_from_here');
  }
  expect(daysOf(moveDay(aPlan([line]), 999, nth(8), terms, now))).toBe('not_from_here');
});

test('a day that was given back is free for another', () => {
  const line = aLine(1, week);
  const deliveries = line.deliveries.map((row) =>
    row.id === 104 ? { ...row, status: 'cancelled' as const } : row,
  );
  expect(daysOf(moveDay(aPlan([{ ...line, deliveries }]), 103, nth(3), terms, now))).toEqual({ 103: nth(3) });
});

test('whatever is moved and skipped, no line has a day twice, none is closed, and none is lost', () => {
  const steps = fc.array(
    fc.record({
      skip: fc.boolean(),
      id: fc.integer({ min: 1, max: 6 }),
      line: fc.constantFrom(1, 2),
      to: fc.nat(40),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(
      steps,
      fc.array(fc.nat(60), { maxLength: 8 }),
      fc.boolean(),
      (moves, shut, workingDaysOnly) => {
        const owner = shut.map((n) => closed(nth(n)));
        const city = { calendar: deliveryCalendar(owner), cityId: VILNIUS };
        const dates = (days: number) => deliveryDates({ ...city, start: nth(2), days, workingDaysOnly });
        let lines = [aLine(1, dates(6)), aLine(2, dates(3))];
        for (const { skip, id, line, to } of moves) {
          const plan = aPlan(lines, { workingDaysOnly, calendarOf: () => city });
          const answer = skip
            ? skipDays(plan, [line * 100 + id], terms, now)
            : moveDay(plan, line * 100 + id, nth(to), terms, now);
          if (!answer.allowed) continue;
          const to_ = new Map(answer.shifts.map((shift) => [shift.deliveryId, shift.to]));
          lines = lines.map((each) => ({
            ...each,
            deliveries: each.deliveries.map((row) => ({ ...row, day: to_.get(row.id) ?? row.day })),
          }));
        }
        for (const { deliveries } of lines) {
          const days = deliveries.map(({ day }) => day);
          expect(new Set(days).size).toBe(days.length);
          expect(days.every((day) => isAvailable(day, city))).toBe(true);
        }
        expect(lines.map(({ deliveries }) => deliveries.length)).toEqual([6, 3]);
      },
    ),
    { numRuns: 300 },
  );
});

test('a day that is closed leaves for the named one, or behind the end where its line comes on that already', () => {
  const lines = [aLine(1, week), aLine(2, week.slice(0, 2))];
  const left = (to: Day | null, earliest = nth(1), owner: CalendarDay[] = []) => {
    const answer = leaveDay(aPlan(lines, {}, owner), [102, 202], to, earliest);
    return answer.allowed ? answer.shifts.map((shift) => [shift.deliveryId, shift.to]) : answer.reason;
  };
  expect(left(null)).toEqual([
    [102, nth(7)],
    [202, nth(2)],
  ]);
  expect(left(nth(3))).toEqual([
    [202, nth(3)],
    [102, nth(7)],
  ]);
  expect(left(nth(1))).toBe('same_day');
  expect(left(nth(3), nth(4))).toBe('target_too_soon');
  expect(left(nth(3), nth(1), [closed(nth(3))])).toBe('target_closed');
  expect(left(nth(92))).toBe('target_too_late');
});

test('a Christmas-eve kit is neither moved nor skipped, whoever asks', () => {
  const plan = aPlan([aLine(1, [nth(4)], { isUnique: true })], { isDayFixed: true });
  const none = { ...terms, deliveryDateChangeHours: 0, isWaived: true };
  expect(daysOf(moveDay(plan, 101, nth(7), none, now))).toBe('day_is_fixed');
  expect(daysOf(skipDays(plan, [101], none, now))).toBe('day_is_fixed');
});

test('late money brings a Christmas-eve kit until its day begins, on a closed day too', () => {
  const eve = toDay('2026-12-24');
  const plan = aPlan([aLine(1, [eve], { isUnique: true })], { isDayFixed: true }, [closed(eve)]);
  const late = (instant: Date) => lateDays(plan, 'third', instant);
  expect(late(instantInVilnius(toDay('2026-12-23'), 23))).toEqual({ moved: [], returned: [] });
  expect(late(instantInVilnius(eve, 0))).toEqual({ moved: [], returned: [101] });
  expect(closedDays(plan)).toEqual({ moved: [], returned: [] });
});
