import { timerSettings } from '@shop/contract/timer';
import { deliveryCalendar } from '@shop/domain/calendar';
import { toDay } from '@shop/domain/day';
import { expect, it } from 'vitest';
import { countdownAt } from './countdown.ts';

const monday = new Date('2026-11-16T08:00:00Z');
const timer = timerSettings.parse({});

it('without dates of its own the countdown follows the soonest delivery of any city', () => {
  const closed = [{ day: toDay('2026-11-17'), cityId: 1, isClosed: true, isHoliday: false }];
  const calendar = deliveryCalendar(closed);
  const cities = [1, 2].map((cityId) => ({ calendar, cityId }));
  expect(countdownAt(timer, { earliest: 'next', cities }, monday)).toEqual({
    until: '2026-11-16T22:00:00.000Z',
    deliveryDay: '2026-11-17',
  });
  expect(countdownAt(timer, { earliest: 'next', cities: cities.slice(0, 1) }, monday)).toEqual({
    until: '2026-11-17T22:00:00.000Z',
    deliveryDay: '2026-11-18',
  });
});

it('there is no countdown where nothing is delivered', () => {
  expect(countdownAt(timer, { earliest: 'next', cities: [] }, monday)).toBeNull();
});
