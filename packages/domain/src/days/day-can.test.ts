import { expect, test } from 'vitest';
import { addHours, instantInVilnius, toDay } from '../day.ts';
import type { OrderTerms } from '../terms.ts';
import { type DayFacts, dayActions, dayCan, firstDayFor, isLocked } from './day-can.ts';

const terms = (facts: Partial<OrderTerms> = {}): OrderTerms => ({
  isCancellationDisabled: false,
  cancellationHours: 48,
  isChangeDisabled: false,
  changeHours: 72,
  deliveryDateChangeHours: 24,
  ...facts,
});
const aDay = (facts: Partial<DayFacts> = {}): DayFacts => ({
  type: 'regular_order',
  checkOutStatus: 'paid',
  orderStatus: 'paid',
  isUnique: false,
  isDayBefore: false,
  christmasUntil: null,
  day: toDay('2026-11-19'),
  status: 'planned',
  ...facts,
});
const before = (instant: Date): Date => new Date(instant.getTime() - 1);
const reasonOf = (...args: Parameters<typeof dayCan>): string | null => {
  const answer = dayCan(...args);
  return answer.allowed ? null : answer.reason;
};

test.each([
  ['move', '2026-11-18'],
  ['skip', '2026-11-18'],
  ['address', '2026-11-18'],
  ['time', '2026-11-18'],
  ['method', '2026-11-18'],
  ['cancel', '2026-11-17'],
  ['kit', '2026-11-16'],
] as const)('%s can be done until the midnight of its own term', (action, day) => {
  const midnight = instantInVilnius(toDay(day), 0);
  expect(dayCan(action, aDay(), terms(), before(midnight))).toEqual({
    action,
    until: midnight,
    allowed: true,
  });
  expect(dayCan(action, aDay(), terms(), midnight)).toEqual({
    action,
    until: midnight,
    allowed: false,
    reason: 'too_late',
  });
});

test.each([
  // In March a day has 23 hours, in October 25: 24 hours before the midnight is another hour of the wall.
  ['2027-03-29', '2027-03-27T23:00:00+02:00'],
  ['2026-10-26', '2026-10-25T01:00:00+03:00'],
])('terms are hours, also where the clock is changed: %s', (day, until) => {
  const facts = aDay({ day: toDay(day) });
  expect(dayCan('move', facts, terms(), before(new Date(until))).allowed).toBe(true);
  expect(reasonOf('move', facts, terms(), new Date(until))).toBe('too_late');
});

test('what is brought in the evening before is reckoned from there', () => {
  const noon = instantInVilnius(toDay('2026-11-17'), 12);
  expect(dayCan('move', aDay(), terms(), noon).allowed).toBe(true);
  expect(reasonOf('move', aDay({ isDayBefore: true }), terms(), noon)).toBe('too_late');
});

const early = instantInVilnius(toDay('2026-11-10'), 12);

test('before the money is there a day is moved, skipped and sent elsewhere, neither given back nor given another kit', () => {
  for (const checkOutStatus of ['new', 'waiting_payment'] as const) {
    const facts = aDay({ checkOutStatus, orderStatus: 'pending' });
    const refused = dayActions.filter((action) => !dayCan(action, facts, terms(), early).allowed);
    expect(refused).toEqual(['cancel', 'kit']);
    expect(reasonOf('cancel', facts, terms(), early)).toBe('not_paid_yet');
    expect(reasonOf('kit', facts, terms(), early)).toBe('not_paid_yet');
  }
});

test('what the owner has switched off says so', () => {
  expect(reasonOf('cancel', aDay(), terms({ isCancellationDisabled: true }), early)).toBe('switched_off');
  expect(reasonOf('kit', aDay(), terms({ isChangeDisabled: true }), early)).toBe('switched_off');
  expect(reasonOf('move', aDay(), terms({ isChangeDisabled: true }), early)).toBeNull();
});

test('a unique kit and an individual order keep their kit, and an individual order is cancelled by request', () => {
  expect(reasonOf('kit', aDay({ isUnique: true }), terms(), early)).toBe('kit_is_fixed');
  const individual = aDay({ type: 'individual_order' });
  expect(reasonOf('kit', individual, terms(), early)).toBe('kit_is_fixed');
  expect(reasonOf('cancel', individual, terms(), early)).toBe('needs_request');
  expect(reasonOf('skip', individual, terms(), early)).toBeNull();
});

test('a locked day of a cancelled line can still be sent elsewhere, but not be given back once more', () => {
  const locked = aDay({ orderStatus: 'canceled_by_user' });
  expect(reasonOf('address', locked, terms(), early)).toBeNull();
  expect(reasonOf('cancel', locked, terms(), early)).toBe('not_from_here');
});

test('nothing is done with what is cooked, gone or ended', () => {
  const ended = [
    aDay({ status: 'prepared' }),
    aDay({ status: 'cancelled' }),
    aDay({ status: 'delivered' }),
    aDay({ checkOutStatus: 'stopped' }),
    aDay({ checkOutStatus: 'declined', orderStatus: 'canceled_by_user' }),
  ];
  for (const facts of ended)
    for (const action of dayActions)
      if (action !== 'kit' && action !== 'cancel')
        expect(reasonOf(action, facts, terms(), addHours(early, 1))).toBe('not_from_here');
});

test('the first day for it is the first whose term has not begun, whatever comes on it', () => {
  const noon = instantInVilnius(toDay('2026-11-16'), 12);
  expect(firstDayFor('address', false, terms(), noon)).toBe('2026-11-18');
  expect(firstDayFor('address', true, terms(), noon)).toBe('2026-11-19');
  expect(firstDayFor('cancel', false, terms(), noon)).toBe('2026-11-19');
  expect(firstDayFor('address', false, terms({ deliveryDateChangeHours: 0 }), noon)).toBe('2026-11-17');
});

test('a day is locked from its cancellation term on, and once its box is cooked', () => {
  const midnight = instantInVilnius(toDay('2026-11-17'), 0);
  expect(isLocked(aDay(), terms(), before(midnight))).toBe(false);
  expect(isLocked(aDay(), terms(), midnight)).toBe(true);
  const locked = (status: DayFacts['status']) => isLocked(aDay({ status }), terms(), early);
  expect((['prepared', 'on_the_way', 'delivered', 'not_delivered'] as const).every(locked)).toBe(true);
  expect((['held', 'cancelled'] as const).some(locked)).toBe(false);
});

test('a Christmas-eve kit comes on its day: its door and its end are its buyer’s until the last order moment, the rest is fixed', () => {
  const until = new Date('2026-12-20T16:00:00Z');
  const christmas = aDay({ isUnique: true, day: toDay('2026-12-24'), christmasUntil: until });
  for (const action of ['address', 'method', 'cancel'] as const) {
    expect(dayCan(action, christmas, terms(), before(until))).toEqual({ action, until, allowed: true });
    expect(reasonOf(action, christmas, terms(), until)).toBe('too_late');
  }
  for (const action of ['move', 'skip', 'time'] as const)
    expect(reasonOf(action, christmas, terms(), before(until))).toBe('day_is_fixed');
  expect(reasonOf('kit', christmas, terms(), before(until))).toBe('kit_is_fixed');
  expect(isLocked(christmas, terms(), before(until))).toBe(false);
  expect(isLocked(christmas, terms(), until)).toBe(true);
});

test('those who run the shop may cancel a Christmas-eve kit after that, and move it no more than its buyer', () => {
  const christmas = aDay({
    isUnique: true,
    day: toDay('2026-12-24'),
    christmasUntil: new Date('2026-12-20T16:00:00Z'),
  });
  const none = terms({ cancellationHours: 0, deliveryDateChangeHours: 0, isWaived: true });
  const now = new Date('2026-12-22T10:00:00Z');
  expect(dayCan('cancel', christmas, none, now).allowed).toBe(true);
  expect(reasonOf('move', christmas, none, now)).toBe('day_is_fixed');
});
