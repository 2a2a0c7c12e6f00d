import { expect, test } from 'vitest';
import { toDay } from '../day.ts';
import { againOn } from './again-on.ts';

const day = (date: number) => toDay(`2026-12-${String(date).padStart(2, '0')}`);
const delivery = (
  id: number,
  date: number,
  status: 'planned' | 'brought_again' | 'cancelled' = 'planned',
) => ({
  id,
  day: day(date),
  status,
});

test('a missed box comes on the day of the delivery that takes its place, wherever that was moved', () => {
  const again = [{ deliveryId: 1, againId: 9, to: { day: day(7) } }];
  expect(againOn(1, again, [delivery(1, 1, 'brought_again'), delivery(9, 10)])).toBe('2026-12-10');
  expect(againOn(2, again, [delivery(9, 10)])).toBeNull();
});

test('missed once more, it comes when that one is brought again; given back, not at all', () => {
  const again = [
    { deliveryId: 1, againId: 9, to: { day: day(7) } },
    { deliveryId: 9, againId: 10, to: { day: day(8) } },
  ];
  expect(againOn(1, again, [delivery(9, 7, 'brought_again'), delivery(10, 14)])).toBe('2026-12-14');
  expect(againOn(1, again.slice(0, 1), [delivery(9, 7, 'cancelled')])).toBeNull();
});

test('of older ones only the day that was named is known', () => {
  expect(againOn(1, [{ deliveryId: 1, to: { day: day(7) } }], [delivery(5, 7)])).toBe('2026-12-07');
});
