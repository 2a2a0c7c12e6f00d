import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toDay } from '@shop/domain/day';
import { dayAndYear, shortDay } from './dates.ts';

const folder = join(import.meta.dirname, '../messages');

/** A number and its unit, or a factor and its sign, with a blank at which a line may end. */
const broken = /[\d}] (d\.|val\.|min\.|%)|[^\u00a0 ] ×/;

test('no text ends a line between a number and its unit, or before a ×', () => {
  const found = ['lt', 'en'].flatMap((language) =>
    readdirSync(join(folder, language)).flatMap((file) =>
      JSON.stringify(JSON.parse(readFileSync(join(folder, language, file), 'utf8')), null, 1)
        .split('\n')
        .filter((line) => broken.test(line)),
    ),
  );
  expect(found).toEqual([]);
});

test('nor does a date', () => {
  expect(shortDay(toDay('2026-11-17'), 'lt')).toBe('lapkričio 17\u00a0d.');
  expect(dayAndYear(toDay('2026-11-17'), 'lt')).toBe('2026\u00a0m. lapkričio 17\u00a0d.');
});
