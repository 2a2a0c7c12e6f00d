import { describe, expect, it } from 'vitest';
import { deliveryCalendar } from '../calendar.ts';
import { toDay } from '../day.ts';
import { confirmDays } from './first-day.ts';

const calendar = deliveryCalendar([
  { day: toDay('2026-12-02'), cityId: null, isClosed: true, isHoliday: false },
]);
const held = (id: number, day: string) => ({ id, day: toDay(day), status: 'held' as const });
const plan = {
  lines: [
    {
      orderId: 1,
      isUnique: false,
      orderedLastDay: toDay('2026-11-25'),
      deliveries: [held(1, '2026-11-23'), held(2, '2026-11-24'), held(3, '2026-11-25')],
    },
    { orderId: 2, isUnique: true, orderedLastDay: toDay('2026-11-23'), deliveries: [held(4, '2026-11-23')] },
  ],
  workingDaysOnly: true,
  isDayBefore: false,
  isDayFixed: false,
  calendarOf: () => ({ calendar, cityId: 1 }),
};
const soonest = toDay('2026-11-18');
const confirmed = (first: string | null, from = soonest) => {
  const answer = confirmDays(plan, [1, 2, 3, 4], first === null ? null : toDay(first), from);
  return answer.allowed ? answer.shifts.map(({ deliveryId, to }) => [deliveryId, to]) : answer.reason;
};

describe('days that wait for the first one', () => {
  it('are confirmed as they stand', () => {
    expect(confirmed(null)).toEqual([
      [1, '2026-11-23'],
      [2, '2026-11-24'],
      [3, '2026-11-25'],
      [4, '2026-11-23'],
    ]);
  });

  it('begin on another day, and follow it on working days that are open', () => {
    expect(confirmed('2026-12-01')).toEqual([
      [1, '2026-12-01'],
      [2, '2026-12-03'],
      [3, '2026-12-04'],
      [4, '2026-12-01'],
    ]);
    expect(confirmed('2026-11-20')).toEqual([
      [1, '2026-11-20'],
      [2, '2026-11-23'],
      [3, '2026-11-24'],
      [4, '2026-11-20'],
    ]);
  });

  it('neither too soon, nor on a closed day or a weekend, nor 90 days later', () => {
    expect(confirmed('2026-11-17')).toBe('target_too_soon');
    expect(confirmed(null, toDay('2026-11-24'))).toBe('target_too_soon');
    expect(confirmed('2026-12-02')).toBe('target_closed');
    expect(confirmed('2026-11-28')).toBe('target_closed');
    expect(confirmed('2027-03-01')).toBe('target_too_late');
  });

  it('there are none', () => {
    expect(confirmDays(plan, [], null, soonest)).toEqual({ allowed: false, reason: 'not_from_here' });
  });
});
