import type { DeliveryStatus } from '@shop/domain/states/statuses';
import { instantInVilnius, toDay } from '@shop/domain/day';
import { expect, test } from 'vitest';
import { daysAhead as daysAheadBy } from './days-ahead.ts';
import type { OrderStops } from './order-boxes.ts';

const evening = { id: 1, fromTime: '17:00', toTime: '20:00' };
const of = (days: Readonly<Record<string, DeliveryStatus>>, deliveryDayBefore = false) => ({
  deliveryDayBefore,
  deliveryTime: evening,
  orders: [{ deliveries: Object.entries(days).map(([day, status], id) => ({ id, day, status })) }],
});
const daysAhead = (facts: ReturnType<typeof of>, now: Date, stops: OrderStops = {}) =>
  daysAheadBy(facts, stops, now);
const asUsual = { deliveryTime: evening, otherStop: null, isHeld: false };
const at = (day: string, hour: number) => instantInVilnius(toDay(day), hour);
const threeDays = of({ '2026-11-16': 'planned', '2026-11-17': 'planned', '2026-11-18': 'planned' });

test('before the first box, and until its hours are over, the first day is told', () => {
  const first = { next: '2026-11-16', last: '2026-11-18', isFirst: true, ...asUsual };
  expect(daysAhead(threeDays, at('2026-11-14', 9))).toEqual(first);
  expect(daysAhead(threeDays, at('2026-11-16', 19))).toEqual(first);
});

test('of a running order the next day is told, and after the last one none', () => {
  const second = { next: '2026-11-17', last: '2026-11-18', isFirst: false, ...asUsual };
  expect(daysAhead(threeDays, at('2026-11-16', 20))).toEqual(second);
  expect(daysAhead(threeDays, at('2026-11-17', 8))).toEqual(second);
  expect(daysAhead(threeDays, at('2026-11-18', 20))).toBeNull();
});

test('days that are brought or cancelled are not ahead', () => {
  const days = { '2026-11-16': 'delivered', '2026-11-17': 'cancelled', '2026-11-18': 'prepared' } as const;
  expect(daysAhead(of(days), at('2026-11-16', 12))).toEqual({
    next: '2026-11-18',
    last: '2026-11-18',
    isFirst: false,
    ...asUsual,
  });
  const firstCancelled = of({ '2026-11-16': 'cancelled', '2026-11-17': 'planned' });
  expect(daysAhead(firstCancelled, at('2026-11-15', 9))?.isFirst).toBe(true);
});

test('a day that is held is told as such', () => {
  const days = of({ '2026-11-16': 'held', '2026-11-17': 'planned' });
  expect(daysAhead(days, at('2026-11-15', 9))).toMatchObject({ next: '2026-11-16', isHeld: true });
});

test('a box that comes the evening before its day is over that evening', () => {
  const days = of({ '2026-11-16': 'planned', '2026-11-17': 'planned' }, true);
  expect(daysAhead(days, at('2026-11-15', 19))?.next).toBe('2026-11-16');
  expect(daysAhead(days, at('2026-11-15', 20))?.next).toBe('2026-11-17');
  expect(daysAhead(days, at('2026-11-16', 20))).toBeNull();
});

test('the next day has its own hours and place', () => {
  const morning = { id: 2, fromTime: '05:00', toTime: '08:00' };
  const stop = { deliveryTime: morning, method: 'to_hands' } as OrderStops[number]['stop'];
  const stops = { 0: { stop, isOther: true } };
  expect(daysAhead(threeDays, at('2026-11-16', 7), stops)).toMatchObject({
    next: '2026-11-16',
    deliveryTime: morning,
    otherStop: stop,
  });
  expect(daysAhead(threeDays, at('2026-11-16', 8), stops)).toMatchObject({
    next: '2026-11-17',
    ...asUsual,
  });
});
