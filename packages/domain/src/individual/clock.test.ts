import { expect, test } from 'vitest';
import { alarmStaffAt, answerBy, isAnswerLate, remindBuyerAt, remindStaffAt } from './clock.ts';

const sent = new Date('2026-11-18T08:12:00Z');

test('a request is answered within about 24 hours; the shop is reminded at 20 and alarmed at 24', () => {
  expect(answerBy(sent)).toEqual(new Date('2026-11-19T08:12:00Z'));
  expect(remindStaffAt(sent)).toEqual(new Date('2026-11-19T04:12:00Z'));
  expect(alarmStaffAt(sent)).toEqual(new Date('2026-11-19T08:12:00Z'));
});

test('nobody is told of a time that has passed', () => {
  expect(isAnswerLate(sent, new Date('2026-11-19T08:11:59Z'))).toBe(false);
  expect(isAnswerLate(sent, new Date('2026-11-19T08:12:00Z'))).toBe(true);
});

test('the buyer is reminded an hour before the 6 hours are over', () => {
  expect(remindBuyerAt(sent)).toEqual(new Date('2026-11-18T13:12:00Z'));
});
