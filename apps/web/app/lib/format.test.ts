import { toDay } from '@shop/domain/day';
import { overwriteGetLocale } from '@shop/messages';
import { expect, test } from 'vitest';
import { deadline, longDay, money } from './format.ts';

const speak = (locale: 'lt' | 'en') => overwriteGetLocale(() => locale);
const monday = toDay('2026-11-16');

test('a Lithuanian day stands in the case of its sentence, an English one as ever', () => {
  speak('lt');
  expect(longDay(monday)).toBe('lapkričio 16\u00a0d., pirmadienis');
  expect(longDay(monday, 'genitive')).toBe('lapkričio 16\u00a0d., pirmadienio');
  expect(longDay(monday, 'accusative')).toBe('lapkričio 16\u00a0d., pirmadienį');
  expect(longDay(toDay('2026-11-21'), 'accusative')).toBe('lapkričio 21\u00a0d., šeštadienį');
  speak('en');
  expect(longDay(monday, 'genitive')).toBe('Monday, 16 November');
});

test('a last moment is said as after "until", and midnight ends the day before', () => {
  speak('lt');
  expect(deadline(new Date('2026-11-15T22:00:00Z'))).toBe('lapkričio 15\u00a0d., sekmadienio, 24:00');
});

test('what is taken off has a real minus in both languages', () => {
  speak('lt');
  expect(money(-500)).toBe('−5,00\u00a0€');
  speak('en');
  expect(money(-500)).toBe('−€5.00');
});
