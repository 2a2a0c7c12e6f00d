import { expect, test } from 'vitest';
import { vocative } from './vocative.ts';

test.each([
  ['Jonas', 'Jonai'],
  ['Petras', 'Petrai'],
  ['Matas', 'Matai'],
  ['Elijas', 'Elijau'],
  ['Andrius', 'Andriau'],
  ['Motiejus', 'Motiejau'],
  ['Paulius', 'Pauliau'],
  ['Vytis', 'Vyti'],
  ['Algis', 'Algi'],
  ['Jonys', 'Jony'],
  ['Eglė', 'Egle'],
  ['Ona', 'Ona'],
  ['Ieva', 'Ieva'],
])('%s is called %s', (name, called) => {
  expect(vocative(name)).toBe(called);
});

test('several given names are called each, and letters stay as large as they were', () => {
  expect(vocative('Jonas Petras')).toBe('Jonai Petrai');
  expect(vocative('Eglė-Marija')).toBe('Egle-Marija');
  expect(vocative('JONAS')).toBe('JONAI');
  expect(vocative('EGLĖ')).toBe('EGLE');
  expect(vocative('andrius')).toBe('andriau');
});

test.each([
  'Thomas',
  'Chris',
  'Klaus',
  'Luis',
  'Alexis',
  'Dennis',
  'Andreas',
  'Lucas',
  'John',
  'Chloé',
  'Юлия',
  '',
])('a name from elsewhere stays as it is: %s', (name) => {
  expect(vocative(name)).toBe(name);
});
