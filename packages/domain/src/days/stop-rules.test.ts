import { expect, test } from 'vitest';
import { type Day, toDay } from '../day.ts';
import { type StopRule, stopOn } from './stop-rules.ts';

type Stop = {
  readonly door: string;
  readonly cityId: number | null;
  readonly cityName: string;
  readonly method: string;
  readonly deliveryTime: string | null;
};
const [VILNIUS, KAUNAS] = [
  { cityId: 1, cityName: 'Vilnius' },
  { cityId: 2, cityName: 'Kaunas' },
];
const home: Stop = { door: 'home', ...VILNIUS, method: 'to hands', deliveryTime: '6–8' };
const [wednesday, thursday, friday, nextFriday] = (
  ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-27'] as const
).map((day) => toDay(day)) as [Day, Day, Day, Day];
const fridays: StopRule<Stop> = {
  weekday: 5,
  fromDay: wednesday,
  stop: { door: 'office', ...VILNIUS, deliveryTime: '11–13' },
};
const fridaysInKaunas: StopRule<Stop> = {
  weekday: 5,
  fromDay: wednesday,
  stop: { door: 'mother', ...KAUNAS, deliveryTime: '17–19' },
};
const everyDay: StopRule<Stop> = {
  weekday: null,
  fromDay: thursday,
  stop: { door: 'summer house', ...VILNIUS },
};

test('a box comes where the check-out says, on Fridays to the office', () => {
  expect(stopOn(thursday, {}, [fridays], home)).toEqual(home);
  expect(stopOn(friday, {}, [fridays], home)).toEqual({ ...home, door: 'office', deliveryTime: '11–13' });
});

test('the newest word goes first, for what it speaks of, and the day’s own before all', () => {
  expect(stopOn(friday, {}, [fridays, everyDay], home)).toEqual({
    ...home,
    door: 'summer house',
    deliveryTime: '11–13',
  });
  expect(stopOn(friday, {}, [everyDay, fridays], home).door).toBe('office');
  const neighbour = { door: 'neighbour', ...VILNIUS };
  expect(stopOn(friday, neighbour, [everyDay, fridays], home).door).toBe('neighbour');
  expect(stopOn(friday, { method: 'at the door' }, [fridays], home)).toMatchObject({
    door: 'office',
    method: 'at the door',
  });
});

test('a word holds from its day on: what came before stays where it came', () => {
  const later = { ...fridays, fromDay: nextFriday };
  expect(stopOn(friday, {}, [later], home)).toEqual(home);
  expect(stopOn(nextFriday, {}, [later], home).door).toBe('office');
});

test('another city has windows of its own: a word about the time is heard in its own city only', () => {
  const hotel: StopRule<Stop> = { weekday: null, fromDay: thursday, stop: { door: 'hotel', ...KAUNAS } };
  expect(stopOn(friday, {}, [fridays, hotel], home)).toMatchObject({
    door: 'hotel',
    ...KAUNAS,
    deliveryTime: null,
  });
  const early = { deliveryTime: '5–6', ...VILNIUS };
  expect(stopOn(wednesday, early, [fridaysInKaunas], home)).toEqual({ ...home, deliveryTime: '5–6' });
  expect(stopOn(friday, early, [fridaysInKaunas], home)).toMatchObject(fridaysInKaunas.stop);
});

test('a door goes with its city: a day with a street of its own comes there also on the day of another city', () => {
  const friend = { door: 'friend', ...VILNIUS };
  expect(stopOn(friday, friend, [fridaysInKaunas], home)).toEqual({ ...home, door: 'friend' });
  expect(stopOn(friday, {}, [fridaysInKaunas, everyDay], home)).toEqual({ ...home, door: 'summer house' });
});
