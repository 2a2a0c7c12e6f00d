import { expect, test } from 'vitest';
import {
  broughtOn,
  type CalendarDay,
  dayKind,
  deliveryCalendar,
  deliveryDates,
  earliestIndividualStart,
  earliestStart,
  earliestWhen,
  latestStart,
  isAvailable,
  isPaperBag,
  nextOrderDeadline,
  orderDeadline,
} from './calendar.ts';
import { instantInVilnius, toDay } from './day.ts';

const VILNIUS = 1;
const KAUNAS = 2;

const calendarDay = (day: string, rest: Partial<CalendarDay> = {}): CalendarDay => ({
  day: toDay(day),
  cityId: null,
  isClosed: false,
  isHoliday: false,
  ...rest,
});
const city = (days: readonly CalendarDay[], cityId = VILNIUS) => ({
  calendar: deliveryCalendar(days),
  cityId,
});
const everyDayOpen = city([]);
const vilnius = (day: string, hour: number, minute = 0): Date => instantInVilnius(toDay(day), hour, minute);

test('Saturdays, Sundays and holidays have the weekend price, other days the working-day price', () => {
  const calendar = city([calendarDay('2026-12-24', { isHoliday: true })]);
  expect(dayKind(toDay('2026-12-23'), calendar)).toBe('working');
  expect(dayKind(toDay('2026-12-24'), calendar)).toBe('weekend_or_holiday');
  expect(dayKind(toDay('2026-12-19'), calendar)).toBe('weekend_or_holiday');
  expect(dayKind(toDay('2026-12-20'), calendar)).toBe('weekend_or_holiday');
});

test('a holiday is delivered on unless the owner closes it', () => {
  expect(isAvailable(toDay('2026-12-24'), city([calendarDay('2026-12-24', { isHoliday: true })]))).toBe(true);
  expect(isAvailable(toDay('2026-12-24'), city([calendarDay('2026-12-24', { isClosed: true })]))).toBe(false);
});

test('a city’s own word about a day goes before the word for all: open and closed, holiday and working day', () => {
  const closedForAll = calendarDay('2026-12-25', { isClosed: true, isHoliday: true });
  const openInVilnius = calendarDay('2026-12-25', { cityId: VILNIUS });
  for (const days of [
    [closedForAll, openInVilnius],
    [openInVilnius, closedForAll],
  ]) {
    expect(isAvailable(toDay('2026-12-25'), city(days, VILNIUS))).toBe(true);
    expect(dayKind(toDay('2026-12-25'), city(days, VILNIUS))).toBe('working');
    expect(isAvailable(toDay('2026-12-25'), city(days, KAUNAS))).toBe(false);
    expect(dayKind(toDay('2026-12-25'), city(days, KAUNAS))).toBe('weekend_or_holiday');
  }
  const ownHoliday = [calendarDay('2026-11-17', { cityId: KAUNAS, isHoliday: true })];
  expect(dayKind(toDay('2026-11-17'), city(ownHoliday, KAUNAS))).toBe('weekend_or_holiday');
  expect(dayKind(toDay('2026-11-17'), city(ownHoliday, VILNIUS))).toBe('working');
});

test('a day closed in one city is open in the others', () => {
  const days = [calendarDay('2026-11-17', { cityId: KAUNAS, isClosed: true })];
  expect(isAvailable(toDay('2026-11-17'), city(days, KAUNAS))).toBe(false);
  expect(isAvailable(toDay('2026-11-17'), city(days, VILNIUS))).toBe(true);
});

test('closing a Saturday does not make it a working day', () => {
  const calendar = city([calendarDay('2026-11-21', { isClosed: true })]);
  expect(dayKind(toDay('2026-11-21'), calendar)).toBe('weekend_or_holiday');
});

test('five working days from a Thursday skip the weekend, the holiday and the closed day', () => {
  const calendar = city([
    calendarDay('2026-11-23', { isHoliday: true }),
    calendarDay('2026-11-25', { isClosed: true }),
  ]);
  const plan = { start: toDay('2026-11-19'), days: 5, workingDaysOnly: true, ...calendar };
  expect(deliveryDates(plan)).toEqual(['2026-11-19', '2026-11-20', '2026-11-24', '2026-11-26', '2026-11-27']);
});

test('"every day" takes weekends and holidays and skips only closed days', () => {
  const calendar = city([
    calendarDay('2026-11-23', { isHoliday: true }),
    calendarDay('2026-11-21', { isClosed: true }),
  ]);
  const plan = { start: toDay('2026-11-20'), days: 3, workingDaysOnly: false, ...calendar };
  expect(deliveryDates(plan)).toEqual(['2026-11-20', '2026-11-22', '2026-11-23']);
});

test('a start on a closed day is the first available day after it', () => {
  const calendar = city([
    calendarDay('2026-11-20', { isClosed: true }),
    calendarDay('2026-11-23', { isClosed: true }),
  ]);
  const plan = { start: toDay('2026-11-20'), days: 2, ...calendar };
  expect(deliveryDates({ ...plan, workingDaysOnly: true })).toEqual(['2026-11-24', '2026-11-25']);
  expect(deliveryDates({ ...plan, workingDaysOnly: false })).toEqual(['2026-11-21', '2026-11-22']);
});

test('an order begins 1, 2 or 3 days after today, as the owner set it', () => {
  const now = vilnius('2026-11-16', 23, 59);
  expect(earliestStart(now, 'next', everyDayOpen)).toBe('2026-11-17');
  expect(earliestStart(now, 'second', everyDayOpen)).toBe('2026-11-18');
  expect(earliestStart(now, 'third', everyDayOpen)).toBe('2026-11-19');
});

test('today is today in Vilnius', () => {
  expect(earliestStart(new Date('2026-11-16T22:00:00Z'), 'next', everyDayOpen)).toBe('2026-11-18');
});

test('closed days after the earliest one put the start off, closed days before it do not', () => {
  const now = vilnius('2026-11-16', 12);
  const closed = ['2026-11-17', '2026-11-18', '2026-11-19'].map((day) =>
    calendarDay(day, { isClosed: true }),
  );
  expect(earliestStart(now, 'second', city(closed))).toBe('2026-11-20');
  expect(earliestStart(now, 'second', city(closed.slice(0, 1)))).toBe('2026-11-18');
});

test('an individual order begins at least 3 days after today', () => {
  expect(earliestIndividualStart(vilnius('2026-11-16', 12), everyDayOpen)).toBe('2026-11-19');
});

test('with "second", Thursday can be ordered until Tuesday midnight', () => {
  expect(orderDeadline(toDay('2026-11-19'), 'second')).toEqual(vilnius('2026-11-18', 0));
});

test('the countdown ends when the day it buys can no longer be ordered', () => {
  const now = vilnius('2026-11-16', 12);
  const { deadline, deliveryDay } = nextOrderDeadline(now, 'second', everyDayOpen);
  expect(deliveryDay).toBe('2026-11-18');
  expect(deadline).toEqual(vilnius('2026-11-17', 0));
  expect(earliestStart(new Date(deadline.getTime() - 1), 'second', everyDayOpen)).toBe('2026-11-18');
  expect(earliestStart(deadline, 'second', everyDayOpen)).toBe('2026-11-19');
});

test('before closed days the countdown runs to the last moment for the day after them', () => {
  const closed = city([
    calendarDay('2026-11-18', { isClosed: true }),
    calendarDay('2026-11-19', { isClosed: true }),
  ]);
  const { deadline, deliveryDay } = nextOrderDeadline(vilnius('2026-11-16', 12), 'second', closed);
  expect(deliveryDay).toBe('2026-11-20');
  expect(deadline).toEqual(vilnius('2026-11-19', 0));
});

test('with "delivery day before" Monday’s kit comes on Sunday evening', () => {
  expect(broughtOn(toDay('2026-11-16'), true)).toBe('2026-11-15');
  expect(broughtOn(toDay('2026-11-16'), false)).toBe('2026-11-16');
});

test('a kit of the evening before is for the day after tomorrow at the earliest', () => {
  expect(earliestWhen('next', true)).toBe('second');
  expect(earliestWhen('next', false)).toBe('next');
  expect(earliestWhen('third', true)).toBe('third');
});

test('an order begins no later than 120 days from today in Vilnius', () => {
  expect(latestStart(vilnius('2026-11-16', 12))).toBe('2027-03-16');
});

test('19 working days come in paper bags, 20 do not', () => {
  expect(isPaperBag(19)).toBe(true);
  expect(isPaperBag(20)).toBe(false);
});
