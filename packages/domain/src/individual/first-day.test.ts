import { expect, test } from 'vitest';
import { deliveryCalendar } from '../calendar.ts';
import { toDay } from '../day.ts';
import { pushBehind } from '../days/day-moves.ts';
import { tooClose } from './first-day.ts';

/** Wednesday, 18 November, noon. */
const now = new Date('2026-11-18T10:00:00Z');
const days = ['2026-11-19', '2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25'];

const planWith = (closed: readonly string[] = []) => {
  const words = closed.map((day) => ({ day: toDay(day), cityId: null, isClosed: true, isHoliday: false }));
  const city = { calendar: deliveryCalendar(words), cityId: 1 };
  return {
    lines: [
      {
        orderId: 1,
        isUnique: false,
        orderedLastDay: toDay('2026-11-25'),
        deliveries: days.map((day, index) => ({
          id: index + 1,
          day: toDay(day),
          status: 'planned' as const,
        })),
      },
    ],
    workingDaysOnly: true,
    isDayBefore: false,
    isDayFixed: false,
    calendarOf: () => city,
  };
};

test('days nearer than the third one have come too close, and closed ones cannot be kept', () => {
  expect(tooClose(planWith(), now)).toEqual([1, 2]);
  expect(tooClose(planWith(['2026-11-24']), now)).toEqual([1, 2, 4]);
  expect(tooClose(planWith(), new Date('2026-11-15T10:00:00Z'))).toEqual([]);
});

test('the order then begins with the earliest possible day and is as long as it was', () => {
  const plan = planWith();
  const answer = pushBehind(plan, tooClose(plan, now));
  const moved = answer.allowed ? answer.shifts.map(({ from, to }) => `${from} ${to}`) : [];
  expect(moved).toEqual(['2026-11-19 2026-11-26', '2026-11-20 2026-11-27']);
});
