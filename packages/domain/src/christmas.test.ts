import { describe, expect, test } from 'vitest';
import {
  christmasDay,
  christmasPhase,
  type ChristmasSeason,
  isChristmasOver,
  isLastOrderInTime,
  reminderOver,
  setsLeft,
} from './christmas.ts';
import { instantInVilnius, startOfDay, toDay } from './day.ts';

const season = (facts: Partial<ChristmasSeason> = {}): ChristmasSeason => ({
  isEnabled: true,
  mealKitId: 7,
  opensAt: new Date('2026-11-20T08:00:00Z'),
  lastOrderAt: new Date('2026-12-20T16:00:00Z'),
  ...facts,
});

describe('the season', () => {
  test.each([
    ['2026-11-20T07:59:59.999Z', 'before'],
    ['2026-11-20T08:00:00Z', 'open'],
    ['2026-12-20T15:59:59.999Z', 'open'],
    ['2026-12-20T16:00:00Z', 'over'],
  ])('at %s it is %s', (now, phase) => {
    expect(christmasPhase(season(), new Date(now))).toBe(phase);
  });

  test.each([{ isEnabled: false }, { mealKitId: null }, { opensAt: null }, { lastOrderAt: null }])(
    'is off as long as something is missing: %o',
    (missing) => {
      expect(christmasPhase(season(missing), new Date('2026-12-01T08:00:00Z'))).toBe('off');
    },
  );
});

describe('the day', () => {
  test('is the 23rd or the 24th of December of the year of the last order', () => {
    const lastOrderAt = new Date('2026-12-20T16:00:00Z');
    expect(christmasDay('evening_23', lastOrderAt)).toBe('2026-12-23');
    expect(christmasDay('morning_24', lastOrderAt)).toBe('2026-12-24');
  });

  test('the year is that of the clock in Vilnius', () => {
    expect(christmasDay('morning_24', new Date('2026-12-31T22:30:00Z'))).toBe('2027-12-24');
  });

  test('the last order comes no later than the midnight in which the 23rd begins', () => {
    const midnight = startOfDay(toDay('2026-12-23'));
    expect(isLastOrderInTime(midnight)).toBe(true);
    expect(isLastOrderInTime(new Date(midnight.getTime() + 1))).toBe(false);
    expect(isLastOrderInTime(instantInVilnius(toDay('2026-12-31'), 12))).toBe(false);
  });

  test('is over for late money when it begins', () => {
    const day = toDay('2026-12-24');
    expect(isChristmasOver(day, new Date(startOfDay(day).getTime() - 1))).toBe(false);
    expect(isChristmasOver(day, startOfDay(day))).toBe(true);
  });
});

test('what is left is never less than nothing, also where the limit was lowered', () => {
  expect(setsLeft(10, 7)).toBe(3);
  expect(setsLeft(5, 7)).toBe(0);
});

test('a wish for a reminder is kept for a week unconfirmed, and 400 days confirmed', () => {
  expect(reminderOver(new Date('2026-11-18T10:00:00Z'))).toEqual({
    unconfirmed: startOfDay(toDay('2026-11-11')),
    confirmed: startOfDay(toDay('2025-10-14')),
  });
});
