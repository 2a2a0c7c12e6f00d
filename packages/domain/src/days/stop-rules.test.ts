import { expect, test } from 'vitest';
import { toDay } from '../day.ts';
import { type StopRule, stopOn } from './stop-rules.ts';

type Stop = { readonly door: string; readonly city: number; readonly window: string };
const home: Stop = { door: 'home', city: 1, window: '6–8' };
const [thursday, friday, nextFriday] = ['2026-11-19', '2026-11-20', '2026-11-27'].map(toDay) as [
  ReturnType<typeof toDay>,
  ReturnType<typeof toDay>,
  ReturnType<typeof toDay>,
];
const fridays: StopRule<Stop> = {
  weekday: 5,
  fromDay: thursday,
  stop: { door: 'office', city: 1, window: '11–13' },
};
const everyDay: StopRule<Stop> = { weekday: null, fromDay: friday, stop: { door: 'summer house' } };

test('a box comes where the check-out says, on Fridays to the office', () => {
  expect(stopOn(thursday, {}, [fridays], home)).toEqual(home);
  expect(stopOn(friday, {}, [fridays], home)).toEqual({ door: 'office', city: 1, window: '11–13' });
});

test('the newest word goes first, for what it speaks of, and the day’s own before all', () => {
  expect(stopOn(friday, {}, [fridays, everyDay], home)).toEqual({
    door: 'summer house',
    city: 1,
    window: '11–13',
  });
  expect(stopOn(friday, {}, [everyDay, fridays], home).door).toBe('office');
  expect(stopOn(friday, { door: 'neighbour' }, [everyDay, fridays], home).door).toBe('neighbour');
});

test('a word holds from its day on: what came before stays where it came', () => {
  const later = { ...fridays, fromDay: nextFriday };
  expect(stopOn(friday, {}, [later], home)).toEqual(home);
  expect(stopOn(nextFriday, {}, [later], home).door).toBe('office');
});

test('another city has windows of its own: an older word about the time is not heard', () => {
  const elsewhere: StopRule<Stop> = { weekday: null, fromDay: thursday, stop: { door: 'hotel', city: 2 } };
  expect(stopOn(friday, {}, [fridays, elsewhere], home, { window: 'city' })).toEqual({
    door: 'hotel',
    city: 2,
    window: null,
  });
});
